import type { AnyCommand, AnyMessage, Refused } from "./messages";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** A command as its caller writes it: the socket numbers it. */
export type Command = AnyCommand extends infer One ? (One extends AnyCommand ? Omit<One, "reference"> : never) : never;

interface Waiting {
  command: AnyCommand;
  resolve: (answer: AnyMessage) => void;
  reject: (reason: Error) => void;
}

/** The command did not reach the table. */
export class ConnectionLost extends Error {}

/** What the socket asks of its owner. */
export interface Owner {
  hello(): { tokens: string[]; seen: number[]; heard: number };
  receive(message: AnyMessage): void;
  connection(state: Connection, reason: string): void;
}

const REPEATABLE = new Set(["answer", "why", "look", "confirm"]);
const LONGEST_PAUSE = 8000;
/** So long the table may say nothing, or owe an answer, before it is asked whether it hears; and so long it has to say yes. */
const QUIET = 20_000;
const OWING = 8000;
const PATIENCE = 8000;
/** A bot that thinks about a hint answers last of all. */
const THINKING = 60_000;
const LOOK_EVERY = 2000;

/** One connection to one table: says hello, numbers commands, matches answers, and comes back by itself. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private next = 1;
  private pause = 300;
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly looking = setInterval(() => this.listen(), LOOK_EVERY);
  private heardAt = 0;
  private askedAt = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(private readonly owner: Owner) {
    this.open();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Send a command; the promise is its answer. */
  send(command: Command): Promise<AnyMessage> {
    const numbered = { ...command, reference: this.next++ } as AnyCommand;
    return new Promise((resolve, reject) => {
      this.waiting.set(numbered.reference, { command: numbered, resolve, reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.write(numbered);
      else if (!REPEATABLE.has(numbered.type)) this.forget(numbered.reference);
    });
  }

  close(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.looking);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    this.owner.connection("connecting", "");
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => void this.hearAll(String(event.data).split("\n"));
    socket.onclose = (event) => this.lose(event.code, event.reason);
  }

  private greet(): void {
    this.heardAt = Date.now();
    this.askedAt = 0;
    this.write({ type: "hello", reference: 0, ...this.owner.hello() });
    for (const one of this.waiting.values()) this.write(one.command);
  }

  private write(command: AnyCommand): void {
    this.socket?.send(JSON.stringify(command));
  }

  /** What is said together comes in one message, a line each; the page shows one thing before it hears the next. */
  private async hearAll(lines: string[]): Promise<void> {
    for (const line of lines) {
      this.hear(JSON.parse(line) as AnyMessage);
      await Promise.resolve();
    }
  }

  private hear(message: AnyMessage): void {
    this.heardAt = Date.now();
    if (message.type === "state") this.arrived();
    const reference = "reference" in message ? message.reference : 0;
    const asked = this.waiting.get(reference);
    if (asked) {
      this.waiting.delete(reference);
      asked.resolve(message);
    } else if (message.type !== "refused") this.owner.receive(message);
  }

  private arrived(): void {
    this.pause = 300;
    this.owner.connection("open", "");
  }

  private lose(code: number, reason: string): void {
    for (const [reference, one] of this.waiting) if (!REPEATABLE.has(one.command.type)) this.forget(reference);
    if (this.stopped) return;
    if (code === 1008) {
      this.stopped = true;
      this.owner.connection("closed", reason);
      return;
    }
    this.owner.connection("lost", reason);
    this.timer = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private readonly hurry = (): void => {
    const state = this.socket?.readyState;
    if (this.stopped || document.hidden || state === WebSocket.CONNECTING) return;
    if (state === WebSocket.OPEN) return this.ping();
    clearTimeout(this.timer);
    this.pause = 300;
    this.open();
  };

  /** A phone that changed networks holds a connection that leads nowhere, and no browser says so for minutes. */
  private listen(): void {
    if (this.socket?.readyState !== WebSocket.OPEN || document.hidden) return;
    const silent = Date.now() - this.heardAt;
    const thinking = [...this.waiting.values()].some((one) => one.command.type === "hint");
    if (this.askedAt > this.heardAt) {
      if (Date.now() - this.askedAt > (thinking ? THINKING : PATIENCE)) this.drop();
    } else if (silent > QUIET || (this.waiting.size > 0 && silent > OWING)) this.ping();
  }

  private ping(): void {
    this.askedAt = Date.now();
    this.write({ type: "ping", reference: 0 });
  }

  /** Without a network the connection would hang in the air for minutes: it is given up, and opened again when there is one. */
  private readonly drop = (): void => {
    const hanging = this.socket;
    if (!hanging || hanging.readyState === WebSocket.CLOSED) return;
    hanging.onclose = hanging.onmessage = hanging.onopen = null;
    hanging.close();
    this.lose(1006, "");
  };

  private forget(reference: number): void {
    const one = this.waiting.get(reference);
    this.waiting.delete(reference);
    one?.reject(new ConnectionLost());
  }
}

/** Whether an answer is a refusal. */
export function isRefused(answer: AnyMessage): answer is Refused {
  return answer.type === "refused";
}
