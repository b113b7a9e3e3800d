import { boxOf, circle, INK, line, outlineOf, patch, rect, scribble, shape, sketch, type Mark } from "./pencil";
import type { Part } from "./scene";

export const FLOORS = ["plain", "tall_windows", "half_timbered", "stained_glass"];
export const FLOOR_EXTRAS = ["flower_box", "curtain", "candle", "cat"];

/** What is drawn within the outline of a floor. */
export function floorInside(part: Part, variant: string, roof: string, seed: number): Mark[] {
  return [...roofMarks(part, roof, seed), ...sideMarks(part, variant, seed)];
}

/** The window, and the weather-flag on the top: a guest may come between them and the extra. */
export function floorOver(part: Part, variant: string, roof: string): Mark[] {
  const top = part.id === "keep_floor_4" ? [line("M600 120V86", 3), shape("M600 86L632 94L600 106Z", roof, 2.4)] : [];
  return [...windowMarks(part, variant), ...top];
}

function roofMarks(part: Part, colour: string, seed: number): Mark[] {
  if (part.id !== "keep_floor_4") return [];
  const roof = part.outline.slice(2, 5);
  return [
    patch(outlineOf(roof), colour, 0.45),
    line(scribble(boxOf(roof), seed, 9, 0.2), 5, colour, 0.75),
    line(sketch([[530, 205], [670, 205]], seed, { close: false }), 3),
  ];
}

function sideMarks(part: Part, variant: string, seed: number): Mark[] {
  const { left, right, top, bottom } = room(part);
  if (variant === "half_timbered")
    return [line(sketch([[left, top + 6], [right, top + 6]], seed, { close: false }) + `M${left + 4} ${bottom}L${left + 40} ${top + 6}M${right - 4} ${bottom}L${right - 40} ${top + 6}`, 6, "#8a5a2c", 0.75)];
  const bricks = [0.3, 0.62].map((down, row) => {
    const y = top + (bottom - top) * down;
    return `M${left + 10 + row * 6} ${y}h22v12M${right - 34 - row * 6} ${y}h22v12`;
  });
  return [line(bricks.join(""), 1.8, INK, 0.5)];
}

function windowMarks(part: Part, variant: string): Mark[] {
  const { x, y, w, h } = part.window ?? boxOf(part.outline);
  const arch = `M${x} ${y + h}V${y + 22}Q${x + w / 2} ${y - 12} ${x + w} ${y + 22}V${y + h}Z`;
  const pane = shape(arch, variant === "stained_glass" ? "#ffe9a8" : "#dfeef7", 3);
  if (variant === "stained_glass") return [pane, patch(`M${x} ${y + 30}L${x + w / 2} ${y + 6}V${y + h}H${x}Z`, "#e58a7f", 0.75), patch(`M${x + w} ${y + 30}L${x + w / 2} ${y + 6}V${y + h}H${x + w}Z`, "#8fb7e0", 0.75), line(arch, 3)];
  if (variant !== "tall_windows") return [pane];
  const { left, right } = room(part);
  return [pane, ...[left + 14, right - 26].map((slim) => shape(`M${slim} ${y + h - 4}V${y + 14}q6 -14 12 0V${y + h - 4}Z`, "#dfeef7", 2.2))];
}

/** Something on the sill of a floor's window. */
export function floorExtra(part: Part, extra: string): Mark[] {
  const { x, y, w, h } = part.window ?? boxOf(part.outline);
  const extras: Record<string, Mark[]> = {
    flower_box: [shape(rect(x - 8, y + h - 8, w + 16, 12), "#9a6a3a", 2), ...[0, 1, 2, 3].map((flower) => shape(circle(x + flower * 20, y + h - 13, 6), flower % 2 ? "#d9588a" : "#e3b21b", 1.6))],
    curtain: [shape(`M${x + 2} ${y + 20}Q${x + 24} ${y + 30} ${x + 3} ${y + h}Z`, "#c8574c", 2), shape(`M${x + w - 2} ${y + 20}Q${x + w - 24} ${y + 30} ${x + w - 3} ${y + h}Z`, "#c8574c", 2)],
    candle: [shape(rect(x + w - 18, y + h - 22, 9, 21), "#fff3d0", 2), shape(`M${x + w - 13.5} ${y + h - 40}q8 12 0 17q-8 -5 0 -17Z`, "#f0a02c", 1.6)],
    cat: [shape(`M${x - 4} ${y + h}q-2 -26 8 -26l-2 -10l8 6h6l8 -6l-2 10q8 4 6 26Z`, "#6f6a63", 2), line(`M${x + 6} ${y + h - 24}v3M${x + 15} ${y + h - 24}v3`, 2.4, "#ffe27a")],
  };
  return extras[extra] ?? [];
}

function room(part: Part): { left: number; right: number; top: number; bottom: number } {
  const { y, h } = boxOf(part.outline);
  const left = part.outline[0]?.[0] ?? 0;
  const right = part.outline.at(-1)?.[0] ?? 0;
  return { left, right, top: part.id === "keep_floor_4" ? 205 : y, bottom: y + h };
}
