import { LANDS, type Land } from "../../../art/palette";

/** A House: its paper and the charge on its shield, so that colour is never the only sign. */
export interface House {
  deep: string;
  mid: string;
  charge: string;
}

export const SHIELD = "M3 2H21V12.5C21 18 17 21.5 12 23.5C7 21.5 3 18 3 12.5z";

/** Charges in a box of 24: pale, cross, chevron, bend, lozenge. */
const CHARGES: Record<string, string> = {
  yellow: "M9 2H15V22.2L12 23.5L9 22.2z",
  red: "M9.5 2H14.5V8.5H21V13.5H14.5V22.4L12 23.5L9.5 22.4V13.5H3V8.5H9.5z",
  blue: "M12 7L21 15.5Q20.5 18 18.8 19.6L12 13.3L5.2 19.6Q3.5 18 3 15.5z",
  green: "M3 2H9L21 13Q20.7 16.5 18.5 19.2L3 5z",
  purple: "M12 5L18 12.2L12 19.5L6 12.2z",
};

export function houseOf(colour: string): House {
  const sheets = LANDS[(colour in LANDS ? colour : "black") as Land];
  return { deep: sheets.deep, mid: sheets.mid, charge: CHARGES[colour] ?? "" };
}
