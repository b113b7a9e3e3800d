import type { Layer } from "../../../art/palette";
import { box, disc, toothed } from "../../../art/shapes";

const SAIL = "M48.5 40V6H63V34H51.5V40z";
const SAIL_SLATS = "M51.5 12H60V15H51.5zM51.5 19H60V22H51.5zM51.5 26H60V29H51.5z";
const SAIL_TURNS = [20, 110, 200, 290];

/** The five workshops, each shown by its great tool. */
export const WORKSHOPS: Record<string, Layer[]> = {
  sawmill: [
    { paper: "metal", d: toothed(50, 50, 24, 31, 18) },
    { paper: "iron", d: disc(50, 50, 9), flat: true },
    { paper: "paper", d: disc(50, 50, 3.5), flat: true },
    { paper: "bark", d: "M18 62H92V88H18z" },
    { paper: "wood", d: "M18 66H92V72H18zM18 78H92V82H18z", flat: true },
    { paper: "straw", d: "M18 62a10 13 0 1 0 0.1 26a10 13 0 1 0 -0.1 -26z" },
    { paper: "wood", d: "M18 67a6 8 0 1 0 0.1 16a6 8 0 1 0 -0.1 -16zM18 70a4 5 0 1 1 -0.1 10a4 5 0 1 1 0.1 -10z", flat: true },
  ],
  mill: [
    { paper: "paper", d: "M33 90L40 42H60L67 90z" },
    { paper: "bark", d: "M45 90V76Q45 70 50 70Q55 70 55 76V90z", flat: true },
    { paper: "deep", d: box(47, 56, 6, 7), flat: true },
    { paper: "deep", d: "M36 44Q38 24 50 24Q62 24 64 44z" },
    ...SAIL_TURNS.map((turn): Layer => ({ paper: "bone", d: SAIL, turn: [turn, 50, 40] })),
    ...SAIL_TURNS.map((turn): Layer => ({ paper: "flame", d: SAIL_SLATS, turn: [turn, 50, 40], flat: true })),
    { paper: "bark", d: disc(50, 40, 4.5) },
  ],
  forge: [
    { paper: "flame", d: "M48 8Q74 28 68 54H30Q20 38 34 26Q36 36 43 36Q48 24 48 8z" },
    { paper: "gold", d: "M50 24Q64 38 60 54H40Q34 44 42 38Q44 43 48 42Q51 34 50 24z", flat: true },
    { paper: "ink", d: "M8 52H60Q80 52 94 46V56Q84 68 64 69Q62 76 68 82H78V91H26V82H36Q44 76 40 69H28Q14 66 8 52z" },
    { paper: "iron", d: "M8 52H60Q80 52 94 46V50Q80 57 60 57H11z", flat: true },
    { paper: "wood", d: "M60 44L64 48L88 22L83 18z" },
    { paper: "metal", d: "M50 36L60 26L76 42L66 52z" },
  ],
  apothecary: [
    { paper: "leaf", d: "M30 50Q14 40 18 20Q36 26 36 50zM42 50Q34 30 46 14Q56 30 48 50z" },
    { paper: "wood", d: "M56 50L76 12Q84 6 89 14Q90 18 88 20L70 52z" },
    { paper: "paper", d: "M16 50H84Q84 78 64 82V90H36V82Q16 78 16 50z" },
    { paper: "deep", d: "M11 45H89V54H11z" },
    { paper: "mid", d: "M46 59H54V65H60V73H54V79H46V73H40V65H46z", flat: true },
  ],
  stone_workshop: [
    { paper: "wood", d: "M20 36L24 40L50 14L46 10z" },
    { paper: "metal", d: "M20 36L24 40L12 50L9 48z" },
    { paper: "wood", d: "M58 24L62 20L86 44L82 48z" },
    { paper: "bark", d: "M44 20L60 4L70 14L54 30z" },
    { paper: "paper", d: "M30 82V48H70V82z" },
    { paper: "light", d: "M36 54H40V82H36zM45 54H49V82H45zM54 54H58V82H54zM63 54H66V82H63z", flat: true },
    { paper: "pale", d: "M18 40H82V48Q82 60 72 60Q64 60 64 52H36Q36 60 28 60Q18 60 18 48z" },
    { paper: "mid", d: `${disc(27, 51, 4)}${disc(73, 51, 4)}M18 40H82V43H18z`, flat: true },
    { paper: "pale", d: "M20 80H80V91H20z" },
    { paper: "mid", d: "M20 84H80V86H20z", flat: true },
  ],
};
