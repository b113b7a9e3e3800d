import type { Item } from "./box";

/** A sign or a number of a line of signs, and where it begins. */
export type Glyph = { x: number } & ({ icon: string } | { text: string });

/** A line of signs and its width, before it is put in its place. */
export interface Row {
  glyphs: Glyph[];
  width: number;
}

const ICON = 12.5;
const DIGIT = 6.6;
const TIMES = 7;
const GAP = 3;

type Part = { icon: string; wide: number } | { text: string; wide: number };

const number = (n: number): Part => ({ text: String(n), wide: DIGIT * String(n).length + 0.8 });
const sign = (icon: string): Part => ({ icon, wide: ICON });

/** An item in signs: an hourglass for the end of the game, how many of what, and for each of what. */
export function partsOf(item: Item): Part[] {
  const many = item.give === "first_player" || (item.give === "key" && item.n === 1) ? [] : [number(item.n)];
  const times: Part[] = item.per ? [{ text: "×", wide: TIMES }, ...(item.per.endsWith("_3") ? [number(3)] : []), sign(item.per)] : [];
  return [...(item.at === "end" ? [sign("end")] : []), ...many, sign(item.give), ...times];
}

function rowOf(parts: Part[][]): Row {
  let x = 0;
  const glyphs: Glyph[] = [];
  parts.forEach((item, at) => {
    if (at > 0) x += GAP;
    for (const part of item) {
      glyphs.push("icon" in part ? { x, icon: part.icon } : { x: x + part.wide / 2, text: part.text });
      x += part.wide;
    }
  });
  return { glyphs, width: x };
}

/** Items in as few lines as the width allows. */
export function rowsOf(items: Item[], width: number): Row[] {
  const rows: Part[][][] = [];
  for (const item of items) {
    const last = rows.at(-1);
    if (last && rowOf([...last, partsOf(item)]).width <= width) last.push(partsOf(item));
    else rows.push([partsOf(item)]);
  }
  return rows.map(rowOf);
}

/** A line with a sign before it: the condition of a place's connector. */
export function conditional(needs: string, items: Item[]): Row {
  const parts = items.map(partsOf);
  return rowOf(needs === "any" ? parts : [[sign(needs)], ...parts]);
}
