import type { Box, Point } from "./pencil";

/** Where everything stands on a castle sheet: the same places as in the box's own data, which a test compares. */
export const WIDTH = 1200;
export const HEIGHT = 900;
export const HORIZON = 430;

export type PartKind = "tower" | "wall" | "keep_floor";

export interface Part {
  id: string;
  kind: PartKind;
  z: number;
  outline: Point[];
  /** Where the value of a tower is written. */
  value?: Point;
  /** The window of a floor, for a guest to look out of. */
  window?: Box;
  /** Where a finger may touch to choose the part, wide apart on a small screen. */
  touch: Point;
}

const square = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

export const PARTS: Part[] = [
  { id: "wall_back", kind: "wall", z: 10, touch: [455, 470], outline: [[385, 400], [410, 400], [410, 385], [445, 385], [445, 400], [480, 400], [480, 385], [515, 385], [515, 400], [550, 400], [550, 385], [650, 385], [650, 400], [685, 400], [685, 385], [720, 385], [720, 400], [755, 400], [755, 385], [790, 385], [790, 400], [815, 400], [815, 520], [385, 520]] },
  { id: "tower_back_left", kind: "tower", z: 20, touch: [352, 370], value: [352, 360], outline: [[320, 520], [320, 320], [308, 320], [352, 232], [397, 320], [385, 320], [385, 520]] },
  { id: "tower_back_right", kind: "tower", z: 20, touch: [848, 370], value: [848, 360], outline: [[815, 520], [815, 320], [803, 320], [848, 232], [892, 320], [880, 320], [880, 520]] },
  { id: "keep_floor_1", kind: "keep_floor", z: 30, touch: [600, 500], window: square(570, 470, 60, 60), outline: [[512, 540], [512, 455], [688, 455], [688, 540]] },
  { id: "keep_floor_2", kind: "keep_floor", z: 31, touch: [600, 412], window: square(570, 382, 60, 60), outline: [[520, 455], [520, 370], [680, 370], [680, 455]] },
  { id: "keep_floor_3", kind: "keep_floor", z: 32, touch: [600, 327], window: square(570, 297, 60, 60), outline: [[528, 370], [528, 285], [672, 285], [672, 370]] },
  { id: "keep_floor_4", kind: "keep_floor", z: 33, touch: [600, 240], window: square(570, 212, 60, 60), outline: [[536, 285], [536, 205], [518, 205], [600, 118], [682, 205], [664, 205], [664, 285]] },
  { id: "wall_left", kind: "wall", z: 40, touch: [262, 545], outline: [[215, 490], [215, 472], [241, 457], [241, 474], [267, 459], [267, 442], [293, 427], [293, 444], [320, 428], [320, 520], [215, 660]] },
  { id: "wall_right", kind: "wall", z: 40, touch: [938, 545], outline: [[985, 490], [985, 472], [959, 457], [959, 474], [933, 459], [933, 442], [907, 427], [907, 444], [880, 428], [880, 520], [985, 660]] },
  { id: "wall_front", kind: "wall", z: 50, touch: [600, 660], outline: [[215, 580], [260, 580], [260, 560], [320, 560], [320, 580], [380, 580], [380, 560], [440, 560], [440, 580], [500, 580], [500, 560], [700, 560], [700, 580], [760, 580], [760, 560], [820, 560], [820, 580], [880, 580], [880, 560], [940, 560], [940, 580], [985, 580], [985, 710], [650, 710], [650, 650], [630, 622], [600, 612], [570, 622], [550, 650], [550, 710], [215, 710]] },
  { id: "tower_front_left", kind: "tower", z: 60, touch: [160, 520], value: [160, 470], outline: [[105, 710], [105, 410], [88, 410], [160, 285], [232, 410], [215, 410], [215, 710]] },
  { id: "tower_front_right", kind: "tower", z: 60, touch: [1040, 520], value: [1040, 470], outline: [[985, 710], [985, 410], [968, 410], [1040, 285], [1112, 410], [1095, 410], [1095, 710]] },
];

export interface Spot {
  id: string;
  wall: string;
  box: Box;
  z: number;
  touch: Point;
}

export const SPOTS: Spot[] = [
  { id: "flag_front_1", wall: "wall_front", box: square(330, 600, 60, 84), z: 70, touch: [370, 668] },
  { id: "flag_front_2", wall: "wall_front", box: square(810, 600, 60, 84), z: 70, touch: [830, 668] },
  { id: "flag_back_1", wall: "wall_back", box: square(428, 415, 46, 64), z: 12, touch: [451, 440] },
  { id: "flag_back_2", wall: "wall_back", box: square(726, 415, 46, 64), z: 12, touch: [749, 440] },
  { id: "flag_left_1", wall: "wall_left", box: square(246, 490, 40, 62), z: 42, touch: [245, 500] },
  { id: "flag_right_1", wall: "wall_right", box: square(914, 490, 40, 62), z: 42, touch: [955, 500] },
];

export const SUN = { center: [1080, 200] as Point, radius: 52, rays: 12, value: 4 };
export const END_CLOUD = { ...square(60, 150, 190, 92), value: 4 };
export const EXTRA_CLOUDS = { w: 116, h: 56, value: 2, slots: [[270, 118], [800, 114], [412, 158], [682, 160], [905, 192], [222, 206]] as Point[] };
export const BANNER = square(60, 16, 1080, 84);

const PEOPLE = { x: 104, y: 732, pitch: 48, group: 200, line: 82, w: 40, h: 66, plaque: [150, 24] as Point };
export const MOST_RESIDENTS = 30;
/** The points of each group of three residents. */
export const GROUP_POINTS = [1, 2, 3, 5, 7, 9, 11, 14, 17, 20];

/** The place of a resident, counted from 1. */
export function residentBox(number: number): Box {
  const before = number - 1;
  const row = Math.floor(before / 15);
  const group = Math.floor((before % 15) / 3);
  return square(PEOPLE.x + group * PEOPLE.group + (before % 3) * PEOPLE.pitch, PEOPLE.y + row * PEOPLE.line, PEOPLE.w, PEOPLE.h);
}

/** Where the points of a group stand. */
export function plaqueAt(group: number): Point {
  const first = residentBox(group * 3 + 1);
  return [first.x + PEOPLE.plaque[0], first.y + PEOPLE.plaque[1]];
}

/** The group of the last resident drawn; -1 without any. */
export function groupOf(residents: number): number {
  return Math.ceil(residents / 3) - 1;
}

export const partOf = (id: string): Part | null => PARTS.find((part) => part.id === id) ?? null;
