import type { Sheets } from "../../art/palette";

/** A colour `part` of the way to another. */
export function mix(from: string, to: string, part: number): string {
  const channel = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - part) + channel(to, at) * part));
  return `#${mixed.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}

const NIGHT = "#1d2440";
const DAY = "#fbf9f1";

/** Four sheets of paper from the one colour that the data names. */
export function sheets(colour: string): Sheets {
  return { deep: mix(colour, NIGHT, 0.62), mid: mix(colour, NIGHT, 0.12), light: mix(colour, DAY, 0.34), pale: mix(colour, DAY, 0.66) };
}

/** The papers of the castle island, which belongs to no region. */
export const ISLAND: Sheets = { deep: "#4a3526", mid: "#b0854d", light: "#dcbf87", pale: "#f0e0bb" };
export const SEA = { deep: "#22506b", mid: "#3f7f9c", light: "#8cbccb" };
export const SAND = "#f1d9a0";
