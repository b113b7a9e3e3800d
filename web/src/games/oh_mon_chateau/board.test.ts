import { describe, expect, it } from "vitest";
import components from "../../../../src/tablee/games/oh_mon_chateau/components.toml?raw";
import en from "../../../../src/tablee/texts/en/oh_mon_chateau.ftl?raw";
import fr from "../../../../src/tablee/texts/fr/oh_mon_chateau.ftl?raw";
import type { QuestionOut } from "../../net/messages";
import { GUESTS, portrait, typeOf } from "./art/guests";
import { at, circle, sketch, type Point } from "./art/pencil";
import { GROUP_POINTS, groupOf, HEIGHT, PARTS, residentBox, SPOTS, WIDTH } from "./art/scene";
import { built, emptied, type SeatView, type View } from "./castle";
import { buttons, legal, likely, onCastle, onCell, plainest } from "./choices";
import { labelOf, neighbour, placeOf, pointing, type Place } from "./grid";
import { drawsItself, KITS, letDraw, readLook, styleOf, usual, writeLook } from "./look";
import told from "./moments.json";
import { BLANK, drawnOn, tasksLeft } from "./paper";
import { compact, DECOR, MOST_POINTS, partAt, readStroke, rubOut, touched, visible, writeStroke, type Stroke } from "./strokes";

interface Moment {
  view: View;
  question: QuestionOut | null;
}
const moments = told as unknown as Record<string, Record<string, Moment>>;

function moment(version: string, name: string): Moment {
  const found = moments[version]?.[name];
  if (!found) throw new Error(`no moment ${name}`);
  return found;
}
const green = (name: string): Moment => moment("little_builders", name);

function seatOf({ view }: Moment): SeatView {
  const seat = view.seats[0];
  if (!seat) throw new Error("no seat");
  return seat;
}

describe("choices", () => {
  it("offers a cell exactly where the question does, and prefers the die in the hand", () => {
    const { view, question } = green("dice");
    for (const { cell } of seatOf(green("dice")).cells) {
      const offered = question?.choices.filter((choice) => choice.touches.at(-1) === cell) ?? [];
      expect(onCell(question, cell, null)).toEqual(offered);
      for (const choice of offered) expect(onCell(question, cell, choice.touches[0] ?? null)).toEqual([choice]);
    }
    expect(plainest(view, [])).toBeNull();
    expect(legal(question, "place", "die_1", "no_such_cell")).toBeNull();
  });

  it("takes a token from a plain face before a question mark", () => {
    const { view } = green("dice");
    const dice = [{ die: "die_1", face: "face_any", used: false }, { die: "die_2", face: "face_wood", used: false }];
    const choices = ["die_1", "die_2"].map((die) => ({ notation: `place ${die} g_r0c2`, verb: "place", touches: [die, "g_r0c2"] }));
    expect(plainest({ ...view, dice }, choices)?.notation).toBe("place die_2 g_r0c2");
  });

  it("asks about a greyed cell with the decision that it would be", () => {
    const { view, question } = green("dice");
    expect(likely(view, question, "g_r4c4", "die_2")).toBe("place die_2 g_r4c4");
    expect(likely({ ...view, step: "magician" }, null, "g_r4c4", null)).toBe("put g_r4c4");
  });

  it("has a place for every choice: the grid, the castle, a card or a button", () => {
    for (const version of Object.values(moments))
      for (const { question } of Object.values(version))
        for (const choice of question?.choices ?? []) {
          const last = choice.touches.at(-1) ?? "";
          const placed = onCell(question, last, null).length > 0 || onCastle(question, null).has(last) || buttons(question).includes(choice) || ["take", "steal", "reactivate", "build", "clear"].includes(choice.verb);
          expect(placed, choice.notation).toBe(true);
        }
  });

  it("lights the towers, walls and spots that are asked for", () => {
    expect([...onCastle(green("tower").question, null).keys()].every((id) => id.startsWith("tower_"))).toBe(true);
    expect(onCastle(green("flag").question, null).size).toBeGreaterThan(0);
    expect(onCastle(green("dice").question, null).size).toBe(0);
  });
});

