import { describe, expect, it } from "vitest";
import type { ChoiceOut, RealmOfWonderReachView, RealmOfWonderRealmView } from "../../net/messages";
import en from "../../../../src/tablee/texts/en/realm_of_wonder.ftl?raw";
import fr from "../../../../src/tablee/texts/fr/realm_of_wonder.ftl?raw";
import { choicesAt, goals, legal, pathTo, priceOf, type Question } from "./choices";
import { CHARACTERS, MONSTERS } from "./figures/characters";
import { glyphOf } from "./figures/glyphs";
import { SCENERY } from "./figures/scenery";
import { bridge, middleOf, nearest, neighbour, place, sector, sharedEdge } from "./geometry";
import { mix, sheets } from "./palette";
import { hasMuscle, kindOf, type Printed, type Sector, type Space } from "./printed";
import { trophies } from "./race";
import { facing, stand } from "./turning.svelte";

const STILL = { outer: 0, middle: 0, castle: 0 };

function space(id: string, disc: Space["disc"], shape: Sector): Space {
  return { id, disc, region: null, cost: 1, feature: "none", beach: false, shape, walls: [], waters: [] };
}

const north = space("north", "outer", [400, 500, -10, 10]);
const east = space("east", "outer", [400, 500, 80, 100]);
const isle = space("isle", "middle", [250, 340, -10, 10]);
const box = {
  spaces: [north, east, isle],
  regions: ["ice", "mushroom", "ember", "rubble", "swamp", "azure"].map((id) => ({ id, colour: "#808080", path: "north" })),
  monsters: { monster_dragon: 3 },
} as unknown as Printed;

function asked(ask: string, ...lines: string[]): NonNullable<Question> {
  const choices = lines.map((notation): ChoiceOut => {
    const [verb = "", ...touches] = notation.split(" ");
    return { notation, verb, touches };
  });
  return { number: 1, ask, choices };
}

const reach: RealmOfWonderReachView[] = [
  { space: "north", cost: 1, before: "start", stops: false },
  { space: "isle", cost: 3, before: "north", stops: false },
  { space: "castle", cost: 6, before: "isle", stops: true },
];
const turning = { turn: { points: 3, reach } } as unknown as RealmOfWonderRealmView;

describe("the map", () => {
  it("puts a space where its disc has turned to", () => {
    expect(place(north, STILL)).toEqual({ x: 0, y: -450 });
    expect(place(isle, { ...STILL, middle: 90 })).toEqual({ x: 295, y: -0 });
    expect(middleOf([0, 50, 0, 360])).toEqual([0, 0]);
  });

  it("draws a sector inside its edges", () => {
    expect(sector([400, 500, -10, 10], 2, 8)).toMatch(/^M[-\d. ]+A498 498/);
  });

  it("finds the edge that two spaces share, across the top too", () => {
    expect(sharedEdge([400, 500, -30, 0], [400, 500, 0, 20])).toBe("M0 -405L0 -495");
    expect(sharedEdge([400, 500, 300, 330], [400, 500, -30, -10])).not.toBeNull();
    expect(sharedEdge([300, 400, -10, 10], [400, 500, 0, 20])).toMatch(/^M.*A400/);
    expect(sharedEdge(north.shape, east.shape)).toBeNull();
  });

  it("lays a bridge over the channel, at the angle of the landing", () => {
    expect(bridge(north, isle, { ...STILL, middle: 60 })).toEqual({ angle: 60, from: 328, to: 412 });
  });

  it("leads the arrow keys to what lies in their direction", () => {
    expect(neighbour(box, north, { x: 0, y: 1 }, STILL)?.id).toBe("isle");
    expect(neighbour(box, isle, { x: 1, y: 0 }, STILL)?.id).toBe("east");
    expect(neighbour(box, north, { x: 0, y: -1 }, STILL)).toBeNull();
  });
});

