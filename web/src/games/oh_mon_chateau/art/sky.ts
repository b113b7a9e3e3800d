import { at, circle, line, shape, type Box, type Mark } from "./pencil";
import { SUN } from "./scene";

export const SKIES = ["smiling", "plain", "swirled"];
export const SKY_EXTRAS = ["birds", "kite", "balloon"];

/** A cloud that fills its box. */
export function cloudPath({ x, y, w, h }: Box): string {
  return at(x, y, 1, `M${0.16 * w} ${h}C${-0.06 * w} ${h} ${-0.04 * w} ${0.52 * h} ${0.14 * w} ${0.54 * h}C${0.1 * w} ${0.16 * h} ${0.36 * w} ${0.06 * h} ${0.44 * w} ${0.26 * h}C${0.52 * w} ${-0.12 * h} ${0.86 * w} ${-0.02 * h} ${0.82 * w} ${0.42 * h}C${1.04 * w} ${0.36 * h} ${1.06 * w} ${h} ${0.86 * w} ${h}Z`);
}

/** What a cloud has on it besides its value. */
export function cloudMarks({ x, y, w, h }: Box, variant: string): Mark[] {
  if (variant === "swirled") return [line(`M${x + w * 0.2} ${y + h * 0.72}q${w * 0.1} ${-h * 0.3} ${w * 0.18} 0t${w * 0.16} 0`, 3, "#8fb7e0")];
  if (variant === "plain") return [];
  return [line(`M${x + w * 0.7} ${y + h * 0.42}v4M${x + w * 0.8} ${y + h * 0.42}v4`, 4), line(`M${x + w * 0.7} ${y + h * 0.6}q${w * 0.05} ${h * 0.12} ${w * 0.1} 0`, 2.6)];
}

/** The rays, apart from the disc: they turn. */
export function rays(): Mark[] {
  const [x, y] = SUN.center;
  return Array.from({ length: SUN.rays }, (_, ray) => {
    const angle = (ray * 2 * Math.PI) / SUN.rays;
    const out = (far: number): string => `${Math.round(x + Math.cos(angle) * far)} ${Math.round(y + Math.sin(angle) * far)}`;
    return line(`M${out(SUN.radius + 10)}L${out(SUN.radius + (ray % 2 ? 24 : 36))}`, 7, "#e8a413");
  });
}

export function sunMarks(variant: string): Mark[] {
  const [x, y] = SUN.center;
  const disc = shape(circle(x, y, SUN.radius), "#f6c544", 3.5);
  if (variant === "plain") return [disc];
  if (variant === "swirled") return [disc, line(`M${x} ${y - 34}q34 0 34 34t-34 34t-34 -34`, 4, "#e8a413")];
  return [disc, line(`M${x - 24} ${y - 22}v8M${x + 24} ${y - 22}v8`, 5), line(`M${x - 22} ${y + 26}Q${x} ${y + 44} ${x + 22} ${y + 26}`, 4)];
}

export function skyExtra(extra: string): Mark[] {
  const extras: Record<string, Mark[]> = {
    birds: [line("M940 128q12 -14 22 0q12 -14 24 0M996 168q10 -12 18 0q10 -12 20 0M900 168q9 -10 16 0q9 -10 18 0", 3.5)],
    kite: [shape("M478 232L506 264L484 308L456 268Z", "#d9588a", 3), line("M478 232L484 308M456 268L506 264", 2), line("M484 308Q470 340 492 362T470 404", 2.4), shape("M478 334l12 4l-10 8Z", "#e3b21b", 1.6)],
    balloon: [shape("M756 214C720 214 708 254 728 280L744 300H768L784 280C804 254 792 214 756 214Z", "#e58a7f", 3), line("M744 214Q730 258 748 300M768 214Q782 258 764 300", 2, "#b8433a"), shape("M744 312H768V328H744Z", "#9a6a3a", 2.4), line("M746 300V312M766 300V312", 2)],
  };
  return extras[extra] ?? [];
}
