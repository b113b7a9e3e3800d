import type { Category } from "./kinds";

/** Where a slot of the pyramid lies, in half tiles from the left, and in rows from the top. */
export interface Spot {
  slot: string;
  row: number;
  column: number;
  line: number;
}

const ROWS = 4;
const SHAPES: Category[] = ["character", "terrain", "workshop", "castle"];

/** A slot's place on a grid of eight half tiles: every row is shifted half a tile over the one below. */
export function spotOf(slot: string): Spot {
  const [, row = "1", place = "1"] = /^r(\d)s(\d)$/.exec(slot) ?? [];
  return { slot, row: Number(row), column: 2 * Number(place) - 1 + (Number(row) - 1), line: ROWS + 1 - Number(row) };
}

/** What stands in a row, for the outline of its empty slots. */
export function shapeOf(slot: string): Category {
  return SHAPES[spotOf(slot).row - 1] ?? "character";
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [1, -1],
  ArrowDown: [1, 1],
};

/** The slot that an arrow key leads to, or null at the edge. */
export function neighbour(slots: string[], from: string, key: string): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const { column, line } = spotOf(from);
  const near = slots.map(spotOf).filter((spot) => spot.line === line + step[1]);
  const wanted = step[1] === 0 ? [column + step[0]] : [column - 1, column + 1];
  return near.find((spot) => wanted.includes(spot.column))?.slot ?? null;
}
