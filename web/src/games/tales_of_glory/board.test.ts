import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { QuestionOut, TalesOfGloryView } from "../../net/messages";
import { printed, unpack, type Box, type Tile } from "./box";
import { Camera } from "./camera.svelte";
import { chests, handOf, legal, squares } from "./choices";
import { Desk } from "./desk.svelte";
import { figureOf } from "./figures";
import { ICONS } from "./icons";
import { boundsOf, neighbour, rimOf } from "./land";
import moments from "./preview/moments.json";
import { conditional, partsOf, rowsOf } from "./rows";

const BOX = moments.box as unknown as Box;

interface Moment {
  view: TalesOfGloryView;
  question: QuestionOut;
}

function moment(name: string): Moment {
  return (moments.moments as unknown as Record<string, Moment>)[name] as Moment;
}

/** A desk over a moment that answers questions as a table would: `replies` are the questions after each decision. */
function deskAt(name: string, replies: (QuestionOut | null)[] = []): { desk: Desk; sent: string[]; asked: string[] } {
  const now = { ...moment(name), question: moment(name).question as QuestionOut | null };
  const sent: string[] = [];
  const asked: string[] = [];
  const desk = new Desk({
    view: now.view,
    get question() { return now.question; },
    act: (notation) => {
      sent.push(notation);
      now.question = replies.shift() ?? null;
    },
    explain: (notation) => asked.push(notation),
  });
  return { desk, sent, asked };
}

beforeAll(() => unpack(BOX));

describe("the tiles", () => {
  it("draws every tile of the box from its data, with signs that exist", () => {
    expect(BOX.tile).toHaveLength(74);
    for (const tile of BOX.tile) {
      const figure = figureOf(tile);
      expect(figure.layers.length).toBeGreaterThan(2);
      for (const layer of figure.layers) expect(layer.d).not.toMatch(/NaN|undefined/);
      for (const sign of figure.signs) expect(ICONS).toHaveProperty(sign.icon);
      const items = [...tile.gain, ...tile.chests.flat(), ...Object.values(tile.links ?? {}).flatMap((link) => link.gain)];
      for (const part of items.flatMap(partsOf)) if ("icon" in part) expect(ICONS).toHaveProperty(part.icon);
    }
  });

  it("draws a corrected tile as the file says it", () => {
    const ogre = printed("ogre");
    const arcane: Tile = { ...ogre, cost: { magic: 9 } };
    expect(figureOf(arcane).layers).not.toEqual(figureOf(ogre).layers);
    unpack({ ...BOX, tile: BOX.tile.map((tile) => (tile.id === "ogre" ? arcane : tile)) });
    expect(printed("ogre").cost).toEqual({ magic: 9 });
    unpack(BOX);
  });

  it("does not break on a tile that the box does not have", () => {
    expect(printed("nothing").sides.n).toBe("none");
    expect(figureOf(printed("nothing")).layers.length).toBeGreaterThan(0);
  });

  it("writes a gain in signs: how many of what, for each of what, and when", () => {
    const signs = partsOf({ give: "prestige", n: 2, per: "monster", at: "end" }).map((part) => ("icon" in part ? part.icon : part.text));
    expect(signs).toEqual(["end", "2", "prestige", "×", "monster"]);
    expect(partsOf({ give: "key", n: 1 })).toHaveLength(1);
    expect(rowsOf([{ give: "coins", n: 1, per: "monster" }, { give: "potions", n: 1, per: "monster" }], 72)).toHaveLength(2);
    expect(conditional("treasure", [{ give: "coins", n: 3 }]).glyphs[0]).toEqual({ x: 0, icon: "treasure" });
    expect(conditional("any", [{ give: "coins", n: 3 }]).glyphs).toHaveLength(2);
  });
});

