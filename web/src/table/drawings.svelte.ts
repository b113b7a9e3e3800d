import type { AnyMessage, Drawn } from "../net/messages";
import { isRefused, type Command } from "../net/socket";

/** What a seat draws on its own sheet: the look it chose in a word of its game's own, and its strokes. */
export interface Drawing {
  readonly look: string;
  readonly strokes: readonly string[];
}

const EMPTY: Drawing = { look: "", strokes: [] };
/** What fits into one message, with room for everything around it. */
const MOST_CHARACTERS = 10_000;
const MOST_STROKES = 150;
const PAUSE = 1000;

/** What turns one drawing into another: strokes kept, strokes drawn after them. */
export function changeOf(from: Drawing, to: Drawing): { kept: number; strokes: string[]; look: string } {
  let kept = 0;
  while (kept < from.strokes.length && kept < to.strokes.length && from.strokes[kept] === to.strokes[kept]) kept += 1;
  const strokes: string[] = [];
  let size = 0;
  for (const stroke of to.strokes.slice(kept, kept + MOST_STROKES)) {
    size += stroke.length + 3;
    if (size > MOST_CHARACTERS && strokes.length > 0) break;
    strokes.push(stroke);
  }
  return { kept, strokes, look: to.look };
}

function same(one: Drawing, other: Drawing): boolean {
  return one.look === other.look && one.strokes.length === other.strokes.length && one.strokes.every((stroke, at) => stroke === other.strokes[at]);
}

/** The drawings of all seats: one's own as they are here, sent one change after the other; the others' as the table tells. */
export class Drawings {
  shown = $state.raw<ReadonlyMap<number, Drawing>>(new Map());
  private readonly known = new Map<number, Drawing>();
  private readonly unsent = new Set<number>();
  private readonly sending = new Set<number>();

  constructor(private readonly send: (command: Command) => Promise<AnyMessage>) {}

  /** The table says what somebody drew. */
  receive({ seat, kept, strokes, look }: Drawn): void {
    const before = this.known.get(seat) ?? EMPTY;
    this.known.set(seat, { look, strokes: [...before.strokes.slice(0, kept), ...strokes] });
    if (!this.unsent.has(seat)) this.show(seat, this.known.get(seat) ?? EMPTY);
  }

  /** A seat of this browser draws. */
  draw(seat: number, drawing: Drawing): void {
    this.show(seat, drawing);
    this.unsent.add(seat);
    this.flush();
  }

  /** Send whatever has not reached the table yet. */
  flush(): void {
    for (const seat of this.unsent) if (!this.sending.has(seat)) void this.bring(seat);
  }

  private show(seat: number, drawing: Drawing): void {
    this.shown = new Map(this.shown).set(seat, drawing);
  }

  private async bring(seat: number): Promise<void> {
    this.sending.add(seat);
    try {
      while (!same(this.wanted(seat), this.there(seat))) await this.step(seat);
      this.unsent.delete(seat);
    } catch {
      // The connection is lost: it is sent when the table is heard of again.
    } finally {
      this.sending.delete(seat);
    }
  }

  private async step(seat: number): Promise<void> {
    const answer = await this.send({ type: "draw", seat, ...changeOf(this.there(seat), this.wanted(seat)) });
    if (!isRefused(answer)) return;
    if (answer.reason === "too-fast") await new Promise((resolve) => setTimeout(resolve, PAUSE));
    else this.show(seat, this.there(seat));
  }

  private wanted(seat: number): Drawing {
    return this.shown.get(seat) ?? EMPTY;
  }

  private there(seat: number): Drawing {
    return this.known.get(seat) ?? EMPTY;
  }
}
