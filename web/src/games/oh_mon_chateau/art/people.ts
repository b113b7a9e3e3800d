import { circle, line, patch, shape, type Mark } from "./pencil";

export const PEOPLE = ["farmer", "baker", "page", "minstrel", "smith", "child", "lady", "goose_girl"];
export const PEOPLE_EXTRAS = ["hat", "basket", "dog"];
const CLOTHES = ["#b8433a", "#3c7dc4", "#5aa845", "#e3b21b", "#8e5ba6", "#d9588a", "#2f8f8a", "#9a5b2a"];
const SKINS = ["#f4d3ae", "#e0b184", "#c08a5c", "#8f5f3a"];

/** Where nobody stands yet: the dotted outline of a resident in its box of 40 by 66. */
export const SILHOUETTE = "M20 2C28 2 31 8 31 14C31 19 28 23 25 25C34 29 36 44 37 62H3C4 44 6 29 15 25C12 23 9 19 9 14C9 8 12 2 20 2Z";

const HATS: Record<string, Mark[]> = {
  farmer: [shape("M4 12Q20 6 36 12L30 9Q20 -6 10 9Z", "#eccb6c", 1.8)],
  baker: [shape("M10 9C2 6 8 -6 15 -3C18 -9 28 -8 28 -2C36 -4 36 7 30 9Z", "#fffdf6", 1.8)],
  page: [shape("M9 11Q20 -6 32 8L34 12Z", "#b8433a", 1.8), line("M28 4Q38 -8 42 -4", 2.4, "#5aa845")],
  minstrel: [shape("M8 11Q14 -4 32 8Q24 12 8 11Z", "#5aa845", 1.8), line("M26 2Q34 -10 38 -4", 2.4, "#e3b21b")],
  smith: [patch("M9 13Q10 1 20 1Q30 1 31 13Q20 5 9 13Z", "#5b4634")],
  child: [patch("M9 12Q8 0 20 1Q32 0 31 12Q26 4 20 6Q14 4 9 12Z", "#a8682c")],
  lady: [shape("M10 10L24 -26L31 10Q20 4 10 10Z", "#d9588a", 1.8), line("M24 -26Q38 -16 36 2", 2, "#e8a6c2")],
  goose_girl: [shape("M8 18Q6 0 20 0Q34 0 32 18Q28 6 20 6Q12 6 8 18Z", "#3c7dc4", 1.8)],
};

const TOOLS: Record<string, Mark[]> = {
  farmer: [line("M3 64V20M-2 20H8M-2 20V12M3 20V10M8 20V12", 2.2, "#8a5a2c")],
  baker: [shape("M-6 42Q8 34 18 46Q6 52 -6 42Z", "#d9a050", 1.8)],
  page: [],
  minstrel: [shape("M-2 52C-8 42 4 36 8 44L24 28L27 31L12 48C14 56 2 60 -2 52Z", "#c8843a", 1.8)],
  smith: [patch("M12 34H28L30 62H10Z", "#7a5a3c"), line("M2 58V34", 3, "#8a5a2c"), shape("M-6 26H10V35H-6Z", "#8c8f94", 1.8)],
  child: [shape(circle(4, 56, 7), "#e3b21b", 1.8)],
  lady: [],
  goose_girl: [shape("M-10 64C-12 52 2 50 4 56L6 44C6 38 14 40 12 46L10 60C8 66 -4 68 -10 64Z", "#fffdf6", 1.8)],
};

const EXTRAS: Record<string, Mark[]> = {
  hat: [shape("M8 10H32L28 6Q27 -8 20 -8Q13 -8 12 6Z", "#4a3d34", 1.8)],
  basket: [shape("M-4 46H16L13 62H-1Z", "#c8843a", 1.8), line("M-2 46Q6 30 14 46", 2)],
  dog: [shape("M-10 64V54Q-10 46 0 48L2 40L8 46Q12 48 10 54Q6 56 4 54V64Z", "#b07a44", 1.8)],
};

export interface Resident {
  body: Mark[];
  /** The arm that waves, turning around the shoulder. */
  arm: Mark[];
}

/** A resident in a box of 40 by 66; everybody is somebody else. */
export function resident(number: number, variant: string, extra: string): Resident {
  const kind = PEOPLE.includes(variant) ? variant : (PEOPLE[(number * 5) % PEOPLE.length] ?? "page");
  const cloth = CLOTHES[(number * 3 + kind.length) % CLOTHES.length] ?? "#b8433a";
  const skin = SKINS[(number * 7) % SKINS.length] ?? "#f4d3ae";
  const head = [shape(circle(20, 14, 10.5), skin, 1.8), patch(circle(16.5, 13.5, 1.4) + circle(23.5, 13.5, 1.4), "#3a332b"), line("M15.5 18.5Q20 22.5 24.5 18.5", 1.6)];
  return {
    body: [shape("M13 25Q20 29 27 25Q35 42 36 62H4Q5 42 13 25Z", cloth, 2), ...(TOOLS[kind] ?? []), ...head, ...((extra === "hat" ? EXTRAS["hat"] : HATS[kind]) ?? []), ...(extra === "hat" ? [] : (EXTRAS[extra] ?? []))],
    arm: [line("M28 30Q38 26 39 14", 6, cloth), shape(circle(39, 12, 3.6), skin, 1.4)],
  };
}
