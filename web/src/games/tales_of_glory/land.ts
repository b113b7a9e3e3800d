import type { TalesOfGloryAreaTileView } from "../../net/messages";

/** A stretch of squares, edges included. */
export interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

type Spot = Pick<TalesOfGloryAreaTileView, "x" | "y">;

const STEPS: Record<string, [number, number]> = { ArrowUp: [0, 1], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowLeft: [-1, 0] };

/** A square as decisions name it: steps to the right and up from the hero. */
export function squareOf({ x, y }: Spot): string {
  return `${x},${y}`;
}

export function spotOf(square: string): Spot {
  const [x = "0", y = "0"] = square.split(",");
  return { x: Number(x), y: Number(y) };
}

/** The empty squares that touch a land, row by row from the top. */
export function rimOf(area: Spot[]): string[] {
  const taken = new Set(area.map(squareOf));
  const beside = area.flatMap(({ x, y }) => Object.values(STEPS).map(([dx, dy]) => ({ x: x + dx, y: y + dy })));
  const free = new Map(beside.map((spot) => [squareOf(spot), spot]));
  for (const square of taken) free.delete(square);
  return [...free.values()].sort((one, other) => other.y - one.y || one.x - other.x).map(squareOf);
}

/** The smallest stretch that holds these squares. */
export function boundsOf(spots: Spot[]): Bounds {
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  return { left: Math.min(0, ...xs), right: Math.max(0, ...xs), bottom: Math.min(0, ...ys), top: Math.max(0, ...ys) };
}

/** The square that an arrow key leads to: the nearest one in that direction, straight ahead before aslant. */
export function neighbour(squares: string[], from: string, key: string): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const here = spotOf(from);
  let best: string | null = null;
  let least = Infinity;
  for (const square of squares) {
    const { x, y } = spotOf(square);
    const ahead = (x - here.x) * step[0] + (y - here.y) * step[1];
    const aside = Math.abs((x - here.x) * step[1]) + Math.abs((y - here.y) * step[0]);
    const far = ahead + aside * 3;
    if (ahead > 0 && aside <= ahead * 2 && far < least) [best, least] = [square, far];
  }
  return best;
}
