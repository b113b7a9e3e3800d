import { settings } from "../../table/settings.svelte";
import type { Texts } from "../../texts/texts.svelte";
import { kindOf } from "./kinds";

/** Several words in a row, as the language joins them. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(words);
}

/** What a tile is, in full, for those who do not see it. */
export function described(texts: Texts, tile: string, bard = false): string {
  const name = texts.word(tile);
  if (bard) return texts.say("mr-bard-of", { name });
  const { land, level, category } = kindOf(tile);
  if (level === 0) return name;
  return texts.say(category === "monster" ? "mr-tile-monster" : "mr-tile", { name, colour: texts.word(land), level });
}
