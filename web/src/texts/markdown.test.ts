import { expect, test } from "vitest";
import { inline, parse, plain } from "./markdown";

test("a numbered rule is a block with its number, and numbers in its words are links", () => {
  expect(parse("**MR-3.5** *Monster.* As in MR-3.1.")).toEqual([
    {
      kind: "rule",
      id: "MR-3.5",
      spans: [
        { kind: "em", text: "Monster." },
        { kind: "text", text: " As in " },
        { kind: "rule", text: "MR-3.1" },
        { kind: "text", text: "." },
      ],
    },
  ]);
});

test("a heading keeps its chapter's number and is cut from what follows it", () => {
  expect(parse("## MR-3 The Choices\nText.").map((block) => block.kind)).toEqual(["heading", "paragraph"]);
  expect(parse("## MR-3 The Choices")[0]).toMatchObject({ level: 2, id: "MR-3" });
});

test("a list that follows its sentence is a block of its own", () => {
  const [sentence, list] = parse("You may:\n- draw\n- pass");
  expect(sentence).toMatchObject({ kind: "paragraph" });
  expect(list).toEqual({ kind: "list", items: [inline("draw"), inline("pass")] });
});

test("a drawing in a fence keeps its spaces and loses its fence", () => {
  const [drawing] = parse("```\n    [castle]\n[mill] [forge]\n```");
  expect(drawing).toEqual({ kind: "drawing", text: "    [castle]\n[mill] [forge]" });
});

test("a table has a head and rows, and all of it can be searched", () => {
  const [table] = parse("| A | B |\n|---|---|\n| one | **two** |");
  expect(table && plain(table)).toBe("A B one two");
});
