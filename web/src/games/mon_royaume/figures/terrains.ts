import type { Layer } from "../../../art/palette";
import { box, disc, ear, fir } from "../../../art/shapes";

/** The five lands themselves: wide pictures that fill their window. */
export const TERRAINS: Record<string, Layer[]> = {
  forest: [
    { paper: "light", d: `${fir(14, 82, 26, 50)}${fir(86, 82, 26, 46)}` },
    { paper: "bark", d: `${box(29, 78, 5, 12)}${box(67, 78, 5, 12)}` },
    { paper: "mid", d: fir(31, 82, 36, 58) },
    { paper: "mid", d: fir(69, 82, 36, 54) },
    { paper: "bark", d: box(46.5, 80, 7, 10) },
    { paper: "deep", d: fir(50, 84, 44, 70) },
  ],
  wheat_field: [
    { paper: "flame", d: disc(50, 40, 17) },
    { paper: "light", d: "M6 62Q30 50 52 58T94 54V88H6z" },
    { paper: "mid", d: "M6 72Q34 60 60 68T94 66V90H6z" },
    { paper: "deep", d: `${ear(18, 42, 90)}${ear(82, 40, 90)}` },
    { paper: "deep", d: `${ear(34, 34, 90)}${ear(66, 33, 90)}` },
    { paper: "deep", d: ear(50, 24, 90) },
  ],
  border_post: [
    { paper: "bark", d: box(25, 6, 3, 24) },
    { paper: "mid", d: "M28 7H50L44 13L50 19H28z" },
    { paper: "paper", d: "M10 90V44L27 28L44 44V90z" },
    { paper: "mid", d: "M10 58L44 46V54L10 66zM10 76L44 64V72L10 84z", flat: true },
    { paper: "deep", d: "M6 47L27 25L48 47L44 51L27 34L10 51z" },
    { paper: "ink", d: "M20 90V66Q20 58 27 58Q34 58 34 66V90z", flat: true },
    { paper: "deep", d: "M50 62H59V90H50z" },
    { paper: "paper", d: "M46 68L95 40L98 46L49 75z" },
    { paper: "mid", d: "M58 61L66 56.5L69 62.5L61 67.5zM74 52L82 47.5L85 53.5L77 58.5zM89 43.5L95 40L98 46L92 49.5z", flat: true },
    { paper: "gold", d: disc(54.5, 68, 4) },
  ],
  marsh: [
    { paper: "light", d: "M6 60Q28 52 50 58T94 56V90H6z" },
    { paper: "bone", d: "M64 22Q76 38 68 48Q60 52 57 44Q56 34 64 22z" },
    { paper: "gold", d: "M64 32Q69 40 66 45Q61 47 60 42Q60 37 64 32z", flat: true },
    { paper: "mid", d: "M6 72Q28 64 50 70T94 68V90H6z" },
    { paper: "leaf", d: "M24 90Q26 60 16 36L18 35Q30 58 29 90zM30 90Q32 66 46 48L48 49Q36 68 35 90z" },
    { paper: "leaf", d: `${box(21.5, 22, 3, 68)}${box(38.5, 34, 3, 56)}${box(79.5, 34, 3, 56)}` },
    { paper: "bark", d: "M18.5 20Q18.5 14 23 14Q27.5 14 27.5 20V36Q27.5 40 23 40Q18.5 40 18.5 36z" },
    { paper: "bark", d: "M35.5 32Q35.5 27 40 27Q44.5 27 44.5 32V45Q44.5 49 40 49Q35.5 49 35.5 45z" },
    { paper: "bark", d: "M76.5 32Q76.5 27 81 27Q85.5 27 85.5 32V46Q85.5 50 81 50Q76.5 50 76.5 46z" },
    { paper: "leaf", d: "M48 80Q60 73 74 80Q72 86 60 86L62 80L56 86Q49 85 48 80z" },
    { paper: "paper", d: "M60 78L57 71L61 74L64 69L66 74L70 72L67 78z" },
  ],
  quarry: [
    { paper: "deep", d: "M4 90V24L22 16L40 24V40L56 38L66 46V58L82 56L96 64V90z" },
    { paper: "light", d: "M4 30L22 22L40 30V46L4 46zM8 50H58L66 54V64H8zM8 68H82L96 72V84H8z", flat: true },
    { paper: "mid", d: "M20 22.5L22 22L24 23V46H20zM34 50H38V64H34zM54 68H58V84H54zM26 68H30V84H26z", flat: true },
    { paper: "wood", d: "M44 86L49 89L82 26L76 24z" },
    { paper: "iron", d: "M52 20Q76 10 98 40Q80 26 72 30Q62 26 52 20z" },
    { paper: "pale", d: "M62 74H86V91H62z" },
    { paper: "paper", d: "M62 74L68 68H92L86 74z", flat: true },
    { paper: "mid", d: "M86 74L92 68V84L86 91z", flat: true },
  ],
};
