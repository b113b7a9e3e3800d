import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "../../table/settings.svelte";
import type { Texts } from "../../texts/texts.svelte";
import { kindOf } from "./kinds";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

const BUNDLES: Record<Language, FluentBundle> = { fr: bundle("fr", fr), en: bundle("en", en) };

function bundle(lang: Language, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** A text of the drawn board, in the language of the moment. */
export function tell(id: string, values: Record<string, FluentVariable> = {}): string {
  const from = BUNDLES[settings.lang];
  const pattern = from.getMessage(id)?.value;
  return pattern ? from.formatPattern(pattern, values, []) : id;
}

/** Several words in a row, as the language joins them. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(words);
}

/** What a tile is, in full, for those who do not see it. */
export function described(texts: Texts, tile: string, bard = false): string {
  const name = texts.word(tile);
  if (bard) return tell("mr-bard-of", { name });
  const { land, level, category } = kindOf(tile);
  if (level === 0) return name;
  return tell(category === "monster" ? "mr-tile-monster" : "mr-tile", { name, colour: texts.word(land), level });
}