describe("turning", () => {
  it("turns the shorter way, over the top", () => {
    expect(nearest(300, 0)).toBe(-60);
    expect(facing(box, "azure", "ice", STILL).middle).toBe(-60);
    expect(facing(box, "ice", "ice", { ...STILL, middle: 300 }).middle).toBe(360);
  });

  it("keeps a figure on its disc, and sends one that moves the shorter way", () => {
    const first = stand(isle, STILL, undefined, 0);
    expect(stand(isle, { ...STILL, middle: 60 }, first, 0)).toBe(first);
    expect(stand(east, { ...STILL, middle: 360 }, first, 360).angle).toBe(450);
  });
});

describe("choices", () => {
  it("finds what may be decided about a space", () => {
    const question = asked("fly", "step north", "fly north", "fly isle");
    expect(choicesAt(question, "north").map((one) => one.verb)).toEqual(["step", "fly"]);
    expect(legal(question, "step", "isle")).toBeNull();
    expect(legal(question, "fly", "isle")).toBe("fly isle");
  });

  it("lights what is within reach, and tells what only the extra point brings", () => {
    const lit = goals(turning, asked("turn", "step north", "end"));
    expect(lit.get("isle")).toEqual({ cost: 3, extra: false, stops: false });
    expect(lit.get("castle")).toEqual({ cost: 6, extra: true, stops: true });
    expect(goals(turning, null).size).toBe(0);
  });

  it("draws the way from its first step to its end", () => {
    expect(pathTo(reach, "castle").map((one) => one.space)).toEqual(["north", "isle", "castle"]);
    expect(pathTo(reach, "nowhere")).toEqual([]);
  });

  it("knows prices: of every token of a conquest, and none for a spell", () => {
    const prices = { conquer: 3, turn: 3 };
    expect(priceOf({ verb: "conquer", touches: ["4"] }, prices, "conquer")).toBe(12);
    expect(priceOf({ verb: "turn", touches: [] }, prices, "turn")).toBe(3);
    expect(priceOf({ verb: "turn", touches: [] }, prices, "aim-turn")).toBe(0);
  });
});

describe("pieces", () => {
  it("counts orbs of both kinds and monsters", () => {
    expect(trophies({ magic_orb: 1, cursed_orb: 2, monster_dragon: 1, knight: 3 }, box)).toEqual({ orbs: 3, monsters: 1 });
  });

  it("knows a card by its kind and its muscle", () => {
    expect(kindOf("cannon_muscle")).toBe("cannon");
    expect(hasMuscle("cannon")).toBe(false);
    expect(glyphOf("cannon_muscle")).toBe(glyphOf("cannon"));
  });

  it("has a picture for everything in the box", () => {
    const tiles = ["magic_card_tile", "magic_chest", "magic_orb", "cursed_orb", "teleport", "knight", "magic_potion"];
    const spells = ["cannon", "lightning", "plus_three", "minus_three", "balloon", "rune_stone_spell", "transfer", "wish", "submarine", "counterspell"];
    const powers = ["magic_wand", "fist", "vulture", "frozen_rune_stone", "catapult", "diving_helmet"];
    const specials = ["recharge_power", "draw_magic_card", "rotate_random", "gain_five_mp"];
    for (const word of [...tiles, ...spells, ...powers, ...specials]) expect(glyphOf(word), word).not.toBeNull();
    expect(Object.keys(CHARACTERS)).toHaveLength(6);
    expect(Object.keys(MONSTERS)).toHaveLength(3);
    expect(Object.keys(SCENERY).sort()).toEqual(box.regions.map((one) => one.id).sort());
  });

  it("makes four sheets of one colour, the deep one darker than the pale one", () => {
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
    const { deep, pale } = sheets("#3f8fe0");
    expect(parseInt(deep.slice(1), 16)).toBeLessThan(parseInt(pale.slice(1), 16));
  });
});

describe("texts", () => {
  it("says everything that the board asks for, in both languages", () => {
    const sources = import.meta.glob<string>("./*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
    const said = Object.values(sources).flatMap((source) => [...source.matchAll(/"((?:board-rw|place|stand|moment|note)-[\w-]+)"/g)].map((found) => found[1] ?? ""));
    expect(said.length).toBeGreaterThan(40);
    for (const id of said) for (const text of [en, fr]) expect(text, id).toContain(`\n${id} =`);
  });
});
