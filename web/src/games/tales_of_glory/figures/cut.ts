import type { Layer } from "../../../art/palette";

/** A picture: cut sheets, and signs that are held up or stamped on it. */
export interface Figure {
  layers: Layer[];
  signs: { icon: string; x: number; y: number; size: number }[];
}

/** A number that a name always gives: what the data leaves open is drawn from it, the same on every table. */
export function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** One of several ways, by a name and what is to be decided. */
export function pick<T>(name: string, what: string, ways: readonly T[]): T {
  return ways[seedOf(name + what) % ways.length] as T;
}

/** Several copies of an outline side by side: `at` gives the place of each. */
export function several(count: number, from: number, to: number, cut: (x: number, at: number) => string): string {
  return Array.from({ length: count }, (_, at) => cut(count === 1 ? (from + to) / 2 : from + ((to - from) * at) / (count - 1), at)).join("");
}
