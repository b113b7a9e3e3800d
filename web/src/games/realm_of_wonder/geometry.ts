import type { DiscName, Printed, Sector, Space } from "./printed";

export interface Point {
  x: number;
  y: number;
}

/** How far each disc is turned, in degrees; more than a full turn is fine. */
export type Angles = Record<DiscName, number>;

const RADIANS = Math.PI / 180;
const round = (value: number): number => Math.round(value * 10) / 10;

/** The point at a radius and an angle, clockwise from the top. */
export function polar(radius: number, angle: number): Point {
  return { x: round(radius * Math.sin(angle * RADIANS)), y: round(-radius * Math.cos(angle * RADIANS)) };
}

/** The middle of a space: radius and angle; a space around the centre has its middle there. */
export function middleOf([inner, outer, from, to]: Sector): [number, number] {
  return to - from >= 360 ? [0, 0] : [(inner + outer) / 2, (from + to) / 2];
}

/** Where the middle of a space lies on the table while the discs are turned like this. */
export function place(space: Space, angles: Angles): Point {
  const [radius, angle] = middleOf(space.shape);
  return polar(radius, angle + angles[space.disc]);
}

/** An annular sector as a path, a little smaller all around and with round corners. */
export function sector([inner, outer, from, to]: Sector, gap: number, corner: number): string {
  const r0 = inner + gap;
  const r1 = outer - gap;
  if (to - from >= 360) return `M0 ${-r1}A${r1} ${r1} 0 1 1 0 ${r1}A${r1} ${r1} 0 1 1 0 ${-r1}z`;
  const trim = (radius: number, length: number): number => length / radius / RADIANS;
  const big = (a: number, b: number): number => (b - a > 180 ? 1 : 0);
  const at = (radius: number, angle: number): string => {
    const { x, y } = polar(radius, angle);
    return `${x} ${y}`;
  };
  const [a0, b0] = [from + trim(r1, gap), to - trim(r1, gap)];
  const [a1, b1] = [from + trim(r0, gap), to - trim(r0, gap)];
  const [c1, c0] = [trim(r1, corner), trim(r0, corner)];
  return [
    `M${at(r1, a0 + c1)}`,
    `A${r1} ${r1} 0 ${big(a0, b0)} 1 ${at(r1, b0 - c1)}`,
    `Q${at(r1, b0)} ${at(r1 - corner, b0)}`,
    `L${at(r0 + corner, b1)}`,
    `Q${at(r0, b1)} ${at(r0, b1 - c0)}`,
    `A${r0} ${r0} 0 ${big(a1, b1)} 0 ${at(r0, a1 + c0)}`,
    `Q${at(r0, a1)} ${at(r0 + corner, a1)}`,
    `L${at(r1 - corner, a0)}`,
    `Q${at(r1, a0)} ${at(r1, a0 + c1)}z`,
  ].join("");
}

/** A piece of a circle as an open path. */
export function arc(radius: number, from: number, to: number): string {
  const [start, end] = [polar(radius, from), polar(radius, to)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${end.x} ${end.y}`;
}

/** The edge that two neighbouring spaces share, as an open path; null if they only touch or lie apart. */
export function sharedEdge(one: Sector, other: Sector): string | null {
  return sharedSide(one, other) ?? sharedSide(other, one) ?? sharedArc(one, other) ?? sharedArc(other, one);
}

function sharedSide(one: Sector, other: Sector): string | null {
  if (turnBetween(one[3], other[2]) > 0.5) return null;
  const [inner, outer] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
  if (outer - inner < 4) return null;
  const [start, end] = [polar(inner + 5, one[3]), polar(outer - 5, one[3])];
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}

function sharedArc(one: Sector, other: Sector): string | null {
  if (Math.abs(one[1] - other[0]) > 1) return null;
  for (const turn of [0, 360, -360]) {
    const [from, to] = [Math.max(one[2], other[2] + turn), Math.min(one[3], other[3] + turn)];
    const margin = 5 / one[1] / RADIANS;
    if (to - from > 2 * margin + 0.5) return arc(one[1], from + margin, to - margin);
  }
  return null;
}

/** The smaller angle between two directions. */
export function turnBetween(one: number, other: number): number {
  return Math.abs(nearest(other, one) - one);
}

/** The same direction as `angle`, written so that it is nearest to `to`: 350 becomes -10 near 0. */
export function nearest(angle: number, to: number): number {
  return angle + 360 * Math.round((to - angle) / 360);
}

/** The planks between two discs: from the inner edge of one space to the outer edge of the other, at the same angle. */
export function bridge(outer: Space, inner: Space, angles: Angles): { angle: number; from: number; to: number } {
  const angle = middleOf(inner.shape)[1] + angles[inner.disc];
  return { angle, from: inner.shape[1] - 12, to: outer.shape[0] + 12 };
}

/** The space that lies next in a direction on the table, for the arrow keys; null at the edge. */
export function neighbour(box: Printed, from: Space, way: Point, angles: Angles): Space | null {
  const here = place(from, angles);
  let best: Space | null = null;
  let shortest = Infinity;
  for (const space of box.spaces) {
    const { x, y } = place(space, angles);
    const along = (x - here.x) * way.x + (y - here.y) * way.y;
    const aside = Math.abs((x - here.x) * way.y - (y - here.y) * way.x);
    const far = along + 2 * aside;
    if (along > 12 && far < shortest) [best, shortest] = [space, far];
  }
  return best;
}
