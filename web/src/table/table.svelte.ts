import type { AnyMessage, LineOut, Moment, Present, SayingOut, State } from "../net/messages";
import { isRefused, TableSocket, type Command, type Connection } from "../net/socket";
import { Drawings } from "./drawings.svelte";
import { tokensOf, type OwnTable } from "./mine.svelte";

type Viewer = number | null;

/** A refusal or an explanation, ready to be put into words. */
export interface Told {
  kind: "refused" | "explained" | "allowed" | "lost";
  decision: string;
  rule: string | null;
  reason: string;
  words: string[];
}

/** One table as this browser may know it: everything that its pages show comes from here. */
export class PlayTable {
  states = $state.raw<Map<Viewer, State>>(new Map());
  lines = $state.raw<Map<Viewer, LineOut[]>>(new Map());
  sayings = $state.raw<SayingOut[]>([]);
  present = $state.raw<Present | null>(null);
  connection = $state<Connection>("connecting");
  closedFor = $state("");
  seat = $state<Viewer>(null);
  /** On a shared screen: the seat whose secrets may be on it. */
  uncovered = $state<Viewer>(null);
  told = $state.raw<Told | null>(null);
  hinted = $state<string | null>(null);
  private underWay = $state(0);
  arrivedAt = $state(0);

  readonly drawings = new Drawings((command) => this.socket.send(command));
  private readonly socket: TableSocket;
  private readonly answering = new Set<string>();
  private readonly moments = new Map<number, unknown>();

  constructor(readonly mine: OwnTable) {
    this.socket = new TableSocket({
      hello: () => this.hello(),
      receive: (message) => this.receive(message),
      connection: (state, reason) => {
        this.connection = state;
        this.closedFor = reason;
      },
    });
  }

  close(): void {
    this.socket.close();
  }

  /** Whether the table has not answered everything yet. */
  get busy(): boolean {
    return this.underWay > 0;
  }

  get seats(): number[] {
    return this.mine.seats.map((one) => one.seat).sort((a, b) => a - b);
  }

  get shared(): boolean {
    return this.mine.seats.length > 1;
  }

  get state(): State | null {
    return this.states.get(this.seat) ?? null;
  }

  get log(): LineOut[] {
    return this.lines.get(this.seat) ?? [];
  }

  get token(): string {
    return this.mine.seats.find((one) => one.seat === this.seat)?.token ?? tokensOf(this.mine)[0] ?? "";
  }

  /** On a shared screen: the seat that should look now, if it is not the one that looks. */
  get curtainFor(): number | null {
    const now = this.state;
    if (!this.shared || !now || !now.started || now.over) return null;
    const stays = now.question !== null || now.provisional;
    const wanted = stays ? this.seat : (this.seats.find((seat) => this.states.get(seat)?.question) ?? this.seat);
    return wanted === this.uncovered ? null : wanted;
  }

  /** The person of this seat sits before the screen now. */
  uncover(seat: number): void {
    this.seat = seat;
    this.uncovered = seat;
    this.told = null;
    this.hinted = null;
  }

  /** Answer the open question; pressed twice, it is answered once, while the next one may be answered already. */
  async act(decision: string): Promise<void> {
    const question = this.state?.question;
    if (!question || this.seat === null) return;
    const answer = { type: "answer", seat: this.seat, question: question.number, decision } as const;
    const asked = `${answer.seat} ${answer.question}`;
    if (this.answering.has(asked)) return;
    this.answering.add(asked);
    await this.command(answer, decision);
    this.answering.delete(asked);
  }

  async takeBack(everything = false): Promise<void> {
    if (this.seat !== null) await this.command({ type: "take_back", seat: this.seat, everything });
  }

  async confirm(): Promise<void> {
    if (this.seat !== null) await this.command({ type: "confirm", seat: this.seat });
  }

  async rename(name: string, avatar: string): Promise<void> {
    if (this.seat !== null) await this.command({ type: "sit", seat: this.seat, name, avatar });
  }

  async say(text: string, name: string): Promise<void> {
    await this.command({ type: "say", seat: this.seat, text, name });
  }

  async askUndo(line: number): Promise<void> {
    if (this.seat !== null) await this.command({ type: "ask_undo", seat: this.seat, line });
  }

  async answerUndo(agreed: boolean): Promise<void> {
    if (this.seat !== null) await this.command({ type: "answer_undo", seat: this.seat, agreed });
  }

  async handOver(bot: string): Promise<void> {
    if (this.seat !== null) await this.command({ type: "hand_over", seat: this.seat, bot });
  }

  async giveBack(): Promise<void> {
    if (this.seat !== null) await this.command({ type: "give_back", seat: this.seat });
  }

  async hint(): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.command({ type: "hint", seat: this.seat });
    if (answer?.type === "hinted") this.hinted = answer.decision;
  }

  /** Ask why a decision is not allowed, and show the answer. */
  async explain(decision: string): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.command({ type: "why", seat: this.seat, decision }, decision);
    if (answer?.type !== "explained") return;
    const kind = answer.rule === null ? "allowed" : "explained";
    this.told = { kind, decision: answer.decision, rule: answer.rule, reason: answer.reason ?? "", words: answer.words };
  }

  /** The view at a line of one's own log. */
  async look(line: number): Promise<unknown> {
    if (!this.moments.has(line)) {
      const answer = await this.socket.send({ type: "look", seat: this.seat, line });
      if (answer.type !== "moment") return null;
      this.moments.set(line, (answer as Moment).view);
    }
    return this.moments.get(line);
  }

  private async command(command: Command, decision = ""): Promise<AnyMessage | null> {
    this.underWay += 1;
    this.told = null;
    try {
      const answer = await this.socket.send(command);
      if (isRefused(answer)) this.told = { ...answer, kind: "refused", decision };
      return answer;
    } catch {
      this.told = { kind: "lost", decision, rule: null, reason: "connection-lost", words: [] };
      return null;
    } finally {
      this.underWay -= 1;
    }
  }

  private hello(): { tokens: string[]; seen: number[]; heard: number } {
    const viewers: Viewer[] = this.seats.length > 0 ? this.seats : [null];
    const seen = viewers.map((viewer) => this.states.get(viewer)?.version ?? 0);
    return { tokens: tokensOf(this.mine), seen, heard: this.sayings.at(-1)?.number ?? 0 };
  }

  private receive(message: AnyMessage): void {
    if (message.type === "present") this.present = message;
    if (message.type === "drawn") this.drawings.receive(message);
    if (message.type === "state") this.show(message);
    if (message.type === "state") this.drawings.flush();
  }

  private show(state: State): void {
    const before = this.states.get(state.viewer);
    this.states = new Map(this.states).set(state.viewer, state);
    if (state.lines.length > 0) {
      const known = this.lines.get(state.viewer) ?? [];
      const first = state.lines[0]?.number ?? 0;
      const merged = [...known.filter((line) => line.number < first), ...state.lines];
      this.lines = new Map(this.lines).set(state.viewer, merged);
    }
    const heard = this.sayings.at(-1)?.number ?? 0;
    const said = state.sayings.filter((saying) => saying.number > heard);
    if (said.length > 0) this.sayings = [...this.sayings, ...said];
    this.arrivedAt = performance.now();
    if (state.viewer === this.seat && before?.question?.number !== state.question?.number) this.hinted = null;
    if (!this.states.has(this.seat)) this.seat = state.viewer;
  }
}
