import type { FluentVariable } from "@fluent/bundle";
import type { Texts } from "../../texts/texts.svelte";

/** A text of this board alone. */
export function tell(texts: Texts, id: string, values?: Record<string, FluentVariable>): string {
  return texts.say(`board-oc-${id}`, values);
}
