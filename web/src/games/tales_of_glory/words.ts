import type { FluentVariable } from "@fluent/bundle";
import type { TalesOfGloryVerdictView, TalesOfGloryWhyView } from "../../net/messages";
import { settings } from "../../table/settings.svelte";
import type { Texts } from "../../texts/texts.svelte";
import { printed, SIDES, type Item, type Side } from "./box";

/** A text that only this board uses. */
export function tell(texts: Texts, id: string, values: Record<string, FluentVariable> = {}): string {
  return texts.say(`board-tg-${id}`, values);
}

/** A square as people write it, the hero's own included. */
export function squareWord(square: string): string {
  return `(${square.replace(",", ", ")})`;
}

/** Several words in a row, as the language joins them. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(words);
}

/** So many of something. */
export function amount(texts: Texts, give: string, count: number): string {
  return texts.say(`tell-amount-${give.replaceAll("_", "-")}`, { count });
}

/** What comes in or is paid, in words; nothing is said to be nothing. */
export function amounts(texts: Texts, of: Record<string, number>): string {
  const parts = Object.entries(of).filter(([, n]) => n > 0);
  return parts.length === 0 ? texts.say("board-nothing") : listed(parts.map(([give, n]) => amount(texts, give, n)));
}

export function itemWords(texts: Texts, item: Item): string {
  const once = amount(texts, item.give, item.n);
  const what = item.per ? texts.say(`board-per-${item.per.replaceAll("_", "-")}`) : "";
  const times = item.per ? texts.say("tell-times", { amount: once, what }) : once;
  return item.at === "end" ? texts.say("tell-at-end", { amount: times }) : times;
}

export function itemsWords(texts: Texts, items: Item[]): string {
  return items.length === 0 ? texts.say("board-nothing") : listed(items.map((item) => itemWords(texts, item)));
}

export function kindWord(texts: Texts, tile: string): string {
  return texts.say(`board-kind-${printed(tile).type}`);
}

function linkWords(texts: Texts, tile: string, side: Side): string | null {
  const link = printed(tile).links?.[side];
  if (!link) return null;
  return texts.say("tell-link", { side: texts.word(side), who: texts.say(`tell-link-${link.needs}`), items: itemsWords(texts, link.gain) });
}

/** What a tile gives: its own gain, its special connectors, its chests. */
export function gives(texts: Texts, tile: string): string[] {
  const data = printed(tile);
  const links = SIDES.map((side) => linkWords(texts, tile, side)).filter((words) => words !== null);
  const chests = data.chests.map((items) => texts.say("tell-chest-with", { items: itemsWords(texts, items) }));
  const own = data.gain.map((item) => itemWords(texts, item));
  return [...own, ...links, ...chests];
}

export function edges(texts: Texts, tile: string): string {
  return SIDES.map((side) => `${texts.word(side)} ${texts.say(`tell-edge-${printed(tile).sides[side]}`)}`).join(", ");
}

/** A tile in full, for those who do not see it. */
export function described(texts: Texts, tile: string): string {
  const given = gives(texts, tile);
  return tell(texts, "tile", {
    name: texts.word(tile),
    type: kindWord(texts, tile),
    cost: costWords(texts, tile),
    gives: given.length === 0 ? texts.say("board-nothing") : given.join(texts.say("tell-also")),
    edges: edges(texts, tile),
  });
}

export function costWords(texts: Texts, tile: string): string {
  const { cost } = printed(tile);
  return Object.keys(cost).length === 0 ? texts.say("board-free") : amounts(texts, cost);
}

/** What a seat would pay now, the surcharge of the wild lands included. */
export function dueWords(texts: Texts, verdict: TalesOfGloryVerdictView): string {
  const due = verdict.coins + verdict.potions === 0 ? [] : [amounts(texts, { coins: verdict.coins, potions: verdict.potions })];
  if (verdict.surcharge > 0) due.push(texts.say("tell-surcharge", { count: verdict.surcharge }));
  return due.length === 0 ? texts.say("board-free") : listed(due);
}

export function whyWords(texts: Texts, why: TalesOfGloryWhyView): string {
  return texts.refusal(why.reason, why.words);
}

/** What a tile would mean for the seat that looks: what to pay and where it fits, or why it could not be played. */
export function verdictWords(texts: Texts, verdict: TalesOfGloryVerdictView): string {
  if (verdict.why_not) return tell(texts, "cannot", { why: whyWords(texts, verdict.why_not) });
  return tell(texts, "can", { due: dueWords(texts, verdict), squares: verdict.squares.length });
}