describe("the land", () => {
  const area = [{ x: 0, y: 0 }, { x: 1, y: 0 }];

  it("has a rim of the empty squares that touch it", () => {
    expect(rimOf(area)).toEqual(["0,1", "1,1", "-1,0", "2,0", "0,-1", "1,-1"]);
    expect(boundsOf(area)).toEqual({ left: 0, right: 1, bottom: 0, top: 0 });
  });

  it("leads the arrow keys to the nearest square, straight ahead before aslant", () => {
    const all = [...rimOf(area), "0,0", "1,0"];
    expect(neighbour(all, "0,0", "ArrowUp")).toBe("0,1");
    expect(neighbour(all, "0,1", "ArrowRight")).toBe("1,1");
    expect(neighbour(all, "-1,0", "ArrowUp")).toBe("0,1");
    expect(neighbour(all, "2,0", "ArrowRight")).toBeNull();
    expect(neighbour(all, "0,0", "a")).toBeNull();
  });

  it("lights only squares of the rim", () => {
    const { view, question } = moment("place_late");
    const rim = rimOf(view.seats[0]?.area ?? []);
    for (const square of squares(question)) expect(rim).toContain(square);
  });

  it("says of every square of the rim that it fits or why not", () => {
    const { view } = moment("play_late");
    const [tile] = handOf(view);
    const said = [...(view.me?.placements ?? []), ...(view.me?.misfits ?? [])].filter((one) => one.tile === tile).map((one) => one.square);
    expect(said.sort()).toEqual(rimOf(view.seats[0]?.area ?? []).sort());
  });

  it("is never smaller than a finger nor out of the frame", () => {
    const camera = new Camera();
    Object.assign(camera, { width: 360, height: 340 });
    camera.fit({ left: -6, right: 6, bottom: 0, top: 0 });
    expect(camera.cell).toBe(48);
    expect(camera.overflows).toBe(true);
    camera.show(6, 0);
    expect(camera.x).toBeGreaterThan(2);
    camera.zoom(0.1);
    expect(camera.cell).toBe(48);
    camera.zoom(100);
    expect(camera.cell).toBe(150);
  });
});

describe("deciding", () => {
  it("knows the chests that a key may open, by tile", () => {
    const { question } = moment("open");
    const found = [...chests(question)].flatMap(([tile, numbers]) => numbers.map((number) => `open ${tile} ${number}`));
    expect(found.sort()).toEqual(question.choices.map((choice) => choice.notation).sort());
    expect(legal(question, "open sesame 1")).toBeNull();
  });

  it("holds the tile taken, and a quest once it is picked up", () => {
    const { desk } = deskAt("play");
    const { view } = moment("play");
    const quest = view.me?.quests[0]?.tile ?? "";
    expect(desk.tile).toBe(view.seats[0]?.taken);
    desk.hold(quest);
    expect(desk.tile).toBe(quest);
    expect(handOf(view)).toHaveLength(3);
  });

  it("aims first and lays at the second touch: play, then place, each when it is legal", async () => {
    const place = moment("place").question;
    const square = place.choices[0]?.touches[0] ?? "";
    const { desk, sent } = deskAt("play", [place, null]);
    desk.touch(square);
    expect(desk.preview?.square).toBe(square);
    expect(sent).toEqual([]);
    desk.touch(square);
    await desk.next();
    await Promise.resolve();
    expect(sent).toEqual([`play ${moment("play").view.seats[0]?.taken}`, `place ${square}`]);
    expect(desk.bound).toBe(false);
  });

  it("waits for the payment before it lays", async () => {
    const { question: pay } = moment("pay");
    const { desk, sent } = deskAt("play", [pay]);
    desk.touch([...desk.lit][0] ?? "");
    desk.lay();
    await desk.next();
    expect(sent).toHaveLength(1);
    expect(desk.bound).toBe(true);
    expect(desk.going).toBe(false);
  });

  it("gives the reason of the table for a square that does not fit", () => {
    const { desk, asked } = deskAt("play_late");
    const misfit = moment("play_late").view.me?.misfits.find((one) => one.tile === desk.tile);
    desk.touch(misfit?.square ?? "");
    expect(desk.misfit?.rule).toMatch(/^TG-5/);
    expect(asked).toEqual([]);
    desk.touch("9,9");
    expect(asked).toEqual(["place 9,9"]);
  });

  it("lights where the adventure that is looked at would fit", () => {
    const { desk } = deskAt("select_late");
    expect(desk.lit.size).toBe(0);
    const slot = moment("select_late").view.board.find((one) => (one.verdict?.squares.length ?? 0) > 0);
    desk.slot = slot?.slot ?? 0;
    expect([...desk.lit]).toEqual(slot?.verdict?.squares);
  });
});

describe("the texts", () => {
  const folder = new URL("../../../../src/tablee/texts/", import.meta.url);
  const ids = (lang: string): Set<string> => new Set([...readFileSync(new URL(`${lang}/tales_of_glory.ftl`, folder), "utf8").matchAll(/^([\w-]+) =/gm)].map((found) => found[1] ?? ""));
  const sources = Object.values(import.meta.glob<string>(["./*.svelte", "./words.ts"], { query: "?raw", import: "default", eager: true }));

  it("has every text of the board in both languages, and none that it never says", () => {
    const said = new Set(sources.flatMap((source) => [...source.matchAll(/tell\(texts, ([^{)]+)/g)].flatMap((call) => [...(call[1] ?? "").matchAll(/"([\w-]+)"/g)].map((found) => `board-tg-${found[1]}`))));
    said.delete("board-tg-play");
    said.delete("board-tg-place");
    said.delete("board-tg-take");
    said.delete("board-tg-select");
    for (const lang of ["fr", "en"]) expect([...ids(lang)].filter((id) => id.startsWith("board-tg-")).sort()).toEqual([...said].sort());
  });
});
