import type { ChoiceOut, QuestionOut, RealmOfWonderReachView, RealmOfWonderRealmView } from "../../net/messages";

export type Question = Pick<QuestionOut, "choices" | "number" | "ask"> | null;

/** Decisions that name a space of the map, last. */
const ON_THE_MAP = ["step", "fly", "aim", "retreat", "teleport", "catapult", "dive"];

export function written(verb: string, ...touches: string[]): string {
  return [verb, ...touches].join(" ");
}

export function isOnMap(choice: ChoiceOut): boolean {
  return ON_THE_MAP.includes(choice.verb);
}

/** The notation of a legal decision about exactly these words, or null. */
export function legal(question: Question, verb: string, ...touches: string[]): string | null {
  const notation = written(verb, ...touches);
  return question?.choices.some((choice) => choice.notation === notation) ? notation : null;
}

export function withVerb(question: Question, ...verbs: string[]): ChoiceOut[] {
  return question?.choices.filter((choice) => verbs.includes(choice.verb)) ?? [];
}

/** What may be decided about a space of the map. */
export function choicesAt(question: Question, space: string): ChoiceOut[] {
  return question?.choices.filter((choice) => isOnMap(choice) && choice.touches[0] === space) ?? [];
}

/** A space that can be chosen now: directly, or by walking there; with the extra point only if `extra`. */
export interface Goal {
  cost: number | null;
  extra: boolean;
  /** A battle, a conquest or the end of the game waits there. */
  stops: boolean;
}

/** Every space of the map that may be chosen now or walked to. */
export function goals(view: RealmOfWonderRealmView, question: Question): Map<string, Goal> {
  const found = new Map<string, Goal>();
  for (const choice of question?.choices ?? [])
    if (isOnMap(choice)) found.set(choice.touches[0] ?? "", { cost: null, extra: false, stops: false });
  if (question?.ask === "turn" && view.turn)
    for (const one of view.turn.reach) found.set(one.space, { cost: one.cost, extra: one.cost > view.turn.points, stops: one.stops });
  return found;
}

/** The spaces on the way to a space within reach, the first step first; empty if it is out of reach. */
export function pathTo(reach: RealmOfWonderReachView[], space: string): RealmOfWonderReachView[] {
  const path: RealmOfWonderReachView[] = [];
  let at = reach.find((one) => one.space === space);
  while (at && path.length <= reach.length) {
    path.unshift(at);
    const before = at.before;
    at = reach.find((one) => one.space === before);
  }
  return path;
}

/** What a space offers to the character who stands there, possible now or not: the verbs of its actions. */
export function offersOf(feature: string, quest: string): string[][] {
  if (feature === "tower") return [["open"], ...(quest === "quest_lost_pages" ? [["search"]] : [])];
  if (feature === "well") return [["build"], ["buy"]];
  if (feature === "home") return [["buy"], ["build"]];
  if (feature === "rune_stone") return [["spin", "middle_disc"], ["spin", "castle_disc"], ["drink"]];
  if (feature === "vortex") return [["vortex", "clockwise"], ["vortex", "anticlockwise"]];
  return [];
}

/** The magic points that a decision costs. */
export function priceOf(choice: Pick<ChoiceOut, "verb" | "touches">, prices: Record<string, number>, ask: string): number {
  if (choice.verb === "turn" && ask !== "turn") return 0;
  const times = choice.verb === "conquer" ? Number(choice.touches[0]) : 1;
  return (prices[choice.verb] ?? 0) * times;
}
