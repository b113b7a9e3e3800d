import type { ChoiceOut, QuestionOut } from "../../net/messages";
import type { View } from "./castle";

type Question = Pick<QuestionOut, "choices"> | null;

/** The notation of a legal decision about exactly these words, or null. */
export function legal(question: Question, verb: string, ...touches: string[]): string | null {
  const same = (choice: ChoiceOut): boolean => choice.verb === verb && choice.touches.length === touches.length && touches.every((word, at) => choice.touches[at] === word);
  return question?.choices.find(same)?.notation ?? null;
}

/** What touching a cell may do now: a die's token, a guest's, or a token in the Magician's hand. */
export function onCell(question: Question, cell: string, die: string | null): ChoiceOut[] {
  const found = question?.choices.filter((choice) => choice.touches.at(-1) === cell && ["place", "put", "lift"].includes(choice.verb)) ?? [];
  const held = found.filter((choice) => choice.verb !== "place" || choice.touches[0] === die);
  return held.length > 0 ? held : found;
}

/** The die that a token comes from where several could give it: a plain face before a "?", which can do more. */
export function plainest(view: View, choices: ChoiceOut[]): ChoiceOut | null {
  const any = (choice: ChoiceOut): boolean => view.dice.some((die) => die.die === choice.touches[0] && die.face === "face_any");
  return choices.find((choice) => !any(choice)) ?? choices[0] ?? null;
}

/** What to ask about a cell that nothing goes on: the decision that it would be. */
export function likely(view: View, question: Question, cell: string, die: string | null): string {
  const verbs = new Set(question?.choices.map((choice) => choice.verb));
  if (verbs.has("lift")) return `lift ${cell}`;
  if (view.step === "gift" || view.step === "magician") return `put ${cell}`;
  if (view.step === "dagobert") return `place die_dagobert ${cell}`;
  const open = die ?? view.dice.find((one) => !one.used)?.die ?? "die_1";
  return `place ${open} ${cell}`;
}

/** Decisions that have no place on the grid, the castle or a card: they are buttons. */
const PLACED = new Set(["place", "put", "lift", "build", "clear", "tower", "wall", "flag", "take", "steal", "reactivate", "monk"]);
export function buttons(question: Question): ChoiceOut[] {
  return question?.choices.filter((choice) => !PLACED.has(choice.verb)) ?? [];
}

/** The dice that a choice of the moment would use. */
export function diceInPlay(question: Question): Set<string> {
  return new Set(question?.choices.flatMap((choice) => choice.touches.filter((word) => word.startsWith("die_"))) ?? []);
}

/** The places of the castle that may be touched now, each with its decision. */
export function onCastle(question: Question, die: string | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const choice of question?.choices ?? []) {
    const place = choice.touches.at(-1) ?? "";
    const monk = choice.verb === "monk";
    if (!monk && !["tower", "wall", "flag"].includes(choice.verb)) continue;
    if (monk && die !== null && choice.touches[0] !== die) continue;
    if (!found.has(place)) found.set(place, choice.notation);
  }
  return found;
}