describe("the grid", () => {
  it("prints every result where the box does, next to its line", () => {
    const printed = [...components.matchAll(/\{ id = "(\w+)",.*label = \[(-?\d+), (-?\d+)\]/g)].map(([, line, row, col]) => [line, Number(row), Number(col)]);
    expect(printed).toHaveLength(19);
    for (const [name, found] of [["little_builders", "dice"], ["grand_architects", "guest"]] as const)
      for (const line of seatOf(moment(name, found)).lines) {
        const { row, col } = labelOf(line);
        expect(printed).toContainEqual([line.line, row, col]);
        expect(["up", "down", "left", "right"]).toContain(pointing(line));
      }
  });

  it("leads the arrow keys over gaps and stops at the edge", () => {
    const places = seatOf(green("dice")).cells.map((cell): [string, Place] => [cell.cell, placeOf(cell.cell)]);
    expect(neighbour(places, placeOf("g_r1c1"), "ArrowRight")).toBe("g_r1c2");
    expect(neighbour(places, placeOf("g_r3c0"), "ArrowRight")).toBe("g_r3c4");
    expect(neighbour(places, placeOf("g_r0c2"), "ArrowUp")).toBeNull();
    expect(neighbour(places, placeOf("g_r0c2"), "x")).toBeNull();
  });
});

describe("the scene", () => {
  it("is the one of the box: every part, spot and group of residents", () => {
    const flat = components.replace(/\s+/g, " ");
    for (const part of PARTS) expect(flat).toContain(`id = "${part.id}" kind = "${part.kind}" z = ${part.z} outline = ${JSON.stringify(part.outline).replaceAll(",", ", ")}`);
    for (const { id, wall, box } of SPOTS) expect(flat).toContain(`id = "${id}" wall = "${wall}" at = [${box.x}, ${box.y}] size = [${box.w}, ${box.h}]`);
    expect([...flat.matchAll(/id = "residents_\d+".*?points = (\d+)/g)].map(([, points]) => Number(points))).toEqual(GROUP_POINTS);
  });

  it("keeps the places to touch a finger apart on a phone", () => {
    const scale = 354 / WIDTH;
    for (const group of [PARTS.filter((part) => part.kind === "tower"), PARTS.filter((part) => part.kind === "wall"), SPOTS])
      for (const one of group)
        for (const other of group)
          if (one !== other) expect(Math.max(Math.abs(one.touch[0] - other.touch[0]), Math.abs(one.touch[1] - other.touch[1])) * scale).toBeGreaterThan(38);
  });

  it("stands every resident on the sheet, and counts in groups of three", () => {
    expect(residentBox(1)).toMatchObject({ x: 104, y: 732 });
    expect(residentBox(30).x + 40).toBeLessThan(WIDTH);
    expect(residentBox(30).y + 66).toBeLessThan(HEIGHT);
    expect([0, 1, 3, 4, 30].map(groupOf)).toEqual([-1, 0, 0, 1, 9]);
  });

  it("draws the same line every time, and moves a mark as a whole", () => {
    const points: Point[] = [[0, 0], [50, 10]];
    expect(sketch(points, 3)).toBe(sketch(points, 3));
    expect(sketch(points, 3)).not.toBe(sketch(points, 4));
    expect(at(100, 200, 2, "M1 2H5V6l3 4")).toBe("M102 204H110V212l6 8");
    expect(at(100, 200, 2, circle(10, 10, 5))).toBe(circle(120, 220, 10));
  });

  it("has a portrait and a type for all twenty guests, and their power as the box says it", () => {
    const blue = [...components.matchAll(/\[\[guests_blue\]\]\nid = "(\w+)"\n(?:.*\n){2}type = "(\w+)"\n(?:.*\n){2}text_fr = "(.*)"\ntext_en = "(.*)"/g)];
    expect(blue.map(([, id]) => id)).toEqual(GUESTS);
    for (const [, id = "", type, french, english] of blue) {
      expect(typeOf(id)).toBe(type);
      expect(fr).toContain(`board-oc-power-${id} = ${french}\n`);
      expect(en).toContain(`board-oc-power-${id} = ${english}\n`);
      expect(portrait(`green_${id}`)).toBe(portrait(id));
    }
    expect(typeOf("green_king")).toBeNull();
  });
});

describe("looks", () => {
  it("come back from the words that the table keeps, and nonsense is left out", () => {
    const look = new Map([["tower_front_left", { colour: 3, variant: 2, extra: 1 }], ["sky", { colour: 0, variant: 1, extra: 0 }]]);
    expect(readLook(writeLook(look))).toEqual(look);
    expect(writeLook(look)).toMatch(/^[0-9a-z_:;,. -]*$/);
    expect(readLook("x;tower:9;<b>:1.1.1").size).toBe(0);
  });

  it("have every ornament of the box, each with a word in both languages", () => {
    const kits = [...components.matchAll(/\[\[drawing\.kits\]\]\npart = "(\w+)"\nvariants = (\[.*\])\nextras = (\[.*\])/g)];
    expect(kits).toHaveLength(6);
    for (const [, part = "", variants = "", extras = ""] of kits) {
      expect(KITS[part]?.variants.filter((one) => one !== "crowd")).toEqual(JSON.parse(variants));
      expect(KITS[part]?.extras).toEqual(JSON.parse(extras));
      for (const word of [...(KITS[part]?.variants ?? []), ...(KITS[part]?.extras ?? [])]) for (const texts of [fr, en]) expect(texts).toContain(`\nboard-oc-look-${word.replaceAll("_", "-")} = `);
    }
  });

  it("let a blank sheet draw itself only for those who ask", () => {
    expect(drawsItself(new Map(), "guide")).toBe(true);
    expect(drawsItself(new Map(), "blank")).toBe(false);
    expect(drawsItself(readLook(writeLook(letDraw(new Map(), true))), "blank")).toBe(true);
    expect(styleOf(new Map(), "tower_front_left", 1)).toEqual(usual("tower_front_left", 1));
  });
});

describe("strokes", () => {
  const one: Stroke = { part: DECOR, width: 9, colour: "#3c7dc4", points: [[0, 0], [1200, 900], [35, 36]] };

  it("come back as they were, in letters that the table keeps", () => {
    expect(readStroke(writeStroke(one))).toEqual(one);
    const longest = writeStroke({ ...one, part: "tower_front_right", points: Array.from({ length: MOST_POINTS }, (): Point => [1200, 900]) });
    expect(longest.length).toBeLessThan(4000);
    expect(longest).toMatch(/^[0-9a-zA-Z_:;,. -]+$/);
    expect(readStroke("anything")).toBeNull();
  });

  it("are rubbed out where the eraser touches, and undone by taking that away", () => {
    const strokes = [writeStroke(one), writeStroke({ ...one, points: [[600, 600]] })];
    expect(touched(strokes, [605, 604])).toEqual([1]);
    const rubbed = [...strokes, rubOut([1])];
    expect(visible(rubbed).map(([number]) => number)).toEqual([0]);
    expect(compact(rubbed)).toEqual([strokes[0]]);
    expect(visible(rubbed.slice(0, -1))).toHaveLength(2);
  });

  it("belong to the built thing under them, else to the decor", () => {
    const seat = seatOf(green("over"));
    const empty = emptied(seat);
    expect(partAt(empty, [160, 600])).toBe(DECOR);
    const tower = { ...empty, towers: empty.towers.map((part) => ({ ...part, drawn: part.part === "tower_front_left" })) };
    expect(partAt(tower, [160, 600])).toBe("tower_front_left");
    expect(partAt(seat, [600, 20])).toBe(DECOR);
  });
});

describe("on paper", () => {
  it("says everything that stands and is not drawn yet, once", () => {
    const seat = seatOf(green("over"));
    const tasks = tasksLeft(BLANK, seat);
    const parts = [...built(seat)].filter((id) => !id.startsWith("resident_"));
    expect(tasks.filter((task) => task.kind !== "residents").map((task) => task.id)).toEqual(parts);
    expect(tasks.find((task) => task.kind === "residents")?.value).toBe(seat.residents);
    expect(tasksLeft(drawnOn(BLANK, tasks), seat)).toEqual([]);
    expect(tasksLeft(BLANK, emptied(seat))).toEqual([]);
  });

  it("asks for the residents that came since", () => {
    const seat = { ...emptied(seatOf(green("over"))), residents: 5 };
    const paper = drawnOn(BLANK, [{ id: "resident_3", kind: "residents", value: 3 }]);
    expect(tasksLeft(paper, seat)).toEqual([{ id: "resident_5", kind: "residents", value: 2 }]);
  });
});

describe("the words of the board", () => {
  it("are the same in both languages, and every one that is asked for is there", () => {
    const ids = (source: string): string[] => source.split("\n").flatMap((line) => /^(board-oc-[\w-]+) =/.exec(line)?.[1] ?? []);
    expect(ids(fr)).toEqual(ids(en));
    const sources = Object.values(import.meta.glob<string>("./**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true }));
    const asked = sources.flatMap((source) => [...source.matchAll(/tell\(texts, "([\w-]+)"/g)].map(([, id]) => `board-oc-${id}`));
    expect(asked.length).toBeGreaterThan(60);
    expect(ids(fr)).toEqual(expect.arrayContaining(asked));
  });
});
