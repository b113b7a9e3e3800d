import type { Layer } from "../../../art/palette";
import { disc } from "../../../art/shapes";
import type { Tile } from "../box";
import { pick, several, type Figure } from "./cut";

const GROUND = 63;

/** A monster grows with what it asks for: beasts for combat, spectres for magic, winged ones for both. */
export function monster(tile: Tile): Figure {
  const { combat = 0, magic = 0 } = tile.cost;
  const power = Math.min(10, Math.max(combat, magic, 1));
  const wide = 15 + power * 1.25;
  const top = 38 - power * 1.9;
  const layers = combat && magic ? winged(tile.id, wide, top) : magic ? spectre(tile.id, wide, top) : beast(tile.id, wide, top);
  return { layers: [...layers, ...face(tile.id, wide, top, power, magic > combat)], signs: [] };
}

function beast(id: string, wide: number, top: number): Layer[] {
  const body = `M${50 - wide} ${GROUND}C${50 - wide * 1.15} ${top + 14} ${50 - wide * 0.8} ${top} 50 ${top}C${50 + wide * 0.8} ${top} ${50 + wide * 1.15} ${top + 14} ${50 + wide} ${GROUND}z`;
  return [
    { paper: "deep", d: pick(id, "crest", [horns, ears, spikes])(wide, top) },
    { paper: pick(id, "hide", ["mid", "hair", "iron", "moss"] as const), d: body },
    { paper: "bone", d: several(3, 50 - wide + 3, 50 - wide + 13, claw) + several(3, 50 + wide - 13, 50 + wide - 3, claw), flat: true },
  ];
}

const claw = (x: number): string => `M${x - 2.4} ${GROUND}q0.6 -5.5 2.4 -7.5q1.8 2 2.4 7.5z`;

function horns(wide: number, top: number): string {
  const x = wide * 0.5;
  return `M${50 - x - 5} ${top + 9}q-10 -5 -9 -17q8 8 15 10zM${50 + x + 5} ${top + 9}q10 -5 9 -17q-8 8 -15 10z`;
}

function ears(wide: number, top: number): string {
  const x = wide * 0.62;
  return `M${50 - x - 7} ${top + 12}l-4 -18l15 9zM${50 + x + 7} ${top + 12}l4 -18l-15 9z`;
}

function spikes(wide: number, top: number): string {
  return several(5, 50 - wide * 0.8, 50 + wide * 0.8, (x, at) => `M${x - 5} ${top + 12}L${x + (at - 2) * 1.6} ${top - 8 + Math.abs(at - 2) * 4}L${x + 5} ${top + 12}z`);
}

function spectre(id: string, wide: number, top: number): Layer[] {
  const foot = GROUND - 1;
  const hem = several(4, 50 + wide * 0.75, 50 - wide * 0.75, (x) => `L${x} ${foot - 6}L${x - wide * 0.25} ${foot}`);
  const body = `M${50 + wide} ${foot}${hem}C${50 - wide} ${top + 6} ${50 - wide * 0.6} ${top} 50 ${top}C${50 + wide * 0.6} ${top} ${50 + wide} ${top + 6} ${50 + wide} ${foot}z`;
  const hood = `M${50 - wide - 3} ${foot - 12}C${50 - wide - 2} ${top - 4} ${50 - 10} ${top - 7} 50 ${top - 9}C${50 + 10} ${top - 7} ${50 + wide + 2} ${top - 4} ${50 + wide + 3} ${foot - 12}z`;
  return [
    { paper: "deep", d: hood },
    { paper: pick(id, "veil", ["pale", "metal", "bone", "light"] as const), d: body },
    { paper: "light", d: several(3, 50 - wide * 0.5, 50 + wide * 0.5, (x) => `M${x - 1.4} ${foot - 8}v-9h2.8v9z`), flat: true },
  ];
}

function winged(id: string, wide: number, top: number): Layer[] {
  const wing = (way: number): string =>
    `M50 ${top + 22}L${50 + way * 18} ${top - 6}Q${50 + way * 30} ${top - 2} ${50 + way * 37} ${top + 16}Q${50 + way * 30} ${top + 13} ${50 + way * 28} ${top + 22}Q${50 + way * 22} ${top + 18} ${50 + way * 18} ${top + 30}z`;
  return [{ paper: "deep", d: wing(1) + wing(-1) }, ...beast(id, wide * 0.72, top + 3)];
}

function face(id: string, wide: number, top: number, power: number, hollow: boolean): Layer[] {
  const count = pick(id, "eyes", [2, 2, 1, 3]);
  const size = (count === 1 ? 6.2 : 3.6) + power * 0.12;
  const y = top + 14 + power * 0.4;
  const reach = count === 1 ? 0 : Math.min(wide * 0.42, 9 + count);
  const eyes = several(count, 50 - reach, 50 + reach, (x) => disc(x, y, size));
  const pupils = several(count, 50 - reach, 50 + reach, (x) => disc(x, y + 0.8, size * 0.48));
  const mouth = y + size + 4;
  const half = Math.min(wide * 0.58, 14);
  const teeth = 2 + Math.round(power / 2);
  const tooth = (half * 2) / teeth / 2;
  return [
    { paper: hollow ? "ink" : "gold", d: eyes, flat: true },
    { paper: hollow ? "flame" : "ink", d: pupils, flat: true },
    { paper: "ink", d: `M${50 - half} ${mouth}h${half * 2}q-2 ${7 + power * 0.3} -${half} ${7 + power * 0.3}t-${half} -${7 + power * 0.3}z`, flat: true },
    { paper: "bone", d: several(teeth, 50 - half + tooth, 50 + half - tooth, (x) => `M${x - tooth} ${mouth}h${tooth * 2}l${-tooth} 4.4z`), flat: true },
  ];
}
