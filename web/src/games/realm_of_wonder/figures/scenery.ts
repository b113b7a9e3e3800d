import { box, disc, fir } from "../../../art/shapes";

/** What stands along the rim of a region and is printed on its plain spaces: its mood. Foot at the origin, up is outwards. */
export interface Scenery {
  /** Silhouettes of the rim, far ones first: the sheet and the outline. */
  rim: { sheet: "deep" | "mid" | "light" | "pale"; d: string }[];
  /** A small print for plain spaces, about 30 units wide, around the origin. */
  print: string;
}

const peak = (x: number, wide: number, high: number): string => `M${x - wide} 6L${x - wide * 0.2} ${-high}L${x + wide} 6z`;
const cap = (x: number, high: number, wide: number): string =>
  `M${x - 3} 6V${-high + 8}h6V6zM${x - wide} ${-high + 10}Q${x - wide} ${-high - 10} ${x} ${-high - 10}Q${x + wide} ${-high - 10} ${x + wide} ${-high + 10}Q${x} ${-high + 2} ${x - wide} ${-high + 10}z`;
const reed = (x: number, high: number): string =>
  `M${x - 1.5} 6V${-high}h3V6zM${x - 4} ${-high + 14}q0 -16 4 -18q4 2 4 18z`;
const flame = (x: number, high: number): string =>
  `M${x} 6Q${x - 16} -4 ${x - 6} ${-high * 0.55}Q${x - 4} ${-high * 0.3} ${x} ${-high}Q${x + 6} ${-high * 0.5} ${x + 9} ${-high * 0.45}Q${x + 16} -4 ${x} 6z`;

export const SCENERY: Record<string, Scenery> = {
  ice: {
    rim: [
      { sheet: "mid", d: peak(-34, 34, 46) + peak(20, 44, 60) },
      { sheet: "light", d: peak(-8, 26, 34) + peak(44, 22, 30) },
      { sheet: "pale", d: "M20 -60L2 -28L12 -33L18 -26L27 -34L33 -27zM-34 -46L-50 -18L-38 -24L-30 -16L-24 -22z" },
    ],
    print: "M-1 -15h2v9l6 -4l1.2 1.700L2 -3.500L2 -1h4l5 -4l1.2 1.600L8 0l4.2 3.400L11 5L6 1H2l0 2.500l6.2 4.800L7 10l-6 -4v9h-2V6l-6 4l-1.2 -1.700L-2 3.500V1h-4l-5 4l-1.2 -1.600L-8 0l-4.2 -3.400L-11 -5l5 4h4v-2.500l-6.2 -4.800L-7 -10l6 4z",
  },
  mushroom: {
    rim: [
      { sheet: "deep", d: cap(-30, 40, 20) + cap(26, 52, 24) },
      { sheet: "mid", d: cap(-2, 28, 20) + cap(48, 24, 13) },
      { sheet: "pale", d: disc(20, -55, 4) + disc(32, -53, 3) + disc(-34, -43, 4) + disc(-6, -31, 3.5) + disc(4, -30, 2.5) },
    ],
    print: "M-3 14V1h6v13zM-14 2Q-13 -13 0 -13T14 2Q0 -4 -14 2z",
  },
  ember: {
    rim: [
      { sheet: "deep", d: "M-56 6L-48 -34L-30 -36L-26 -14L-12 -12L-8 -48L16 -50L22 -20L34 -18L38 -34L52 -32L58 6z" },
      { sheet: "mid", d: "M-56 6L-50 -12L-34 -14L-24 2L0 -20L18 -22L26 0L40 -10L54 -8L58 6z" },
      { sheet: "light", d: flame(-18, 40) + flame(28, 34) + flame(-44, 22) },
    ],
    print: "M0 15Q-14 8 -7 -4Q-5 1 -2 0Q-4 -8 3 -15Q3 -7 8 -2Q13 9 0 15z",
  },
  rubble: {
    rim: [
      { sheet: "deep", d: "M-54 6V-40h8v6h6v-6h8v14l8 6V6zM8 6V-50h9v7h6v-7h9v7h6v-7h4V6h-10V-14q-7 -9 -14 0V6z" },
      { sheet: "mid", d: "M-22 6V-12l8 -6l6 6l8 -2V6zM42 6l4 -18l12 -4l4 22z" },
      { sheet: "light", d: box(-50, -24, 6, 8) + box(12, -34, 5, 8) + box(26, -34, 5, 8) },
    ],
    print: "M-14 12V2h9v10zM-3 12V2H13v10zM-14 -1V-11H2V-1zM5 -1V-9h8v8z",
  },
  swamp: {
    rim: [
      { sheet: "deep", d: "M-40 6Q-34 -8 -44 -22Q-60 -24 -58 -38Q-44 -56 -24 -46Q-8 -40 -18 -26Q-30 -20 -32 -10L-24 6zM-38 6L-52 6L-42 -8zM30 6Q34 -14 26 -26Q14 -34 24 -46Q44 -58 56 -42Q60 -26 42 -24Q36 -10 44 6z" },
      { sheet: "mid", d: reed(-6, 36) + reed(6, 46) + reed(16, 30) + reed(-54, 24) },
      { sheet: "light", d: "M-20 6q10 -10 22 0zM36 6q8 -8 18 0z" },
    ],
    print: "M-1.5 14V-2h3v16zM-4 -1q0 -12 4 -14q4 2 4 14zM-10 14Q-13 4 -11 -5Q-6 4 -7 14zM10 14Q13 4 11 -5Q6 4 7 14z",
  },
  azure: {
    rim: [
      { sheet: "deep", d: fir(-38, 6, 38, 50) + fir(34, 6, 44, 60) },
      { sheet: "mid", d: fir(-4, 6, 36, 42) + fir(56, 6, 20, 30) },
      { sheet: "pale", d: "M-18 -56l2.5 6l6 2.500l-6 2.500l-2.5 6l-2.5 -6l-6 -2.500l6 -2.500zM8 -62l1.8 4.200L14 -56l-4.2 1.800L8 -50l-1.8 -4.200L2 -56l4.2 -1.800z" },
    ],
    print: "M0 -15l4 11l11 4l-11 4l-4 11l-4 -11l-11 -4l11 -4z",
  },
};

/** A region that nobody has drawn yet is told by its hills. */
export const HILLS: Scenery = {
  rim: [
    { sheet: "mid", d: "M-58 6Q-30 -50 0 6zM-4 6Q28 -60 58 6z" },
    { sheet: "light", d: "M-36 6Q-8 -30 22 6z" },
  ],
  print: "M-14 10Q-6 -10 2 10zM-2 10Q7 -14 15 10z",
};
