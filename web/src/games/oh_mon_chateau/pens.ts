import { INKS, WIDTHS } from "./strokes";

/** What is in the hand of somebody who draws. */
export interface Pen {
  eraser: boolean;
  colour: string;
  width: number;
}

export const firstPen = (): Pen => ({ eraser: false, colour: INKS[1] ?? "#b8433a", width: WIDTHS[1] ?? 9 });
/** The names of the pencils, in the order of the inks. */
export const INK_NAMES = ["black", "red", "yellow", "green", "blue", "violet", "pink", "brown", "grey", "white"];
/** The names of the pencils for parts, in the order of `PENCILS`. */
export const PENCIL_NAMES = ["dark", "red", "yellow", "green", "blue", "violet", "pink", "brown", "grey", "teal"];
