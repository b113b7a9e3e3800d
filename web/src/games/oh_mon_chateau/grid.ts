import type { OhMonChateauLineView } from "../../net/messages";

/** A place of the grid: rows and columns from 0; one more column on either side for what is printed there. */
export interface Place {
  row: number;
  col: number;
}

/** Cells are named after their place: `g_r2c4`. */
export function placeOf(cell: string): Place {
  const [, row, col] = /r(\d+)c(\d+)$/.exec(cell) ?? [];
  return { row: Number(row ?? 0), col: Number(col ?? 0) };
}

/** Where the box prints what a line builds; elsewhere it stands before its first cell. */
const LABELS: Record<string, Place> = Object.fromEntries(
  (
    [
      ["g_tower_5", 1, 0], ["g_tower_2", 0, 1], ["g_wall_1", 2, -1], ["g_wall_2", 0, 3], ["g_wall_3", 1, 4], ["g_keep", 4, 2], ["g_flag_1", 2, 2], ["g_flag_2_left", 4, 0], ["g_flag_2_right", 2, 5],
      ["b_tower_5", 0, 1], ["b_tower_2", 2, 2], ["b_wall_1", 2, 5], ["b_wall_2", 3, -1], ["b_wall_3", 0, 3], ["b_keep", 2, -1], ["b_flag_1", 3, 5], ["b_flag_2", 4, 4], ["b_reactivate", 1, 0], ["b_steal", 1, 4],
    ] as const
  ).map(([line, row, col]) => [line, { row, col }]),
);

export function labelOf(line: OhMonChateauLineView): Place {
  const found = LABELS[line.line];
  if (found) return found;
  const { row, col } = placeOf(line.cells[0] ?? "");
  return isColumn(line) ? { row: row - 1, col } : { row, col: col - 1 };
}

export function isColumn(line: OhMonChateauLineView): boolean {
  return placeOf(line.cells[0] ?? "").col === placeOf(line.cells[1] ?? "").col;
}

/** Which way the label points at its line. */
export function pointing(line: OhMonChateauLineView): "up" | "down" | "left" | "right" {
  const label = labelOf(line);
  const first = placeOf(line.cells[0] ?? "");
  if (isColumn(line)) return label.row < first.row ? "down" : "up";
  return label.col < first.col ? "right" : "left";
}

const STEPS: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** The place that an arrow key leads to: straight on over gaps, else the nearest on that side. */
export function neighbour<T>(places: [T, Place][], from: Place, key: string): T | null {
  const step = STEPS[key];
  if (!step) return null;
  const ahead = ({ row, col }: Place): number => (row - from.row) * step[0] + (col - from.col) * step[1];
  const aside = ({ row, col }: Place): number => Math.abs((row - from.row) * step[1] + (col - from.col) * step[0]);
  const found = places.filter(([, place]) => ahead(place) > 0).sort(([, a], [, b]) => ahead(a) + 5 * aside(a) - ahead(b) - 5 * aside(b));
  return found[0]?.[0] ?? null;
}
