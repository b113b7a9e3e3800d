import { describe, expect, it } from "vitest";
import type { MonRoyaumeView, QuestionOut } from "../../net/messages";
import components from "../../../../src/tablee/games/mon_royaume/components.toml?raw";
import { legal, reasonsFor, slotsFor, tilesFor, written } from "./choices";
import { inOrder, KINDS, kindOf } from "./kinds";
import told from "./preview/moments.json";
import { actsOf, landedAfter } from "./show";
import { neighbour, shapeOf, spotOf } from "./slots";

interface Moment {
  view: MonRoyaumeView;
  question: QuestionOut | null;
}
const moments = told.moments as unknown as Record<string, Moment>;

function moment(name: string): Moment {
  const found = moments[name];
  if (!found) throw new Error(`no moment ${name}`);
  return found;
}

const SLOTS = ["r1s1", "r1s2", "r1s3", "r1s4", "r2s1", "r2s2", "r2s3", "r3s1", "r3s2", "r4s1"];

describe("choices", () => {
  it("finds the notation of a legal decision and nothing for another", () => {
    const { question, view } = moment("first");
    const tile = view.me?.hand[0] ?? "";
    expect(legal(question, "pick", tile)).toBe(`pick ${tile}`);
    expect(legal(question, "pick", "no_such_tile")).toBeNull();
    expect(legal(null, "pick", tile)).toBeNull();
  });

  it("lights exactly the slots that the question offers for a tile and a side", () => {
    const { question } = moment("build");
    const offered = question?.choices.filter((choice) => choice.verb === "place" && choice.touches[0] === "quarry");
    expect([...slotsFor(question, "place", "quarry")]).toEqual(offered?.map((choice) => choice.touches[1]));
    expect(slotsFor(question, "bard", "blue_castle").size).toBeGreaterThan(0);
    expect(slotsFor(question, "place", "blue_castle").size).toBe(0);
  });

  it("names the tiles that fit a slot, from the same choices", () => {
    const { question } = moment("build");
    for (const tile of tilesFor(question, "place", "r2s2")) expect(legal(question, "place", tile, "r2s2")).toBe(written("place", tile, "r2s2"));
    expect(tilesFor(question, "place", "r2s2").size).toBeGreaterThan(0);
    expect(tilesFor(question, "place", "r4s1").size).toBe(0);
  });

  it("says which tales still miss a tile and which adventures ask for it", () => {
    const reasons = reasonsFor(moment("first").view, 0, "wheat_field");
    expect(reasons.map((reason) => reason.sign)).toEqual(["love", "evil"]);
  });
});

describe("the pyramid", () => {
  it("shifts every row half a tile over the one below", () => {
    expect(spotOf("r1s1")).toMatchObject({ column: 1, line: 4 });
    expect(spotOf("r2s1")).toMatchObject({ column: 2, line: 3 });
    expect(spotOf("r4s1")).toMatchObject({ column: 4, line: 1 });
    expect(new Set(SLOTS.map((slot) => `${spotOf(slot).line} ${spotOf(slot).column}`)).size).toBe(10);
  });

  it("outlines an empty slot with what its row takes", () => {
    expect(["r1s1", "r2s1", "r3s1", "r4s1"].map(shapeOf)).toEqual(["character", "terrain", "workshop", "castle"]);
  });

  it("leads the arrow keys from slot to slot and stops at the edges", () => {
    expect(neighbour(SLOTS, "r1s1", "ArrowRight")).toBe("r1s2");
    expect(neighbour(SLOTS, "r1s2", "ArrowUp")).toBe("r2s1");
    expect(neighbour(SLOTS, "r2s3", "ArrowDown")).toBe("r1s3");
    expect(neighbour(SLOTS, "r4s1", "ArrowUp")).toBeNull();
    expect(neighbour(SLOTS, "r1s1", "a")).toBeNull();
  });
});

describe("the tiles", () => {
  it("has a picture for each of the 26 kinds, and a stranger does not break the table", () => {
    expect(Object.keys(KINDS)).toHaveLength(26);
    for (const kind of Object.values(KINDS)) expect(kind.figure.length).toBeGreaterThan(3);
    expect(kindOf("from_my_own_box").level).toBe(0);
  });

  it("paints every kind as the box prints it: colour, category and level", () => {
    const printed = components.split("\n[[tile]]\n").slice(1).map((entry) => Object.fromEntries([...(entry.split("\n\n")[0] ?? "").matchAll(/^(\w+) = "?(\w+)"?/gm)].map(([, field, value]) => [field, value])));
    expect(printed).toHaveLength(26);
    for (const tile of printed)
      expect(kindOf(tile["id"] ?? "")).toMatchObject({ land: tile["colour"], category: tile["category"], level: Number(tile["level"]) });
  });

  it("lies in order of level and land", () => {
    expect(inOrder(["blue_castle", "forge", "marsh", "forest", "knight"])).toEqual(["knight", "forest", "marsh", "forge", "blue_castle"]);
  });
});

describe("the bard's show", () => {
  it("brings every kingdom exactly the tokens that the end shows", () => {
    const { view } = moment("over");
    const acts = actsOf(view);
    const landed = landedAfter(acts, view.seats.length, acts.length);
    for (const seat of view.seats)
      for (const [kind, count] of Object.entries(seat.transferred)) expect(landed[seat.seat]?.filter((one) => one === kind)).toHaveLength(count);
  });

  it("plays a serenade for its player alone", () => {
    const serenades = actsOf(moment("over").view).filter((act) => act.serenade !== null);
    expect(serenades.length).toBeGreaterThan(0);
    for (const act of serenades) expect(act.landed.every((seat) => seat === act.serenade)).toBe(true);
  });

  it("has an empty stage before the first card", () => {
    const { view } = moment("over");
    expect(landedAfter(actsOf(view), 4, 0)).toEqual([[], [], [], []]);
  });
});
