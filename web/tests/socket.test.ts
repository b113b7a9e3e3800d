import { beforeEach, expect, it, vi } from "vitest";
import type { AnyMessage } from "../src/net/messages";
import { ConnectionLost, TableSocket, type Connection } from "../src/net/socket";

class Wire {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSED = 3;
  static made: Wire[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = (): void => {};
  onmessage = (_event: { data: string }): void => {};
  onclose: ((_event: { code: number; reason: string }) => void) | null = () => {};
  constructor() {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.fall(1000);
  }
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }
  fall(code: number, reason = ""): void {
    this.readyState = Wire.CLOSED;
    this.onclose?.({ code, reason });
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const hearing = new Map<string, () => void>();
const dispatch = (name: string): void => hearing.get(name)?.();
const last = (): Wire => Wire.made[Wire.made.length - 1] as Wire;
let states: Connection[];
let heard: AnyMessage[];

function connect(): TableSocket {
  const socket = new TableSocket({
    hello: () => ({ tokens: ["t"], seen: [heard.length], heard: 0 }),
    receive: (message) => heard.push(message),
    connection: (state) => states.push(state),
  });
  last().open();
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
  hearing.clear();
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => hearing.set(name, listener));
  vi.stubGlobal("document", { addEventListener: (name: string, listener: () => void) => hearing.set(name, listener), hidden: false });
  Wire.made = [];
  states = [];
  heard = [];
});

it("greets first and gives every command the answer with its number", async () => {
  const socket = connect();
  const answer = socket.send({ type: "confirm", seat: 0 });
  expect(last().sent.map((text) => JSON.parse(text).type)).toEqual(["hello", "confirm"]);
  last().say({ type: "accepted", reference: 1 });
  expect((await answer).type).toBe("accepted");
});

it("hears all that is said together in one message, one thing after the other", async () => {
  const socket = connect();
  const answer = socket.send({ type: "confirm", seat: 0 });
  let answered = false;
  void answer.then(() => { answered = true; });
  const told = ["state", "drawn", "present"].map((type) => JSON.stringify({ type }));
  last().onmessage({ data: [...told, JSON.stringify({ type: "accepted", reference: 1 })].join("\n") });
  expect([heard.length, answered]).toEqual([1, false]);
  await answer;
  expect(heard.map((message) => message.type)).toEqual(["state", "drawn", "present"]);
});

it("comes back by itself, says what it has seen, and repeats an answer that was not acknowledged", () => {
  const socket = connect();
  last().say({ type: "state" });
  void socket.send({ type: "answer", seat: 0, question: 3, decision: "pick mill" });
  last().fall(1006);
  vi.advanceTimersByTime(400);
  last().open();
  expect(Wire.made.length).toBe(2);
  expect(last().sent.map((text) => JSON.parse(text))).toMatchObject([{ type: "hello", seen: [1] }, { type: "answer", question: 3 }]);
  expect(states).toEqual(["connecting", "open", "lost", "connecting"]);
});

it("does not repeat what would happen twice, and says that it was lost", async () => {
  const socket = connect();
  const said = socket.send({ type: "say", seat: 0, text: "hello" });
  last().fall(1006);
  await expect(said).rejects.toBeInstanceOf(ConnectionLost);
});

it("stays away from a table that has closed its door", () => {
  connect();
  last().fall(1008, "no-such-link");
  vi.advanceTimersByTime(60_000);
  expect(Wire.made.length).toBe(1);
  expect(states.at(-1)).toBe("closed");
});

it("gives a connection up when the network goes, and asks for what it missed when it is back", () => {
  connect();
  const before = Wire.made.length;
  dispatch("offline");
  expect(states.at(-1)).toBe("lost");
  dispatch("online");
  expect(Wire.made.length).toBe(before + 1);
  last().open();
  expect(JSON.parse(last().sent[0] ?? "{}").type).toBe("hello");
});

const types = (wire: Wire): string[] => wire.sent.map((text) => (JSON.parse(text) as { type: string }).type);

it("asks a quiet table whether it hears, and leaves one that answers in peace", () => {
  connect();
  vi.advanceTimersByTime(24_000);
  expect(types(last())).toEqual(["hello", "ping"]);
  last().say({ type: "accepted", reference: 0 });
  vi.advanceTimersByTime(10_000);
  expect(Wire.made.length).toBe(1);
});

it("gives up a connection that leads nowhere, and repeats there what was sent into the air", async () => {
  const socket = connect();
  const answered = socket.send({ type: "answer", seat: 0, question: 1, decision: "pass" });
  vi.advanceTimersByTime(22_000);
  expect(states).toContain("lost");
  expect(Wire.made.length).toBe(2);
  last().open();
  expect(types(last())).toEqual(["hello", "answer"]);
  last().say({ type: "accepted", reference: 1 });
  expect((await answered).type).toBe("accepted");
});

it("asks at once when the page comes back into view", () => {
  connect();
  vi.advanceTimersByTime(1000);
  dispatch("visibilitychange");
  expect(types(last())).toEqual(["hello", "ping"]);
  vi.advanceTimersByTime(12_000);
  expect(Wire.made.length).toBe(2);
});

it("does not hang up while a bot thinks about a hint", async () => {
  const socket = connect();
  const hinted = socket.send({ type: "hint", seat: 0 });
  vi.advanceTimersByTime(40_000);
  expect(Wire.made.length).toBe(1);
  last().say({ type: "hinted", reference: 1, decision: "pass" });
  expect(await hinted).toMatchObject({ decision: "pass" });
});

it("asks nothing while the page is in the background", () => {
  connect();
  vi.stubGlobal("document", { ...document, hidden: true });
  vi.advanceTimersByTime(60_000);
  expect(types(last())).toEqual(["hello"]);
});
