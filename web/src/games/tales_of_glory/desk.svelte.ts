import type { QuestionOut, TalesOfGloryPlacementView, TalesOfGloryVerdictView, TalesOfGloryView, TalesOfGloryWhyView } from "../../net/messages";
import { handOf, legal, squares } from "./choices";

/** What a board tells its desk. */
export interface Given {
  readonly view: TalesOfGloryView;
  readonly question: QuestionOut | null;
  /** Sends a decision; where that takes time, it can be waited for. */
  readonly act: (notation: string) => unknown;
  readonly explain: (notation: string) => void;
}

/** What lies before one player and is not decided yet: the slot looked at, the tile held, the square aimed at. */
export class Desk {
  slot = $state<number | null>(null);
  chosen = $state<string | null>(null);
  aim = $state<string | null>(null);
  /** Why the square that was touched last will not do. */
  misfit = $state.raw<TalesOfGloryWhyView | null>(null);
  /** The seat whose land is looked at; null is one's own. */
  visited = $state<number | null>(null);

  private plan = $state.raw<string[]>([]);
  private sending = $state(false);

  constructor(private readonly given: Given) {}

  get ask(): string {
    return this.given.question?.ask ?? "";
  }

  /** The tile whose squares are shown: the one to be placed, the one held, or the one looked at on the display. */
  readonly tile: string | null = $derived.by(() => {
    const { view } = this.given;
    const placing = view.me ? view.seats[view.me.seat]?.placing : null;
    if (placing) return placing;
    if (view.step === "play") return this.held;
    return this.slot === null ? null : (view.board[this.slot - 1]?.tile ?? null);
  });

  /** What is held in the own part: what was picked up, else the tile taken, else the first quest that can be played. */
  readonly held: string | null = $derived.by(() => {
    const { view } = this.given;
    const hand = handOf(view);
    if (this.chosen !== null && hand.includes(this.chosen)) return this.chosen;
    const taken = view.me ? view.seats[view.me.seat]?.taken : null;
    return taken ?? hand.find((tile) => legal(this.given.question, `play ${tile}`)) ?? hand[0] ?? null;
  });

  verdictOf(tile: string): TalesOfGloryVerdictView | null {
    const { me, seats, board } = this.given.view;
    const quest = me?.quests.find((one) => one.tile === tile);
    if (quest) return quest.verdict;
    if (me && seats[me.seat]?.taken === tile) return me.taken;
    return board.find((slot) => slot.tile === tile)?.verdict ?? null;
  }

  /** The squares that are lit for the tile. */
  readonly lit: Set<string> = $derived.by(() => {
    const { question, view } = this.given;
    const { tile } = this;
    if (this.ask === "place") return squares(question);
    if (tile === null) return new Set();
    if (view.step === "play") return new Set(legal(question, `play ${tile}`) || this.ask === "pay" ? this.placements.map((one) => one.square) : []);
    return new Set(this.verdictOf(tile)?.squares);
  });

  readonly placements: TalesOfGloryPlacementView[] = $derived.by(() => this.given.view.me?.placements.filter((one) => one.tile === this.tile) ?? []);

  /** What would come of laying the tile where it is aimed. */
  readonly preview: TalesOfGloryPlacementView | null = $derived.by(() => this.placements.find((one) => one.square === this.aim) ?? null);

  hold(tile: string): void {
    this.chosen = tile;
    this.aim = null;
    this.misfit = null;
  }

  /** A square is touched: aim at it, lay the tile if it was aimed at already, or say why not. */
  touch(square: string): void {
    const { view, explain } = this.given;
    this.misfit = null;
    if (this.preview?.square === square) return this.lay();
    if (this.lit.has(square) && view.step === "play") {
      this.aim = square;
      return;
    }
    this.aim = null;
    const misfit = view.me?.misfits.find((one) => one.tile === this.tile && one.square === square);
    if (this.ask === "play" && this.tile !== null && !legal(this.given.question, `play ${this.tile}`)) explain(`play ${this.tile}`);
    else if (this.ask === "play" && misfit) this.misfit = misfit.why_not;
    else explain(`place ${square}`);
  }

  /** Lay the tile where it is aimed; if it is not paid for yet, play it first. */
  lay(): void {
    if (this.aim === null || this.tile === null) return;
    this.plan = [...(this.ask === "play" ? [`play ${this.tile}`] : []), `place ${this.aim}`];
    void this.follow();
  }

  /** Whether a square is chosen already and waits for the payment. */
  get bound(): boolean {
    return this.plan.length > 0;
  }

  /** Whether decisions are on their way that follow from the last touch. */
  get going(): boolean {
    return this.sending || (this.bound && this.ask !== "pay");
  }

  /** A new question: what was planned goes on, everything else begins anew. */
  async next(): Promise<void> {
    this.slot = null;
    this.misfit = null;
    if (this.given.question) this.visited = null;
    if (this.ask !== "pay" && this.ask !== "place") this.chosen = null;
    const awaited = this.ask === "pay" || this.ask === "";
    if (!awaited && !this.plan.some((notation) => legal(this.given.question, notation))) this.plan = [];
    if (this.plan.length === 0 && this.ask !== "pay") this.aim = null;
    await this.follow();
  }

  private async follow(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    for (;;) {
      const [notation] = this.plan;
      if (notation === undefined || !legal(this.given.question, notation)) break;
      this.plan = this.plan.slice(1);
      await this.given.act(notation);
    }
    this.sending = false;
  }
}
