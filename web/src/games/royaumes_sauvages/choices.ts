import type { QuestionOut, RoyaumesSauvagesRefusedView, RoyaumesSauvagesView } from "../../net/messages";

type Question = Pick<QuestionOut, "choices"> | null;

/** A decision as it is written, legal or not. */
export function written(verb: string, ...touches: string[]): string {
  return [verb, ...touches].join(" ");
}

/** The notation of a decision if it is legal now, or null. */
export function legal(question: Question, verb: string, ...touches: string[]): string | null {
  const notation = written(verb, ...touches);
  return question?.choices.some((choice) => choice.notation === notation) ? notation : null;
}

/** The realms where a card of the hand may go now. */
export function homesOf(question: Question, card: string): Set<string> {
  return new Set(claims(question).filter(([one]) => one === card).map(([, realm]) => realm));
}

/** The cards of the hand that a realm takes now. */
export function guestsOf(question: Question, realm: string): Set<string> {
  return new Set(claims(question).filter(([, one]) => one === realm).map(([card]) => card));
}

function claims(question: Question): [string, string][] {
  const found = question?.choices.filter((choice) => choice.verb === "claim") ?? [];
  return found.map((choice) => [choice.touches[0] ?? "", choice.touches[1] ?? ""]);
}

/** Why a card of the hand cannot go to a realm, as the engine says it. */
export function refusalOf(view: RoyaumesSauvagesView, card: string, realm: string): RoyaumesSauvagesRefusedView | null {
  return view.me?.refused.find((one) => one.card === card && one.realm === realm) ?? null;
}

/** The realms whose newest card counts for the decree of a realm now, itself left out. */
export function lookedAt(view: RoyaumesSauvagesView, realm: string): string[] {
  const counting = view.realms.find((one) => one.realm === realm)?.decree.counting ?? [];
  return view.realms.filter((one) => one.realm !== realm && counting.includes(one.column.at(-1)?.card ?? "")).map((one) => one.realm);
}
