import { circle, INK, line, patch, shape, type Mark } from "./pencil";

const FAIR = "#f4d3ae";
const TAN = "#e0b184";
const BROWN = "#b07a4e";
const DARK = "#8a5a38";

/** A face looking out of a window, in a square of 100. */
function face(skin: string): Mark[] {
  return [shape(circle(50, 50, 23), skin, 3), patch(circle(42, 48, 3) + circle(58, 48, 3), INK), line("M41 59Q50 67 59 59", 2.6)];
}
const coat = (colour: string): Mark => shape("M12 100Q14 72 50 72Q86 72 88 100Z", colour, 3);
const CROWN = "M28 30L24 6L38 18L50 2L62 18L76 6L72 30Z";

/** Everybody who may move into a keep. A green card shows the same person as the blue one. */
const PORTRAITS: Record<string, Mark[]> = {
  architect: [coat("#3c7dc4"), ...face(TAN), patch("M27 46Q26 22 50 24Q74 22 73 46Q64 32 50 34Q36 32 27 46Z", "#5b4634"), line("M70 96L92 54L98 60M92 54L86 96", 3.4), shape("M4 78H34V98H4Z", "#fffdf6", 2.4), line("M9 92L19 82L29 92", 2.4, "#3c7dc4")],
  bohemian: [coat("#8e5ba6"), ...face(BROWN), shape("M24 48Q20 20 50 20Q80 20 76 48Q66 32 50 32Q34 32 24 48Z", "#b8433a", 3), line("M26 56Q20 76 28 86M74 56Q80 76 72 86", 6, "#3a2c22"), shape(circle(25, 62, 4) + circle(75, 62, 4), "#f2c335", 2)],
  lumberjack: [coat("#b8433a"), line("M32 76V100M50 73V100M68 76V100M14 88H86", 2.4), ...face(FAIR), shape("M28 54Q30 84 50 84Q70 84 72 54Q62 66 50 60Q38 66 28 54Z", "#9a5b2a", 2.6), shape("M26 40Q30 18 50 20Q70 18 74 40Z", "#4f9440", 3), line("M88 98V50", 5, "#8a5a2c"), shape("M78 44Q100 34 100 60Q88 62 78 58Z", "#a9adb3", 2.4)],
  dagobert: [shape("M22 96Q14 62 30 44L24 18L44 34H58L78 20L72 46Q86 62 78 96Z", "#b07a44", 3), patch("M36 62Q50 50 64 62Q68 84 50 86Q32 84 36 62Z", "#f0d9b4"), patch(circle(40, 52, 4) + circle(62, 52, 4), INK), shape("M43 64H57L50 73Z", INK, 2), line("M50 73Q46 80 40 78M50 73Q54 80 60 78", 2.6), shape("M30 90H70L66 98H34Z", "#3c7dc4", 2.4)],
  magician: [coat("#4a4a8c"), ...face(FAIR), shape("M30 58Q36 98 50 98Q64 98 70 58Q60 70 50 66Q40 70 30 58Z", "#fffdf6", 2.6), shape("M18 38L48 -2L82 38Q50 28 18 38Z", "#4a4a8c", 3), patch("M46 14l3 6l6 1l-5 4l1 6l-5 -3l-5 3l1 -6l-5 -4l6 -1Z", "#f6c544")],
  merchant: [coat("#2f8f8a"), ...face(TAN), shape("M22 40Q18 16 50 18Q82 16 78 40Q50 28 22 40Z", "#8e5ba6", 3), line("M40 56Q50 52 60 56", 4, "#3a2c22"), shape("M70 98Q62 76 78 74Q98 76 92 98Z", "#c8843a", 2.4), line("M74 74Q78 66 86 74", 3), shape(circle(80, 87, 5), "#f2c335", 1.8)],
  miner: [coat("#6f6a63"), ...face(BROWN), shape("M24 42Q24 16 50 16Q76 16 76 42Z", "#e3b21b", 3), shape(circle(50, 26, 8), "#fff3b8", 2.4), line("M12 96L34 66", 5, "#8a5a2c"), shape("M14 60Q34 54 50 74Q36 66 20 70Z", "#a9adb3", 2.4)],
  peasant: [coat("#9a5b2a"), ...face(FAIR), shape("M4 40Q50 22 96 40L72 32Q66 6 50 6Q34 6 28 32Z", "#eccb6c", 3), line("M84 98V52M78 62L84 56L90 62M78 72L84 66L90 72", 3, "#b98a1c")],
  shepherdess: [coat("#d9588a"), ...face(FAIR), shape("M24 52Q18 18 50 20Q82 18 76 52Q66 34 50 34Q34 34 24 52Z", "#eccb6c", 2.6), line("M14 98V40Q14 24 26 26Q34 30 28 38", 4.5, "#8a5a2c"), shape("M64 98Q58 82 72 80Q76 70 86 78Q100 78 96 98Z", "#fffdf6", 2.4), patch(circle(90, 88, 3), INK)],
  knight: [coat("#8c8f94"), shape("M26 74Q22 24 50 22Q78 24 74 74Q50 84 26 74Z", "#a9adb3", 3), shape("M30 44H70V54H30Z", INK, 2), line("M50 54V78M38 60V72M62 60V72", 2.6), line("M50 22Q44 4 66 4Q58 10 54 22", 5, "#b8433a")],
  cook: [coat("#fffdf6"), ...face(TAN), shape("M28 34C10 26 22 2 38 8C44 -4 66 -2 66 10C84 4 88 28 72 34Z", "#fffdf6", 3), line("M38 57Q44 52 50 57Q56 52 62 57", 4, "#3a2c22"), line("M86 98V62", 4, "#8a5a2c"), shape(circle(86, 54, 8), "#c8843a", 2.4)],
  guard: [coat("#b8433a"), ...face(DARK), shape("M22 46Q22 14 50 14Q78 14 78 46Q66 36 50 36Q34 36 22 46Z", "#a9adb3", 3), line("M50 14V4", 5, "#b8433a"), line("M90 98V20", 4, "#8a5a2c"), shape("M90 4L98 26H82Z", "#a9adb3", 2.4), shape("M14 72H40V86Q27 100 14 86Z", "#3c7dc4", 2.4)],
  monk: [coat("#7a5a3c"), ...face(FAIR), shape("M26 46Q22 24 40 28Q50 20 60 28Q78 24 74 46Q68 34 60 36Q50 30 40 36Q32 34 26 46Z", "#8a5a2c", 2.4), line("M34 78Q50 94 66 78", 4, "#f2e6cc"), line("M50 86V98M44 92H56", 3.4, "#f2c335")],
  troll: [shape("M10 100Q8 40 50 22Q92 40 90 100Z", "#7ea75d", 3), shape("M12 56L2 40L24 46ZM88 56L98 40L76 46Z", "#7ea75d", 2.6), patch(circle(38, 52, 6) + circle(62, 52, 6), "#fffdf6"), patch(circle(39, 53, 3) + circle(61, 53, 3), INK), shape("M44 58Q50 50 56 58Q60 70 50 70Q40 70 44 58Z", "#6a9149", 2.4), line("M32 80Q50 90 68 80", 3), shape("M38 82L42 72L46 84ZM54 84L58 72L62 82Z", "#fffdf6", 1.8), line("M40 24L34 10M50 22V6M60 24L66 10", 4, "#4f6e38")],
  courtesan: [coat("#c46a9c"), ...face(FAIR), shape("M24 56Q14 14 50 16Q86 14 76 56Q74 34 50 34Q26 34 24 56Z", "#8a4a22", 3), shape("M6 96Q2 68 30 76Z", "#f7d7e4", 2.4), line("M6 96L12 74M6 96L20 73M6 96L28 76", 2), shape(circle(60, 57, 1.6), INK, 1.4)],
  jester: [coat("#e3b21b"), patch("M50 72Q86 72 88 100H50Z", "#4f9440", 0.9), ...face(FAIR), shape("M26 44Q28 26 50 26Q38 4 14 12Q2 24 14 44Q20 34 26 44Z", "#b8433a", 3), shape("M74 44Q72 26 50 26Q62 4 86 12Q98 24 86 44Q80 34 74 44Z", "#3c7dc4", 3), shape(circle(12, 48, 6) + circle(88, 48, 6), "#f2c335", 2.2)],
  prince: [coat("#3c7dc4"), ...face(TAN), patch("M27 50Q24 28 50 28Q76 28 73 50Q66 36 50 36Q34 36 27 50Z", "#5b4634"), shape("M30 32L28 16L40 24L50 12L60 24L72 16L70 32Z", "#f2c335", 2.6)],
  princess: [coat("#e58ab0"), line("M26 46Q16 76 24 94M74 46Q84 76 76 94", 9, "#d9a23a"), ...face(FAIR), patch("M27 50Q24 28 50 28Q76 28 73 50Q66 36 50 36Q34 36 27 50Z", "#d9a23a"), shape("M34 30L36 18L44 24L50 12L56 24L64 18L66 30Z", "#f2c335", 2.4), shape(circle(50, 12, 3), "#d9588a", 1.8)],
  queen: [coat("#8e5ba6"), ...face(BROWN), shape("M24 60Q16 30 50 30Q84 30 76 60Q72 42 50 40Q28 42 24 60Z", "#3a2c22", 2.6), shape(CROWN, "#f2c335", 3), shape(circle(50, 24, 4) + circle(36, 25, 3) + circle(64, 25, 3), "#b8433a", 1.6), line("M34 82Q50 94 66 82", 4, "#fffdf6")],
  king: [coat("#b8433a"), line("M16 92Q50 74 84 92", 8, "#fffdf6"), ...face(FAIR), shape("M27 54Q28 90 50 90Q72 90 73 54Q62 68 50 62Q38 68 27 54Z", "#d8d2c6", 2.6), shape(CROWN, "#f2c335", 3), shape(circle(50, 24, 4), "#3c7dc4", 1.6)],
};

