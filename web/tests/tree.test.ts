import { describe, expect, it } from "vitest";
import { grouped, likely, touching, treeOf } from "../src/games/generic/tree";

const choice = (notation: string) => {
  const [verb = "", ...touches] = notation.split(" ");
  return { notation, verb, touches };
};
const CHOICES = ["place forest r2s1", "place forest r2s2", "bard mill r1s1", "confirm"].map(choice);

describe("the tree of a view", () => {
  it("keeps names, rows and branches, and leaves out what is empty or shown elsewhere", () => {
    const tree = treeOf("", { game: "x", round: 2, hand: ["mill"], none: null, seats: [{ tokens: 1 }] });
    expect(tree).toEqual({
      kind: "branch",
      name: "",
      parts: [
        { kind: "leaf", name: "round", value: "2" },
        { kind: "row", name: "hand", values: ["mill"] },
        { kind: "branch", name: "seats", parts: [{ kind: "branch", name: "1", parts: [{ kind: "leaf", name: "tokens", value: "1" }] }] },
      ],
    });
  });
});

describe("choices", () => {
  it("are found by what they touch", () => {
    expect(touching(CHOICES, "forest").map((one) => one.notation)).toEqual(["place forest r2s1", "place forest r2s2"]);
  });

  it("are grouped by verb and first component, in the order of the game", () => {
    expect(grouped(CHOICES).map((group) => [group.verb, group.first, group.choices.length])).toEqual([
      ["place", "forest", 2],
      ["bard", "mill", 1],
      ["confirm", "", 1],
    ]);
  });

  it("tell what to ask about a component that cannot be chosen", () => {
    expect(likely(CHOICES, "forge")).toBe("place forge r2s1");
    expect(likely([choice("confirm")], "forge")).toBeNull();
  });
});
