import { disc, fir } from "../../../art/shapes";

/** A realm as it is painted: its papers, its emblem in a box of 24, and two cut horizons in a strip of 320 by 60. */
export interface Landscape {
  deep: string;
  mid: string;
  light: string;
  emblem: string;
  far: string;
  near: string;
}

const tundra: Landscape = {
  deep: "#2c4a63",
  mid: "#5b87a6",
  light: "#b9d3e0",
  emblem: "M11 1h2v4.5l3-2 1 1.7-4 2.7v3l2.6-1.5.4-4.8 2 .2-.3 3.5 3.9-2.3 1 1.7-3.9 2.3 3.2 1.5-.8 1.8-4.3-2-2.6 1.5 2.6 1.5 4.3-2 .8 1.8-3.2 1.5 3.9 2.3-1 1.7-3.9-2.3.3 3.5-2 .2-.4-4.8-2.6-1.5v3l4 2.7-1 1.7-3-2V23h-2v-4.5l-3 2-1-1.7 4-2.7v-3l-2.6 1.5-.4 4.8-2-.2.3-3.5-3.9 2.3-1-1.7 3.9-2.3-3.2-1.5.8-1.8 4.3 2 2.6-1.5-2.6-1.5-4.3 2-.8-1.8 3.2-1.5-3.9-2.3 1-1.7 3.9 2.3-.3-3.5 2-.2.4 4.8L11 10.9v-3L7 5.2 8 3.5l3 2z",
  far: "M0 60V34Q40 18 84 32T168 26T250 34T320 24V60z",
  near: `M0 60V48Q60 34 130 46T260 42T320 46V60z${fir(46, 52, 18, 30)}${fir(66, 54, 14, 22)}${fir(236, 52, 16, 26)}${fir(288, 54, 18, 32)}`,
};

const mountains: Landscape = {
  deep: "#3b3450",
  mid: "#6c6488",
  light: "#c0b8d3",
  emblem: "M9 4l5.5 9 2-3L23 21H1zM9 8.2l-2.3 4 2.3 1.4 2.3-1.4z",
  far: "M0 60L38 20L66 44L110 8L150 42L196 14L232 40L270 18L320 54V60z",
  near: "M0 60V50L30 40L62 52L96 38L140 56L186 40L224 54L262 42L300 54L320 46V60z",
};

const savanna: Landscape = {
  deep: "#6b3d12",
  mid: "#b97a25",
  light: "#eac678",
  emblem: "M12 3c5 0 9.5 2 10.5 5.5-2 .8-4.5 1-6.5.9l-2.6 3.2V22h-2.6v-7L6.5 9.4C4.5 9.5 3 9.3 1.5 8.5 2.5 5 7 3 12 3zm-2.5 6.3l2.3 2.5 2-2.5z",
  far: "M0 60V44Q80 34 160 42T320 38V60z",
  near: "M0 60V52Q90 44 180 50T320 50V60zM52 52L50 34Q34 36 26 32Q34 20 54 20T84 32Q72 36 56 34L58 52zM244 50L242 36Q230 38 224 34Q230 24 246 24T270 34Q260 37 248 36L250 50z",
};

const archipelago: Landscape = {
  deep: "#0f4a57",
  mid: "#228393",
  light: "#a7dbd7",
  emblem: "M1 17c2.5-2.5 4.5-2.5 7 0 2.5 2.5 5 2.5 7.5 0 2.5-2.5 5-2.5 7.5 0v3c-2.5-2.5-5-2.5-7.5 0-2.5 2.5-5 2.5-7.5 0-2.5-2.5-4.5-2.5-7 0zM11 14c.8-3 .8-5 .3-7C9 6 7 7 5.5 9 5 5.5 8 3.5 11 4.5 12 1.5 16 1 18 3.5c-2 0-3.5.7-4.3 1.7C16 5 18.5 6.5 18.5 10c-1.5-2-3-3-5.2-3 .5 2.5.5 4.5.2 7z",
  far: "M0 60V46H60Q76 26 102 30Q122 34 132 46H196Q208 32 226 34Q246 36 256 46H320V60z",
  near: "M0 60V54Q20 46 40 54T80 54T120 54T160 54T200 54T240 54T280 54T320 54V60z",
};

const jungle: Landscape = {
  deep: "#12402a",
  mid: "#2f7a44",
  light: "#a5cf8c",
  emblem: "M12 1c4 2.5 8.5 5 9.5 10-1.5.8-3 1-4.5.6 1.5 1 2.5 2 3 3.7-2 1-4 1-6 .2l1 3.5c-1 .8-1.5 1-2 1V23h-2v-3c-.5 0-1-.2-2-1l1-3.5c-2 .8-4 .8-6-.2.5-1.7 1.5-2.7 3-3.7-1.5.4-3 .2-4.5-.6C3.5 6 8 3.5 12 1zm-.6 5v11h1.2V6z",
  far: `M0 60V30Q30 10 60 26T120 22T180 26T240 20T320 28V60z${disc(40, 24, 16)}${disc(150, 20, 18)}${disc(270, 20, 17)}`,
  near: "M0 60V46Q20 30 34 46Q44 26 62 46Q80 34 96 48Q110 28 130 48Q150 36 166 48Q184 28 200 48Q220 34 236 48Q252 28 270 46Q290 34 304 46Q312 38 320 44V60z",
};

const LANDSCAPES: Record<string, Landscape> = { realm_4: tundra, realm_5: mountains, realm_6: savanna, realm_7: archipelago, realm_8: jungle };

export function landscapeOf(realm: string): Landscape {
  return LANDSCAPES[realm] ?? savanna;
}
