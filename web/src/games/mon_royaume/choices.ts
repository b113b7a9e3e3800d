import type { ChoiceOut, MonRoyaumeTaleView, MonRoyaumeView, QuestionOut } from "../../net/messages";

type Question = Pick<QuestionOut, "choices"> | null;

/** A decision as it is written, legal or not. */
export function written(verb: string, ...touches: string[]): string {
  return [verb, ...touches].join(" ");
}

/** The notation of a legal decision about exactly these words, or null. */
export function legal(question: Question, verb: string, ...touches: string[]): string | null {
  const same = (choice: ChoiceOut): boolean =>
    choice.verb === verb && choice.touches.length === touches.length && touches.every((word, at) => choice.touches[at] === word);
  return question?.choices.find(same)?.notation ?? null;
}

/** The slots where a tile may go with this side up. */
export function slotsFor(question: Question, side: Side, tile: string): Set<string> {
  return new Set(touched(question, side, tile, 0, 1));
}

/** The tiles that may go into a slot with either side up. */
export function tilesFor(question: Question, side: Side, slot: string): Set<string> {
  return new Set(touched(question, side, slot, 1, 0));
}

/** The side of a tile as decisions name it. */
export type Side = "place" | "bard";

function touched(question: Question, verb: string, word: string, at: number, other: number): string[] {
  const found = question?.choices.filter((choice) => choice.verb === verb && choice.touches[at] === word) ?? [];
  return found.map((choice) => choice.touches[other] ?? "");
}

/** Why one might want a tile: a tale that misses it, or an adventure of the round that asks for it. */
export interface Reason {
  kind: "element" | "lover" | "circled" | "adventure";
  card: string;
  /** The sign to draw: the type of the tale, or of the adventure. */
  sign: string;
}

export function reasonsFor(view: MonRoyaumeView, seat: number, tile: string): Reason[] {
  const tales = view.seats[seat]?.tales.filter((tale) => tale.kept && misses(tale, tile)) ?? [];
  const cards = view.adventures.filter((card) => !card.resolved && card.wants.includes(tile));
  return [
    ...tales.map((tale): Reason => ({ kind: part(tale, tile), card: tale.tale, sign: tale.type })),
    ...cards.map((card): Reason => ({ kind: "adventure", card: card.adventure, sign: card.type })),
  ];
}

function misses(tale: MonRoyaumeTaleView, tile: string): boolean {
  return tale.elements.includes(tile) && !tale.present.includes(tile);
}

function part(tale: MonRoyaumeTaleView, tile: string): Reason["kind"] {
  if (!tale.bonus.includes(tile)) return "element";
  return tale.type === "love" ? "lover" : "circled";
}
