import { describe, expect, it } from "vitest";
import { inline, parse, plain } from "../src/texts/markdown";

describe("the rulebook's Markdown", () => {
  it("gives every rule its number", () => {
    expect(parse("## MR-3 Choices\n\n**MR-3.3** *Pick.* Take one (MR-R18).")).toEqual([
      { kind: "heading", level: 2, text: "MR-3 Choices", id: "MR-3" },
      {
        kind: "rule",
        id: "MR-3.3",
        spans: [
          { kind: "em", text: "Pick." },
          { kind: "text", text: " Take one (" },
          { kind: "rule", text: "MR-R18" },
          { kind: "text", text: ")." },
        ],
      },
    ]);
  });

  it("reads tables and lists", () => {
    const [table, list] = parse("| a | b |\n|---|---|\n| 1 | `2` |\n\n- one\n- two\n  more");
    expect(table).toMatchObject({ kind: "table", rows: [[[{ text: "1" }], [{ kind: "code", text: "2" }]]] });
    expect(list && plain(list)).toBe("one two\n  more");
  });

  it("never makes markup of text", () => {
    expect(inline("<b>x</b>")).toEqual([{ kind: "text", text: "<b>x</b>" }]);
  });

  it("puts a list that follows its sentence into a block of its own", () => {
    expect(parse("You may:\n- go\n- stay").map((block) => block.kind)).toEqual(["paragraph", "list"]);
  });

  it("keeps the spaces of a drawing and drops its fence", () => {
    expect(parse("```\n    [castle]\n[mill] [forge]\n```")).toEqual([{ kind: "drawing", text: "    [castle]\n[mill] [forge]" }]);
  });
});
