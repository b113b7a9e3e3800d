/** A realm on the ring: its stretch and the middle of each of its territories, in degrees clockwise from the right. */
export interface Arc {
  from: number;
  to: number;
  cells: number[];
}

const GAP = 2.5;

/** Stretches as long as the realms are large; the middle of the first one is at the top. */
export function arcsOf(sizes: number[]): Arc[] {
  const cell = 360 / sizes.reduce((sum, size) => sum + size, 0);
  let from = -90 - ((sizes[0] ?? 0) * cell) / 2;
  return sizes.map((size) => {
    const start = from;
    from += size * cell;
    return { from: start, to: from, cells: Array.from({ length: size }, (_, at) => start + (at + 0.5) * cell) };
  });
}

/** A point of a ring around 100, 100. */
export function at(angle: number, radius: number): string {
  const turned = (angle * Math.PI) / 180;
  const place = (value: number): number => Math.round((100 + radius * value) * 10) / 10;
  return `${place(Math.cos(turned))} ${place(Math.sin(turned))}`;
}

export function middle(arc: Arc | undefined): number {
  return arc ? (arc.from + arc.to) / 2 : 0;
}

/** A stretch between two radii as a path, with a gap to its neighbours. */
export function sector(arc: Arc, inner: number, outer: number): string {
  const [from, to] = [arc.from + GAP / 2, arc.to - GAP / 2];
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}z`;
}
