import type { FluentVariable } from "@fluent/bundle";
import type { RoyaumesSauvagesDecreeView } from "../../net/messages";
import { settings } from "../../table/settings.svelte";
import type { Texts } from "../../texts/texts.svelte";

/** A text of the drawn board. */
export function tell(texts: Texts, id: string, values?: Record<string, FluentVariable>): string {
  return texts.say(`board-rs-${id}`, values);
}

/** What a side is called: a player, or in the solo mode the opponent who has no seat. */
export function sideName(texts: Texts, names: string[], side: number): string {
  return names[side] ?? texts.say("board-opponent");
}

/** A decree as a sentence, in the language of the moment. */
export function sentence(decree: RoyaumesSauvagesDecreeView): string {
  return settings.lang === "fr" ? decree.text_fr : decree.text_en;
}

/** Several words in a row, as the language joins them. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(words);
}

/** An age, as it is printed. */
export function roman(age: number): string {
  return ["", "I", "II", "III"][age] ?? String(age);
}
