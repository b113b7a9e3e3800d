import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyMessage } from "./messages";
import { TableSocket, type Connection } from "./socket";

/** A connection of which a test is the other end. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Line[] = [];
  readyState = Line.CONNECTING;
  sent: { type: string; reference: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; reference: number });
  }

  close(): void {
    this.readyState = Line.CLOSED;
  }

  answer(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  connect(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
    this.answer({ type: "state" });
  }

  get last(): string {
    return this.sent.at(-1)?.type ?? "";
  }
}

let listeners: Map<string, () => void>;
let states: Connection[];

function connected(): { socket: TableSocket; line: Line } {
  const owner = { hello: () => ({ tokens: ["t"], seen: [], heard: 0 }), receive: (_: AnyMessage) => {}, connection: (state: Connection) => states.push(state) };
  const socket = new TableSocket(owner);
  const line = Line.all.at(-1)!;
  line.connect();
  return { socket, line };
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  states = [];
  listeners = new Map();
  const events = { addEventListener: (name: string, listener: () => void) => listeners.set(name, listener), removeEventListener: (name: string) => listeners.delete(name) };
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  vi.stubGlobal("document", { hidden: false, ...events });
  vi.stubGlobal("addEventListener", events.addEventListener);
  vi.stubGlobal("removeEventListener", events.removeEventListener);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a table that is quiet is asked whether it hears, and one that answers is left in peace", () => {
  const { line, socket } = connected();
  vi.advanceTimersByTime(24_000);
  expect(line.last).toBe("ping");
  line.answer({ type: "accepted", reference: 0 });
  vi.advanceTimersByTime(10_000);
  expect(Line.all).toHaveLength(1);
  expect(states.at(-1)).toBe("open");
  socket.close();
});

test("a connection that leads nowhere is given up and opened again", () => {
  const { socket } = connected();
  vi.advanceTimersByTime(34_000);
  expect(states).toContain("lost");
  expect(Line.all).toHaveLength(2);
  Line.all[1]!.connect();
  expect(Line.all[1]!.sent[0]!.type).toBe("hello");
  expect(states.at(-1)).toBe("open");
  socket.close();
});

test("an answer that was sent into the air is sent again on the next connection", async () => {
  const { socket } = connected();
  const answered = socket.send({ type: "answer", seat: 0, question: 1, decision: "pass" });
  vi.advanceTimersByTime(22_000);
  const next = Line.all[1]!;
  next.connect();
  const again = next.sent.find((one) => one.type === "answer")!;
  next.answer({ type: "accepted", reference: again.reference });
  await expect(answered).resolves.toMatchObject({ type: "accepted" });
  socket.close();
});

test("while a bot thinks about a hint nobody hangs up", async () => {
  const { line, socket } = connected();
  const hinted = socket.send({ type: "hint", seat: 0 });
  vi.advanceTimersByTime(40_000);
  expect(Line.all).toHaveLength(1);
  line.answer({ type: "hinted", reference: line.sent.find((one) => one.type === "hint")!.reference, decision: "pass" });
  await expect(hinted).resolves.toMatchObject({ decision: "pass" });
  socket.close();
});

test("a page that comes back into view asks at once", () => {
  const { line, socket } = connected();
  vi.advanceTimersByTime(1000);
  listeners.get("visibilitychange")!();
  expect(line.last).toBe("ping");
  vi.advanceTimersByTime(12_000);
  expect(Line.all).toHaveLength(2);
  socket.close();
});

test("a page in the background asks nothing", () => {
  const { line, socket } = connected();
  vi.stubGlobal("document", { ...document, hidden: true });
  vi.advanceTimersByTime(60_000);
  expect(line.sent.map((one) => one.type)).toEqual(["hello"]);
  socket.close();
});
