import { middleOf, nearest, type Angles } from "./geometry";
import type { Printed, Space } from "./printed";

const STEP = 60;

/** The angles of the discs when the whirlpools face these regions, each turned the shorter way from `from`. */
export function facing(box: Printed, middle: string, castle: string, from: Angles): Angles {
  const angle = (region: string): number => STEP * box.regions.findIndex((one) => one.id === region);
  return { outer: 0, middle: nearest(angle(middle), from.middle), castle: nearest(angle(castle), from.castle) };
}

/** Where a figure stands, as radius and angle; the angle keeps count of whole turns so that it is never walked back. */
export interface Stand {
  space: string;
  radius: number;
  /** On its disc. */
  angle: number;
}

/** A figure after the discs and perhaps it itself have moved: it stays with its disc, or goes the shorter way round. */
export function stand(space: Space, angles: Angles, before: Stand | undefined, turned: number): Stand {
  if (before?.space === space.id) return before;
  const [radius, angle] = middleOf(space.shape);
  const here = angles[space.disc];
  return { space: space.id, radius, angle: nearest(angle + here, turned) - here };
}
