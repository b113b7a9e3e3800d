import { FLAGS } from "./art/flags";
import { FLOOR_EXTRAS, FLOORS } from "./art/keep";
import { PEOPLE, PEOPLE_EXTRAS } from "./art/people";
import { PARTS, SPOTS } from "./art/scene";
import { SKIES, SKY_EXTRAS } from "./art/sky";
import { TOWER_EXTRAS, TOWERS } from "./art/towers";
import { WALL_EXTRAS, WALLS } from "./art/walls";

/** How one thing of a castle looks: a pencil of the box, a pattern, a little extra (0 is none). */
export interface Style {
  colour: number;
  variant: number;
  extra: number;
}

/** What can have a look of its own: every part and flag, the residents and the sky as a whole. */
export type Look = ReadonlyMap<string, Style>;

export interface Kit {
  variants: string[];
  extras: string[];
  /** Whether it has a colour to choose. */
  coloured: boolean;
}

/** The ornaments of the box, by kind of part. Residents may be a mixed crowd. */
export const KITS: Record<string, Kit> = {
  tower: { variants: TOWERS, extras: TOWER_EXTRAS, coloured: true },
  wall: { variants: WALLS, extras: WALL_EXTRAS, coloured: true },
  keep_floor: { variants: FLOORS, extras: FLOOR_EXTRAS, coloured: true },
  flag: { variants: FLAGS, extras: [], coloured: true },
  resident: { variants: ["crowd", ...PEOPLE], extras: PEOPLE_EXTRAS, coloured: false },
  sky: { variants: SKIES, extras: SKY_EXTRAS, coloured: false },
};

/** Which kit a thing of the castle takes its ornaments from. */
export function kitOf(id: string): string {
  return PARTS.find((part) => part.id === id)?.kind ?? (id.startsWith("flag_") ? "flag" : id === "sky" ? "sky" : "resident");
}

/** Roofs and flags of a seat begin in its own colour. */
const ACCENTS = [1, 4, 3, 5];
const OWN_COLOURED = ["tower", "flag"];

/** How a thing looks until its seat chooses something else. */
export function usual(id: string, seat: number): Style {
  const kit = kitOf(id);
  const accent = ACCENTS[seat % ACCENTS.length] ?? 1;
  const number = [...PARTS.map((part) => part.id), ...SPOTS.map((spot) => spot.id)].indexOf(id);
  if (OWN_COLOURED.includes(kit)) return { colour: accent, variant: kit === "flag" ? number % FLAGS.length : 0, extra: 0 };
  return { colour: kit === "keep_floor" ? 7 : kit === "wall" ? 8 : 0, variant: 0, extra: 0 };
}

export const styleOf = (look: Look, id: string, seat: number): Style => look.get(id) ?? usual(id, seat);

/** A look from the words that the table keeps; what it does not understand is left out. */
export function readLook(words: string): Look {
  const found = [...words.matchAll(/(?:^|;)([a-z0-9_]+):(\d)\.(\d)\.(\d)(?=;|$)/g)];
  return new Map(found.map(([, id = "", colour, variant, extra]) => [id, { colour: Number(colour), variant: Number(variant), extra: Number(extra) }]));
}

export function writeLook(look: Look): string {
  return [...look].map(([id, { colour, variant, extra }]) => `${id}:${colour}.${variant}.${extra}`).join(";");
}

/** On a blank sheet nothing draws itself, unless its seat asked for it. */
const AUTO = "auto";
export const drawsItself = (look: Look, sheet: string): boolean => sheet !== "blank" || look.has(AUTO);
export function letDraw(look: Look, on: boolean): Look {
  const changed = new Map(look);
  if (on) changed.set(AUTO, { colour: 0, variant: 0, extra: 0 });
  else changed.delete(AUTO);
  return changed;
}
