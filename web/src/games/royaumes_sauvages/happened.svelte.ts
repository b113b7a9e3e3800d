import type { QuestionOut, RoyaumesSauvagesBattleView, RoyaumesSauvagesView } from "../../net/messages";

/** One battle is told from another by all that was seen of it. */
export const marked = (battle: RoyaumesSauvagesBattleView | null): string => JSON.stringify(battle);

/** What happened since this player last took a turn: the battles fought to their end, in order, and the age that was counted. */
export class Happened {
  battles = $state.raw<RoyaumesSauvagesBattleView[]>([]);
  counted = $state<number | null>(null);
  #told: string[] = [];
  #turn: number | null = null;
  #age = 0;
  #fought = 0;

  /** Takes in a view and what is asked with it; the first is no news. Whoever has taken a turn has read what was there. */
  follow(view: RoyaumesSauvagesView, question: QuestionOut | null): void {
    const turn = question?.ask === "act" ? question.number : null;
    if (this.#turn !== null && turn !== this.#turn) this.forget();
    this.#turn = turn;
    this.#followBattles(view.last_battle);
    if (this.#age > 0 && view.age > this.#age) this.counted = this.#age;
    if (view.step === "over" || (this.counted !== null && view.age <= this.counted)) this.counted = null;
    this.#age = view.age;
  }

  /** The first battle was read. */
  next(): void {
    this.battles = this.battles.slice(1);
  }

  /** Everything was read. */
  forget(): void {
    this.battles = [];
    this.counted = null;
  }

  /** A view carries one battle, and the next may end before anybody has read of it. Those of an earlier age are old news. */
  #followBattles(last: RoyaumesSauvagesBattleView | null): void {
    const known = this.#told.indexOf(marked(last));
    if (known >= 0) {
      this.#goBackTo(known);
      return;
    }
    const first = this.#told.length === 0;
    this.#told.push(marked(last));
    if (first || last === null) return;
    this.battles = this.#age === this.#fought ? [...this.battles, last] : [last];
    this.#fought = this.#age;
  }

  /** After an undo, the battles that came later never were. */
  #goBackTo(known: number): void {
    const undone = new Set(this.#told.splice(known + 1));
    if (undone.size > 0) this.battles = this.battles.filter((battle) => !undone.has(marked(battle)));
  }
}
