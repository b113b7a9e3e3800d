import { at, boxOf, circle, dice, INK, line, PAPER, shape, sketch, type Box, type Mark } from "./pencil";
import type { Part } from "./scene";

export const WALLS = ["square_stones", "round_stones", "timber_frame", "mossy"];
export const WALL_EXTRAS = ["ladder", "lantern", "washing_line", "drawbridge", "archer"];

/** What the wall is made of, over its whole box: whoever shows it cuts it along the outline. */
export function wallTexture(part: Part, variant: string, seed: number): Mark[] {
  const box = boxOf(part.outline);
  if (variant === "round_stones") return pebbles(box, seed);
  if (variant === "timber_frame") return timber(box, seed);
  const stones = courses(box, seed, variant === "mossy" ? 0.35 : 0.5);
  return variant === "mossy" ? [...stones, ...moss(box, seed)] : stones;
}

function courses({ x, y, w, h }: Box, seed: number, opacity: number): Mark[] {
  const rows = Math.max(3, Math.round(h / 30));
  const step = h / rows;
  let d = "";
  for (let row = 1; row <= rows; row++) {
    const top = y + step * row;
    d += sketch([[x, top], [x + w / 2, top], [x + w, top]], seed + row, { close: false, wobble: 2.5 });
    for (let joint = x + (row % 2 ? 22 : 48); joint < x + w; joint += 54) d += `M${Math.round(joint)} ${Math.round(top)}v${-Math.round(step)}`;
  }
  return [line(d, 1.8, INK, opacity)];
}

function pebbles({ x, y, w, h }: Box, seed: number): Mark[] {
  const chance = dice(seed);
  let d = "";
  for (let row = y + 12; row < y + h; row += 25)
    for (let place = x + (Math.round(row) % 2 ? 8 : 20); place < x + w; place += 30) d += circle(Math.round(place + chance() * 8), Math.round(row + chance() * 6), Math.round(8 + chance() * 4));
  return [line(d, 1.6, INK, 0.5)];
}

function timber({ x, y, w, h }: Box, seed: number): Mark[] {
  const posts = Math.max(2, Math.round(w / 110));
  const step = w / posts;
  let d = sketch([[x, y + h * 0.3], [x + w, y + h * 0.3]], seed, { close: false }) + sketch([[x, y + h * 0.92], [x + w, y + h * 0.92]], seed + 1, { close: false });
  for (let post = 0; post <= posts; post++) {
    const left = x + post * step;
    d += sketch([[left, y + h * 0.3], [left, y + h]], seed + post, { close: false });
    if (post < posts) d += sketch([[left, y + h * 0.92], [left + step, y + h * 0.3]], seed + post + 9, { close: false });
  }
  return [line(d, 7, "#8a5a2c", 0.75)];
}

function moss({ x, y, w, h }: Box, seed: number): Mark[] {
  const chance = dice(seed + 5);
  return Array.from({ length: Math.ceil(w / 60) }, (_, tuft) => {
    const left = x + tuft * 60 + chance() * 30;
    const top = y + h * (0.55 + chance() * 0.35);
    return line(`M${Math.round(left)} ${Math.round(top)}q6 -14 12 0q6 -16 14 0q6 -12 12 2`, 4, "#4f9440", 0.85);
  });
}

/** The gate in the front wall. */
export function gateMarks(): Mark[] {
  return [
    shape("M552 710V652Q600 566 648 652V710Z", "#7a4a22", 3.5),
    line("M576 710V624M600 710V612M624 710V624M552 668H648M552 692H648", 2, INK, 0.55),
    shape(circle(636, 676, 4), "#dd9c1c", 1.5),
  ];
}

/** Something that somebody left on the wall. */
export function wallExtra(part: Part, extra: string): Mark[] {
  const { x, y, w, h } = boxOf(part.outline);
  const size = Math.min(1, h / 150);
  const narrow = w < 200;
  const on = (right: number, down: number, d: string): string => at(x + w * right, y + h * down, size, d);
  const extras: Record<string, Mark[]> = {
    ladder: [line(on(narrow ? 0.7 : 0.2, 0.98, "M0 0L26 -128M34 0L60 -128M4 -18H37M10 -46H43M16 -74H49M21 -102H54"), 4, "#9a6a3a")],
    lantern: [line(on(narrow ? 0.5 : 0.36, 0.42, "M0 0V14"), 3), shape(on(narrow ? 0.5 : 0.36, 0.42, "M-10 16H10L8 42H-8Z"), "#ffd75e", 2.4), line(on(narrow ? 0.5 : 0.36, 0.42, "M-24 20L-16 24M24 20L16 24M-22 40L-15 36M22 40L15 36"), 2, "#dd9c1c")],
    washing_line: [line(on(narrow ? 0.1 : 0.58, 0.4, "M0 0Q60 20 120 0"), 2), shape(on(narrow ? 0.1 : 0.58, 0.4, "M18 6H44V34H36V20H26V34H18Z"), "#7fb2e0", 2), shape(on(narrow ? 0.1 : 0.58, 0.4, "M58 10H86L90 40H54Z"), "#f0a6bd", 2), shape(on(narrow ? 0.1 : 0.58, 0.4, "M98 6H110V30H98Z"), PAPER, 2)],
    drawbridge: part.id === "wall_front" ? [shape("M540 712H660L690 740H510Z", "#9a6a3a", 3), line("M575 712L562 740M600 712V740M625 712L638 740", 2, INK, 0.5), line("M552 650L520 736M648 650L680 736", 3)] : [shape(on(0.5, 0.97, "M-30 0V-44Q0 -76 30 -44V0Z"), "#7a4a22", 2.6)],
    archer: [shape(on(narrow ? 0.4 : 0.3, 0.2, circle(0, -26, 11)), "#f2cda4", 2.2), shape(on(narrow ? 0.4 : 0.3, 0.2, "M-14 4Q0 -24 14 4Z"), "#4f9440", 2.2), shape(on(narrow ? 0.4 : 0.3, 0.2, "M-13 -30Q0 -50 14 -30Z"), "#4f9440", 2), line(on(narrow ? 0.4 : 0.3, 0.2, "M16 -34Q38 -14 16 8M16 -34V8M4 -12H40"), 2.2)],
  };
  return extras[extra] ?? [];
}
