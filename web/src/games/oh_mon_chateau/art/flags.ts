import { at, circle, INK, line, PAPER, patch, shape, sketch, type Box, type Mark, type Point } from "./pencil";

export const FLAGS = ["lion", "lily", "oak", "star", "stripes", "chequers", "dragon", "key"];

/** The cloth of a banner: two tails at its lower end. */
export function flagOutline({ x, y, w, h }: Box): Point[] {
  return [[x, y], [x + w, y], [x + w, y + h], [x + w / 2, y + h * 0.78], [x, y + h]];
}

/** Emblems in a square of 60, printed pale so that the value on them can be read. */
const EMBLEMS: Record<string, Mark[]> = {
  lion: [shape("M8 44C2 30 10 16 24 18L28 8L34 16L44 12L42 22C54 26 54 42 46 48L38 40L32 50L22 42Z", "#f2c14e", 1.6)],
  lily: [shape("M30 6C38 16 38 24 32 32C40 22 54 28 50 38C46 46 38 42 36 38V52H24V38C22 42 14 46 10 38C6 28 20 22 28 32C22 24 22 16 30 6Z", "#f2c14e", 1.6)],
  oak: [shape("M30 4C42 4 46 14 42 18C52 20 52 34 42 34C38 42 34 40 32 40V54H28V40C26 40 22 42 18 34C8 34 8 20 18 18C14 14 18 4 30 4Z", "#7db45f", 1.6)],
  star: [shape("M30 4L37 22L56 23L41 35L46 53L30 43L14 53L19 35L4 23L23 22Z", "#f2c14e", 1.6)],
  stripes: [patch("M4 10H56V20H4ZM4 30H56V40H4Z", PAPER, 0.75)],
  chequers: [patch("M4 4H21V21H4ZM38 4H56V21H38ZM21 21H38V38H21ZM4 38H21V55H4ZM38 38H56V55H38Z", PAPER, 0.75)],
  dragon: [shape("M6 46C4 30 14 26 22 30C18 18 26 8 38 10L54 16L42 20C52 24 54 40 44 48C46 38 40 34 34 36C36 46 26 54 18 48C24 46 26 42 22 40C16 38 12 40 6 46Z", "#7db45f", 1.6)],
  key: [shape(circle(20, 18, 13), "#f2c14e", 1.6), patch(circle(20, 18, 5), PAPER), line("M29 27L50 50M42 41L49 34M47 46L53 40", 5, "#d59a1e")],
};

/** A banner on a wall: its pole, its emblem. */
export function flagMarks(box: Box, variant: string, seed: number): Mark[] {
  const { x, y, w, h } = box;
  const emblem = (EMBLEMS[variant] ?? []).map((mark) => ({ ...mark, d: at(x + w * 0.1, y + h * 0.06, (w * 0.8) / 60, mark.d), opacity: 0.8 * (mark.opacity ?? 1) }));
  return [...emblem, line(sketch([[x - 7, y - 2], [x + w + 7, y - 2]], seed, { close: false }), 5, INK)];
}