/** The portrait of a guest; a stranger from another box is a face without a hat. */
export function portrait(guest: string): Mark[] {
  return PORTRAITS[guest.replace(/^green_/, "")] ?? [coat("#8c8f94"), ...face(TAN)];
}

export const GUESTS = Object.keys(PORTRAITS);
const LIGHTNING = ["architect", "bohemian", "lumberjack", "dagobert", "magician", "merchant", "miner", "peasant"];
const HOURGLASS = ["shepherdess", "knight", "cook", "guard", "monk", "troll"];

/** The type of a guest of the Grand Architects; null for the green ones, which have no powers. */
export function typeOf(guest: string): "lightning" | "hourglass" | "crown" | null {
  if (guest.startsWith("green_")) return null;
  if (LIGHTNING.includes(guest)) return "lightning";
  return HOURGLASS.includes(guest) ? "hourglass" : "crown";
}

/** The signs of the types, in a square of 30. */
export const TYPES: Record<string, Mark[]> = {
  lightning: [shape("M17 1L5 17H13L10 29L25 12H16Z", "#f6c544", 2)],
  hourglass: [shape("M6 2H24V6Q24 12 17 15Q24 18 24 24V28H6V24Q6 18 13 15Q6 12 6 6Z", "#cfe3f2", 2), patch("M10 26Q15 18 20 26Z", "#dd9c1c")],
  crown: [shape("M3 24L2 8L10 14L15 4L20 14L28 8L27 24Z", "#f2c335", 2)],
};
