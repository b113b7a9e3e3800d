import { describe, expect, it } from "vitest";
import type { AnyMessage, Drawn } from "../net/messages";
import { changeOf, Drawings } from "./drawings.svelte";

const drawing = (...strokes: string[]): { look: string; strokes: string[] } => ({ look: "", strokes });
const drawn = (kept: number, ...strokes: string[]): Drawn => ({ type: "drawn", seat: 0, kept, strokes, look: "" });

/** A table that accepts what it is told, and tells it back first. */
function table(answers: AnyMessage[] = []): { drawings: Drawings; sent: unknown[] } {
  const sent: unknown[] = [];
  const drawings: Drawings = new Drawings((command) => {
    sent.push(command);
    const answer = answers.shift();
    if (answer) return Promise.resolve(answer);
    if (command.type === "draw") drawings.receive({ ...command, type: "drawn" });
    return Promise.resolve({ type: "accepted", reference: 1 });
  });
  return { drawings, sent };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("a change of a drawing", () => {
  it("keeps what both have in common and sends only the rest", () => {
    expect(changeOf(drawing("a", "b", "c"), drawing("a", "b", "d", "e"))).toEqual({ kept: 2, strokes: ["d", "e"], look: "" });
    expect(changeOf(drawing("a", "b"), drawing("a"))).toEqual({ kept: 1, strokes: [], look: "" });
  });

  it("never outgrows one message", () => {
    const many = Array.from({ length: 400 }, (_, at) => `${at} ${"x".repeat(90)}`);
    const change = changeOf(drawing(), drawing(...many));
    expect(JSON.stringify(change).length).toBeLessThan(16_000);
    expect(change.strokes.length).toBeGreaterThan(50);
  });
});

describe("the drawings of a table", () => {
  it("sends everything in several messages where one is too small", async () => {
    const { drawings, sent } = table();
    const many = Array.from({ length: 400 }, (_, at) => `${at} ${"x".repeat(90)}`);
    drawings.draw(0, drawing(...many));
    await settled();
    expect(sent.length).toBeGreaterThan(3);
    expect(drawings.shown.get(0)?.strokes).toEqual(many);
  });

  it("shows what others draw, stroke by stroke, and what they rub out", () => {
    const { drawings } = table();
    drawings.receive(drawn(0, "a", "b"));
    drawings.receive(drawn(1, "c"));
    expect(drawings.shown.get(0)?.strokes).toEqual(["a", "c"]);
  });

  it("goes back to what the table has when a stroke is refused", async () => {
    const refused: AnyMessage = { type: "refused", reference: 1, rule: "table", reason: "drawing-too-large", words: [], allowed: [] };
    const { drawings } = table([refused]);
    drawings.receive(drawn(0, "a"));
    drawings.draw(0, drawing("a", "b"));
    await settled();
    expect(drawings.shown.get(0)?.strokes).toEqual(["a"]);
  });
});
