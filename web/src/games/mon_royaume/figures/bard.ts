import type { Layer } from "../../../art/palette";
import { box, disc, scalloped, toothed } from "../../../art/shapes";

/** The back of every tile: the bard with a feathered hat and a lute. */
export const BARD: Layer[] = [
  { paper: "flame", d: "M22 90Q24 60 40 55H60Q76 60 78 90z" },
  { paper: "gold", d: "M42 55H58L50 68z", flat: true },
  { paper: "skin", d: disc(50, 40, 13) },
  { paper: "hair", d: "M36 36Q34 54 41 57Q40 46 42 40zM64 36Q66 54 59 57Q60 46 58 40z" },
  { paper: "ink", d: "M43 40Q45.5 37 48 40Q45.5 39 43 40zM52 40Q54.5 37 57 40Q54.5 39 52 40z", flat: true },
  { paper: "deep", d: "M46 46Q50 53 54 46z", flat: true },
  { paper: "deep", d: "M28 32Q34 14 54 16Q72 18 73 31Q50 24 28 32z" },
  { paper: "gold", d: "M62 22Q72 0 94 6Q90 26 66 27z" },
  { paper: "flame", d: "M64 25Q74 12 90 9Q78 14 67 26z", flat: true },
  { paper: "bark", d: "M54 68L84 42L90 36L95 41L89 47L58 73z" },
  { paper: "wood", d: "M24 84Q18 68 34 64Q44 58 58 66Q64 76 56 84Q44 94 30 90Q26 88 24 84z" },
  { paper: "bark", d: disc(43, 76, 6), flat: true },
  { paper: "bone", d: "M34 82L88 40L89 41.5L36 84zM32 80L86 38L87 39L33 82z", flat: true },
];

/** The four accessories that the bard calls for, and what a token shows while it lies face down. */
export const ACCESSORIES: Record<string, Layer[]> = {
  lute: [
    { paper: "bark", d: "M52 52L74 18L70 14L80 6L90 14L80 24L78 22L60 58z" },
    { paper: "wood", d: "M18 80Q8 62 26 52Q40 40 56 48Q68 58 60 72Q50 92 32 90Q22 88 18 80z" },
    { paper: "bark", d: disc(42, 66, 8), flat: true },
    { paper: "bone", d: "M30 80L72 20L74 21L32 82zM34 83L76 23L77.5 24L36 84z", flat: true },
  ],
  flute: [
    { paper: "straw", d: "M12 80L76 12Q84 8 88 16L22 90Q12 92 12 80z" },
    { paper: "bark", d: `${disc(38, 62, 4)}${disc(48, 51, 4)}${disc(58, 40, 4)}${disc(68, 29, 4)}M10 82L20 92L24 88L14 78z`, flat: true },
  ],
  cape: [
    { paper: "flame", d: "M34 22H66Q72 56 90 84Q72 92 62 84Q50 94 38 84Q28 92 10 84Q28 56 34 22z" },
    { paper: "deep", d: "M48 30H52L56 84Q50 90 44 84z", flat: true },
    { paper: "paper", d: "M30 24Q50 36 70 24L68 12Q50 20 32 12z" },
    { paper: "gold", d: disc(50, 27, 5.5) },
  ],
  sword: [
    { paper: "metal", d: "M44 20L50 6L56 20V64H44z" },
    { paper: "iron", d: "M50 6L56 20V64H50z", flat: true },
    { paper: "gold", d: "M26 60Q50 70 74 60V68Q50 78 26 68z" },
    { paper: "bark", d: box(46, 70, 8, 16) },
    { paper: "gold", d: disc(50, 89, 5.5) },
  ],
};

/** The rim of a token: each accessory has its own cut, so that it is told apart without colour. */
export const RIMS: Record<string, string> = {
  lute: disc(50, 50, 48),
  flute: scalloped(50, 50, 46, 14),
  cape: toothed(50, 50, 49, 49.01, 4),
  sword: toothed(50, 50, 49, 49.01, 3),
  hidden: disc(50, 50, 48),
};

/** The monster marker: a jagged seal with two eyes and teeth. */
export const MARKER: Layer[] = [
  { paper: "bone", d: toothed(50, 50, 41, 53, 13) },
  { paper: "deep", d: toothed(50, 50, 37, 48, 13), flat: true },
  { paper: "gold", d: "M22 40Q34 34 45 48Q30 54 22 40zM78 40Q66 34 55 48Q70 54 78 40z" },
  { paper: "ink", d: `${disc(35, 44, 3.4)}${disc(65, 44, 3.4)}`, flat: true },
  { paper: "bone", d: "M24 60H76Q70 82 50 82Q30 82 24 60z" },
  { paper: "ink", d: "M24 60H76L71 66L66 62L58 70L50 62L42 70L34 62L29 66zM34 78L40 70L47 79L53 72L60 79L66 72L68 75Q60 82 50 82Q40 82 34 78z", flat: true },
];

/** The sign of a type of tale: a heart, a shield, a moon. */
export const SIGNS: Record<string, Layer[]> = {
  love: [{ paper: "mid", d: "M50 88Q8 58 10 34Q14 12 34 14Q46 16 50 30Q54 16 66 14Q86 12 90 34Q92 58 50 88z" }],
  heroic: [
    { paper: "mid", d: "M12 12H88V48Q86 76 50 92Q14 76 12 48z" },
    { paper: "paper", d: toothed(50, 46, 11, 27, 5), flat: true },
  ],
  evil: [
    { paper: "mid", d: "M66 8Q24 8 18 46Q16 84 58 92Q40 80 40 52Q40 24 66 8z" },
    { paper: "mid", d: toothed(72, 44, 6, 16, 5) },
  ],
};
