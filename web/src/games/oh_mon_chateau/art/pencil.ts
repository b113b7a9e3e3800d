/** One stroke or patch of a picture, in the order drawn. Everything is a plain attribute, so that a saved picture looks the same. */
export interface Mark {
  d: string;
  stroke?: string;
  width?: number;
  fill?: string;
  opacity?: number;
}

export type Point = readonly [number, number];

export const INK = "#3a332b";
export const PAPER = "#fffdf6";
/** The pencils of the box; a look names them by number. */
export const PENCILS = ["#6f6a63", "#b8433a", "#dd9c1c", "#4f9440", "#3c7dc4", "#8e5ba6", "#d9588a", "#9a5b2a", "#8c8f94", "#2f8f8a"];

/** Chance that is the same every time: a drawing must not wobble when it is shown again. */
export function dice(seed: number): () => number {
  let state = seed * 2654435761 + 1013904223;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
const pair = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A straight line as a hand draws it: hardly bent, one edge after the other. */
export function sketch(points: readonly Point[], seed: number, { close = true, wobble = 2 } = {}): string {
  const chance = dice(seed);
  const shake = (): number => (chance() - 0.5) * 2 * wobble;
  const first = points[0];
  if (!first) return "";
  let [x, y] = first;
  let d = `M${pair(x + shake() / 2, y + shake() / 2)}`;
  for (const [toX, toY] of close ? [...points.slice(1), first] : points.slice(1)) {
    d += `Q${pair((x + toX) / 2 + shake(), (y + toY) / 2 + shake())} ${pair(toX + shake() / 3, toY + shake() / 3)}`;
    [x, y] = [toX, toY];
  }
  return d;
}

/** The same outline without a tremble: to fill and to cut along. */
export function outlineOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => pair(x, y)).join("L")}Z`;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Colouring in: one line to and fro over the whole box, a little slanted, paper left between. */
export function scribble({ x, y, w, h }: Box, seed: number, gap = 8, slant = 0.35): string {
  const chance = dice(seed);
  const lean = h * slant;
  let d = "";
  for (let at = x - lean, up = true; at < x + w + 6; at += gap * (0.75 + chance() * 0.5), up = !up) {
    const top = pair(at + lean + chance() * 5, y - 3 + chance() * 6);
    const bottom = pair(at + chance() * 5, y + h - 3 + chance() * 6);
    d += `${d ? "L" : "M"}${up ? bottom : top}L${up ? top : bottom}`;
  }
  return d;
}

export const line = (d: string, width = 3, stroke = INK, opacity = 1): Mark => ({ d, stroke, width, opacity });
export const patch = (d: string, fill: string, opacity = 1): Mark => ({ d, fill, opacity });
/** A patch with an inked edge. */
export const shape = (d: string, fill: string, width = 2.5): Mark => ({ d, fill, stroke: INK, width });

export function rect(x: number, y: number, w: number, h: number): string {
  return `M${pair(x, y)}h${round(w)}v${round(h)}h${round(-w)}Z`;
}

export function circle(x: number, y: number, r: number): string {
  return `M${pair(x - r, y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;
}

/** Marks moved and grown to another place of the sheet. */
export function at(x: number, y: number, scale: number, d: string): string {
  let cursor = 0;
  return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, letter: string, numbers: string) => {
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const absolute = letter === letter.toUpperCase();
    cursor = 0;
    const moved = values.map((value) => {
      const which = cursor++;
      if (letter === "a" || letter === "A") return arc(letter, which, value, x, y, scale);
      if (!absolute) return round(value * scale);
      const shift = letter === "H" ? x : letter === "V" ? y : which % 2 === 0 ? x : y;
      return round(value * scale + shift);
    });
    return letter + moved.join(" ");
  });
}

function arc(letter: string, which: number, value: number, x: number, y: number, scale: number): string {
  const place = which % 7;
  if (place < 2) return round(value * scale);
  if (place < 5) return String(value);
  return round(value * scale + (letter === "A" ? (place === 5 ? x : y) : 0));
}
