import type { Layer } from "../../../art/palette";
import { battlement, box, disc } from "../../../art/shapes";

const GATE = "M43 91V74Q43 66 50 66Q57 66 57 74V91z";

/** The six castles, each with the roofs of its land. */
export const CASTLES: Record<string, Layer[]> = {
  green_castle: [
    { paper: "bark", d: `${box(14, 44, 16, 46)}${box(70, 44, 16, 46)}` },
    { paper: "mid", d: "M8 50Q0 40 9 33Q8 21 20 22Q30 16 35 27Q44 34 36 44Q34 52 22 50Q14 54 8 50zM64 50Q56 40 65 33Q64 21 76 22Q86 16 91 27Q100 34 92 44Q90 52 78 50Q70 54 64 50z" },
    { paper: "wood", d: "M30 90V52H70V90z" },
    { paper: "bark", d: "M30 60H70V63H30zM30 72H70V75H30z", flat: true },
    { paper: "wood", d: box(40, 32, 20, 30) },
    { paper: "deep", d: "M32 38Q22 28 34 20Q34 6 48 6Q62 2 66 17Q78 24 68 36Q64 44 50 40Q38 44 32 38z" },
    { paper: "ink", d: GATE },
    { paper: "gold", d: `${box(47, 46, 6, 8)}${box(19, 58, 6, 8)}${box(75, 58, 6, 8)}`, flat: true },
  ],
  yellow_castle: [
    { paper: "paper", d: `${box(12, 46, 18, 44)}${box(70, 46, 18, 44)}` },
    { paper: "flame", d: "M8 48Q6 26 21 20Q36 26 34 48zM66 48Q64 26 79 20Q94 26 92 48z" },
    { paper: "paper", d: box(30, 56, 40, 34) },
    { paper: "paper", d: box(38, 34, 24, 30) },
    { paper: "flame", d: "M32 38Q28 14 50 7Q72 14 68 38z" },
    { paper: "deep", d: "M31 30Q50 36 69 30V34Q50 40 31 34zM7.5 41Q21 46 34.5 41V44Q21 49 7.5 44zM65.5 41Q79 46 92.5 41V44Q79 49 65.5 44z", flat: true },
    { paper: "bark", d: `${box(49, 2, 2, 6)}${disc(50, 3.5, 2.5)}` },
    { paper: "bark", d: GATE },
    { paper: "deep", d: `${box(46, 46, 8, 10)}${box(18, 58, 6, 9)}${box(76, 58, 6, 9)}`, flat: true },
  ],
  red_castle: [
    { paper: "bark", d: `${box(20, 4, 2.5, 28)}${box(77.5, 4, 2.5, 28)}` },
    { paper: "gold", d: "M22 5H42L36 11L42 17H22zM77.5 5H58L64 11L58 17H77.5z" },
    { paper: "light", d: battlement(28, 50, 44, 91, 4) },
    { paper: "paper", d: `${battlement(8, 30, 26, 91, 3)}${battlement(66, 30, 26, 91, 3)}` },
    { paper: "mid", d: "M8 46H34V51H8zM66 46H92V51H66z", flat: true },
    { paper: "mid", d: "M40 40H60V64L50 57L40 64z" },
    { paper: "gold", d: disc(50, 49, 4.5), flat: true },
    { paper: "ink", d: `${box(18, 58, 5, 12)}${box(77, 58, 5, 12)}`, flat: true },
    { paper: "deep", d: "M41 91V76Q41 68 50 68Q59 68 59 76V91z" },
  ],
  purple_castle: [
    { paper: "gold", d: "M84 8Q70 10 72 24Q76 34 88 31Q78 26 79 18Q80 11 84 8z" },
    { paper: "light", d: "M12 90L16 52H30L28 90z" },
    { paper: "mid", d: "M8 54L26 18L34 52z" },
    { paper: "light", d: "M70 90L72 60H86L88 90z" },
    { paper: "mid", d: "M67 62L76 36L91 60z" },
    { paper: "pale", d: "M34 90L38 42H62L66 90z" },
    { paper: "deep", d: "M30 45Q42 30 44 2Q52 0 58 10Q50 12 54 20Q60 36 70 45Q50 40 30 45z" },
    { paper: "light", d: "M28 90V68H72V90z" },
    { paper: "deep", d: GATE },
    { paper: "gold", d: `${disc(50, 53, 4)}${box(19, 62, 5, 8)}${box(77, 70, 5, 8)}`, flat: true },
  ],
  blue_castle: [
    { paper: "light", d: "M6 91V52H14V46H22V52H28V46H36V91zM94 91V52H86V46H78V52H72V46H64V91z" },
    { paper: "paper", d: "M24 91V26H32V18H42V26H46V18H54V26H58V18H68V26H76V91z" },
    { paper: "light", d: "M24 38H76V41H24zM24 54H76V57H24zM24 70H42V73H24zM58 70H76V73H58zM38 41H41V54H38zM59 41H62V54H59zM31 57H34V70H31zM66 57H69V70H66z", flat: true },
    { paper: "mid", d: "M6 66H36V69H6zM64 66H94V69H64z", flat: true },
    { paper: "deep", d: "M42 91V72Q42 62 50 62Q58 62 58 72V91z" },
    { paper: "deep", d: `${box(47, 42, 6, 11)}${box(12, 74, 6, 8)}${box(82, 74, 6, 8)}`, flat: true },
  ],
  black_castle: [
    { paper: "flame", d: disc(50, 40, 25) },
    { paper: "mid", d: "M8 91L12 58L6 54L16 26L22 52L26 50L30 91zM92 91L90 64L96 60L86 38L80 58L74 56L70 91z" },
    { paper: "deep", d: "M22 91L28 52L22 46L34 16L40 40L44 34L50 0L57 34L62 40L70 24L76 50L70 54L78 91z" },
    { paper: "gold", d: "M44 52L49 48V58L44 60zM56 52L51 48V58L56 60zM32 46L35 42V52L32 54zM68 50L65 46V56L68 58z", flat: true },
    { paper: "flame", d: "M41 91V80L45 72L47 78L50 68L53 78L55 72L59 80V91L56 85L53 91L50 85L47 91L44 85z" },
  ],
};
