import { at, boxOf, circle, INK, line, outlineOf, PAPER, patch, rect, scribble, shape, sketch, type Mark, type Point } from "./pencil";
import type { Part } from "./scene";

export const TOWERS = ["cone_roof", "crenellated", "onion_dome", "stepped_roof", "broken_top_with_ivy"];
export const TOWER_EXTRAS = ["arrow_slits", "round_window", "balcony", "weathercock", "storks_nest"];

interface Shaft {
  left: number;
  right: number;
  top: number;
  base: number;
  middle: number;
  /** How large things on this tower are: the front ones are nearer. */
  size: number;
}

function shaftOf(part: Part): Shaft {
  const { y, h } = boxOf(part.outline);
  const left = part.outline[0]?.[0] ?? 0;
  const right = part.outline.at(-1)?.[0] ?? 0;
  const top = part.outline[1]?.[1] ?? y;
  return { left, right, top, base: y + h, middle: (left + right) / 2, size: (right - left) / 110 };
}

/** The outline of a tower with one of the tops. */
export function towerOutline(part: Part, variant: string): Point[] {
  const { left, right, top, base, middle, size } = shaftOf(part);
  const tops: Record<string, Point[]> = {
    crenellated: [[left - 12 * size, top + 22 * size], [left - 12 * size, top - 34 * size], [left + 18 * size, top - 34 * size], [left + 18 * size, top - 10 * size], [middle - 16 * size, top - 10 * size], [middle - 16 * size, top - 34 * size], [middle + 16 * size, top - 34 * size], [middle + 16 * size, top - 10 * size], [right - 18 * size, top - 10 * size], [right - 18 * size, top - 34 * size], [right + 12 * size, top - 34 * size], [right + 12 * size, top + 22 * size]],
    onion_dome: [[left - 8 * size, top], [left - 14 * size, top - 30 * size], [left + 6 * size, top - 62 * size], [middle - 16 * size, top - 84 * size], [middle - 4 * size, top - 104 * size], [middle, top - 130 * size], [middle + 4 * size, top - 104 * size], [middle + 16 * size, top - 84 * size], [right - 6 * size, top - 62 * size], [right + 14 * size, top - 30 * size], [right + 8 * size, top]],
    stepped_roof: [[left - 16 * size, top], [left - 16 * size, top - 28 * size], [left + 8 * size, top - 28 * size], [left + 8 * size, top - 60 * size], [middle - 20 * size, top - 60 * size], [middle - 20 * size, top - 96 * size], [middle + 20 * size, top - 96 * size], [middle + 20 * size, top - 60 * size], [right - 8 * size, top - 60 * size], [right - 8 * size, top - 28 * size], [right + 16 * size, top - 28 * size], [right + 16 * size, top]],
    broken_top_with_ivy: [[left, top - 40 * size], [left + 16 * size, top - 22 * size], [left + 34 * size, top - 48 * size], [middle - 2 * size, top - 8 * size], [middle + 14 * size, top - 30 * size], [right - 18 * size, top + 4 * size], [right, top - 14 * size]],
  };
  const roof = tops[variant];
  return roof ? [[left, base], [left, top], ...roof, [right, top], [right, base]] : part.outline;
}

/** A tower without a roof is coloured all over. */
export const hasRoof = (variant: string): boolean => variant !== "broken_top_with_ivy" && variant !== "crenellated";

/** A coloured roof over the shaft, where the top is a roof. */
function roofMarks(part: Part, variant: string, colour: string, seed: number): Mark[] {
  if (!hasRoof(variant)) return [];
  const { left, right, top, size } = shaftOf(part);
  const outline = towerOutline(part, variant).slice(2, -2);
  const tiles = [0.35, 0.6, 0.82].map((row) => row * boxOf(outline).h);
  const { y } = boxOf(outline);
  const arcs = variant === "cone_roof" ? tiles.map((down) => `M${left - 16 * size + (tiles[2] ?? 0) - down} ${y + down}Q${(left + right) / 2} ${y + down + 10 * size} ${right + 16 * size - (tiles[2] ?? 0) + down} ${y + down}`) : [];
  return [
    patch(outlineOf(outline), colour, 0.45),
    line(scribble(boxOf(outline), seed, 7 * size + 2, 0.2), 4 * size + 1.5, colour, 0.75),
    line(sketch([[left - 4 * size, top], [right + 4 * size, top]], seed, { close: false }), 3),
    ...arcs.map((d) => line(d, 1.6, INK, 0.5)),
  ];
}

