import type { Point } from "./art/pencil";
import { PARTS, residentBox, SPOTS } from "./art/scene";
import { built, type SeatView } from "./castle";

/** A line of somebody's pencil: what it belongs to, its width, its pencil, its points on the sheet. */
export interface Stroke {
  part: string;
  width: number;
  colour: string;
  points: Point[];
}

/** What a stroke belongs to that lies on nothing built: sky, meadow, edge. */
export const DECOR = "decor";
export const INKS = ["#3a332b", "#b8433a", "#e3b21b", "#5aa845", "#3c7dc4", "#8e5ba6", "#e86a9a", "#9a5b2a", "#8c8f94", "#ffffff"];
export const WIDTHS = [4, 9, 20];
export const MOST_POINTS = 400;
export const MOST_STROKES = 800;
const NEAR = 4;

const two = (value: number): string => Math.max(0, Math.min(1295, Math.round(value))).toString(36).padStart(2, "0");

/** A stroke in the words that the table keeps: four letters a point. */
export function writeStroke({ part, width, colour, points }: Stroke): string {
  return [part, width, INKS.indexOf(colour), points.map(([x, y]) => two(x) + two(y)).join("")].join(",");
}

/** A stroke from its words; null for a rubbing-out or anything else. */
export function readStroke(words: string): Stroke | null {
  const [part = "", width = "", ink = "", points = ""] = words.split(",");
  const colour = INKS[Number(ink)];
  if (part === "-" || !colour || !/^(?:[0-9a-z]{4})+$/.test(points)) return null;
  const pairs = points.match(/.{4}/g) ?? [];
  return { part, width: Math.min(24, Math.max(1, Number(width) || 4)), colour, points: pairs.map((one): Point => [parseInt(one.slice(0, 2), 36), parseInt(one.slice(2), 36)]) };
}

/** Rubbing out names the strokes that are gone: nothing before it has to be sent again, and it can be undone. */
export const rubOut = (numbers: number[]): string => `-,${numbers.join(",")}`;

/** The strokes that are to be seen, with their numbers. */
export function visible(strokes: readonly string[]): [number, Stroke][] {
  const gone = new Set(strokes.filter((words) => words.startsWith("-,")).flatMap((words) => words.slice(2).split(",").map(Number)));
  return strokes.flatMap((words, number): [number, Stroke][] => {
    const stroke = gone.has(number) ? null : readStroke(words);
    return stroke ? [[number, stroke]] : [];
  });
}

/** The same picture without what was rubbed out. */
export const compact = (strokes: readonly string[]): string[] => visible(strokes).map(([, stroke]) => writeStroke(stroke));

/** Whether a new point is far enough from the last one to be kept. */
export const isFar = (last: Point | undefined, next: Point): boolean => !last || Math.hypot(next[0] - last[0], next[1] - last[1]) >= NEAR;

/** The strokes that an eraser at this place touches. */
export function touched(strokes: readonly string[], [x, y]: Point, reach = 14): number[] {
  const hit = ({ points, width }: Stroke): boolean => points.some(([px, py]) => Math.hypot(px - x, py - y) < reach + width / 2);
  return visible(strokes).flatMap(([number, stroke]) => (hit(stroke) ? [number] : []));
}

/** A path through the points, rounded at every one. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  if (rest.length === 0) return `M${first[0]} ${first[1]}h0.1`;
  let d = `M${first[0]} ${first[1]}`;
  rest.forEach(([x, y], at) => {
    const next = rest[at + 1];
    d += next ? `Q${x} ${y} ${(x + next[0]) / 2} ${(y + next[1]) / 2}` : `L${x} ${y}`;
  });
  return d;
}

function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach(([ax, ay], at) => {
    const [bx, by] = outline.at(at - 1) ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** What lies under a point of the sheet and is built: the nearest thing, or the decor. */
export function partAt(seat: SeatView, point: Point): string {
  const within = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): boolean => point[0] >= x && point[0] <= x + w && point[1] >= y && point[1] <= y + h;
  const there = built(seat);
  for (let number = 1; number <= seat.residents; number++) if (within(residentBox(number))) return `resident_${number}`;
  const flag = SPOTS.find((spot) => there.has(spot.id) && within(spot.box));
  if (flag) return flag.id;
  const parts = [...PARTS].sort((a, b) => b.z - a.z);
  return parts.find((part) => there.has(part.id) && inside(point, part.outline))?.id ?? DECOR;
}
