import type { QuestionOut, TalesOfGloryView } from "../../net/messages";

type Question = Pick<QuestionOut, "choices"> | null;

/** The notation if it is a legal decision, or null. */
export function legal(question: Question, notation: string): string | null {
  return question?.choices.some((choice) => choice.notation === notation) ? notation : null;
}

/** The squares where the tile at hand may be laid now. */
export function squares(question: Question): Set<string> {
  return new Set(question?.choices.filter((choice) => choice.verb === "place").map((choice) => choice.touches[0] ?? ""));
}

/** The chests that the key may open, by tile: their numbers on it. */
export function chests(question: Question): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { verb, touches } of question?.choices ?? []) {
    if (verb !== "open") continue;
    const [tile = "", number = "1"] = touches;
    found.set(tile, [...(found.get(tile) ?? []), Number(number)]);
  }
  return found;
}

/** The tiles that a seat could play in its part: the one taken, then its quests. */
export function handOf(view: TalesOfGloryView): string[] {
  const me = view.me;
  if (!me) return [];
  const own = view.seats[me.seat];
  const taken = own?.placing ?? own?.taken;
  return [...(taken ? [taken] : []), ...me.quests.map((quest) => quest.tile)].filter((tile, at, all) => all.indexOf(tile) === at);
}