/** Stones here and there, a door or a window: what makes a shaft a tower. */
function shaftMarks(part: Part, variant: string, seed: number): Mark[] {
  const { left, right, top, base, middle, size } = shaftOf(part);
  const stones = [0.25, 0.52, 0.8].flatMap((down, row) => {
    const y = top + (base - top) * down;
    const x = row % 2 ? left + 10 * size : right - 40 * size;
    return [line(sketch([[x, y], [x + 26 * size, y], [x + 26 * size, y + 14 * size]], seed + row, { close: false }), 1.8, INK, 0.55)];
  });
  const ivy = variant === "broken_top_with_ivy" ? ivyMarks(left, top, base, size) : [];
  const y = base - 66 * size;
  const slit = line(`M${middle} ${y}v${26 * size}`, 5 * size, INK, 0.8);
  return [...stones, slit, ...ivy];
}

function ivyMarks(left: number, top: number, base: number, size: number): Mark[] {
  const stem = `M${left + 8 * size} ${base}q${18 * size} ${-60 * size} ${2 * size} ${-120 * size}t${10 * size} ${-(base - top) + 130 * size}`;
  const leaves = [0.1, 0.25, 0.4, 0.55, 0.7, 0.86].map((up, turn) => circle(left + (turn % 2 ? 22 : 6) * size, base - (base - top) * up, 6.5 * size));
  return [line(stem, 2.5, "#3f7a35"), ...leaves.map((d) => shape(d, "#6fae55", 1.4))];
}

/** Something on a tower that may stick out of it. */
export function towerOver(part: Part, extra: string): Mark[] {
  const { left, right, top, base, middle, size } = shaftOf(part);
  const peak = boxOf(part.outline).y;
  const on = (x: number, y: number, d: string): string => at(x, y, size, d);
  const extras: Record<string, Mark[]> = {
    arrow_slits: [0.36, 0.62, 0.86].map((down, row) => line(`M${left + (row % 2 ? 84 : 26) * size} ${top + (base - top) * down}v${24 * size}`, 5 * size, INK, 0.85)),
    round_window: [shape(circle(middle, base - 120 * size, 17 * size), "#ffe9a8"), line(`M${middle} ${base - 137 * size}v${34 * size}M${middle - 17 * size} ${base - 120 * size}h${34 * size}`, 2)],
    balcony: [shape(rect(left - 14 * size, base - 104 * size, right - left + 28 * size, 9 * size), "#d9b98a"), line([0, 1, 2, 3, 4, 5].map((post) => `M${left - 6 * size + (post * (right - left + 12 * size)) / 5} ${base - 128 * size}v${24 * size}`).join("") + `M${left - 14 * size} ${base - 128 * size}H${right + 14 * size}`, 2.4)],
    weathercock: [line(on(middle, peak, "M0 4V-34M-16 -14H16"), 2.6), shape(on(middle, peak, "M-14 -34C-10 -48 2 -50 6 -42L16 -50C20 -40 12 -30 -2 -30C-8 -30 -12 -30 -14 -34Z"), "#dd9c1c", 2)],
    storks_nest: [line(on(middle, peak, "M-26 2L26 -2M-24 -4L24 6M-20 8L22 -8"), 4 * size + 1, "#9a6a3a"), shape(on(middle, peak, "M-8 -4C-14 -22 6 -30 14 -20L16 -36C14 -44 26 -46 24 -36L20 -12C16 -2 0 0 -8 -4Z"), PAPER, 2), line(on(middle, peak, "M25 -40L42 -36"), 3, "#c84a2a")],
  };
  return extras[extra] ?? [];
}

/** What is drawn within the outline of a tower; its value is written by whoever shows it. */
export function towerInside(part: Part, variant: string, roof: string, seed: number): Mark[] {
  return [...roofMarks(part, variant, roof, seed), ...shaftMarks(part, variant, seed)];
}
