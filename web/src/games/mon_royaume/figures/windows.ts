import type { Land } from "../../../art/palette";
import type { Category } from "../kinds";

/** The opening in the frame of a tile tells its category before one sees what stands in it. */
export const WINDOWS: Record<Category, string> = {
  character: "M9 90V44Q9 9 50 9Q91 9 91 44V90z",
  monster: "M9 90V20L17 26L25 11L34 22L42 8L51 19L60 8L68 22L77 11L84 25L91 18V90z",
  terrain: "M9 90V17Q9 10 16 10H84Q91 10 91 17V90z",
  workshop: "M9 90V38L50 8L91 38V90z",
  castle: "M9 90V10H23V19H36V10H64V19H77V10H91V90z",
};

/** The two hills behind the figure, cut differently in each land; the nearer one is of one piece with the frame. */
export const HILLS: Record<Land, [string, string]> = {
  green: ["M0 66Q10 54 20 62Q28 48 40 60Q52 48 62 60Q74 50 82 60Q92 54 100 62V100H0z", "M0 82Q30 74 60 80T100 78V90H0z"],
  yellow: ["M0 66Q30 54 56 62T100 56V100H0z", "M0 82Q26 74 54 80T100 76V90H0z"],
  red: ["M0 64L22 54L40 62L62 50L84 60L100 54V100H0z", "M0 80L30 76L64 81L100 76V90H0z"],
  purple: ["M0 60Q12 52 24 60T48 60T72 58T100 60V100H0z", "M0 80Q12 74 25 80T50 80T75 79T100 80V90H0z"],
  blue: ["M0 66L16 48L28 58L46 46L60 60L78 44L100 62V100H0z", "M0 82L24 76L52 81L80 75L100 80V90H0z"],
  black: ["M0 62L10 50L18 62L32 48L40 60L58 52L70 62L84 48L100 60V100H0z", "M0 82L20 78L50 82L78 77L100 82V90H0z"],
  bard: ["M0 66Q30 54 56 62T100 56V100H0z", "M0 82Q26 74 54 80T100 76V90H0z"],
};

/** A tile as cut from its sheet: almost a square, as scissors make it. */
export const SHEET = "M8 1.5L92 1Q99 1.2 99 8L99.4 91Q99 98 92 98.6L8.5 99Q1 98.5 1 92L0.6 9Q1 2 8 1.5z";
