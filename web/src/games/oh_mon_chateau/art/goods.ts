import { circle, line, shape, type Mark } from "./pencil";

/** What the dice and the cells show, in a square of 60: told apart by their outline, not only by colour. */
export const GOODS: Record<string, Mark[]> = {
  wood: [shape("M8 40L40 22L54 30L22 50Z", "#b97a43"), shape(circle(15, 45, 9), "#e8c08c"), line("M11 45a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", 1.8, "#8a5a2c"), shape("M12 26L42 10L52 16L22 33Z", "#b97a43"), shape(circle(15, 29, 8), "#e8c08c"), line("M12 29a3 3 0 1 0 6 0a3 3 0 1 0 -6 0", 1.8, "#8a5a2c")],
  stone: [shape("M6 46L12 22L28 12L48 18L55 40L46 50H14Z", "#a9adb3"), line("M12 22L26 30L48 18M26 30L30 50", 2.4)],
  gold: [shape("M6 48L14 32H30L38 48Z", "#f2c335"), shape("M26 48L34 32H46L54 48Z", "#f2c335"), shape("M16 30L23 15H38L45 30Z", "#f7d766"), line("M12 8L15 13M30 3V9M48 8L45 13", 2.4, "#c98a0a")],
  food: [shape("M10 34C10 18 22 14 30 20C38 14 50 18 50 34C50 48 38 54 30 50C22 54 10 48 10 34Z", "#d2463c"), line("M30 20Q29 10 35 6", 3), shape("M34 12Q44 4 50 12Q42 20 34 12Z", "#5aa845", 2)],
  residents: [shape(circle(21, 18, 9), "#f4d3ae"), shape("M6 52Q8 30 21 30Q34 30 36 52Z", "#3c7dc4"), shape(circle(41, 23, 8), "#c08a5c"), shape("M28 53Q30 34 41 34Q53 34 54 53Z", "#b8433a")],
  any: [shape("M18 22C16 6 46 4 45 21C44 32 33 32 33 42H26C25 30 37 29 37 21C37 13 26 13 25 22Z", "#8e5ba6"), shape(circle(30, 51, 5), "#8e5ba6")],
};

/** What a line builds, in a square of 60. */
export const RESULTS: Record<string, Mark[]> = {
  tower: [shape("M18 56V26H42V56Z", "#d8c3a2"), shape("M13 27L30 4L47 27Z", "#c8574c"), line("M30 36V46", 4)],
  wall: [shape("M4 54V22H14V30H24V22H36V30H46V22H56V54Z", "#d2c8b6"), line("M4 40H56M20 40V54M40 40V54M30 30V40", 2)],
  keep: [shape("M12 56V24H48V56Z", "#e3c9a0"), shape("M6 25L30 4L54 25Z", "#8e5ba6"), shape("M22 56V40Q30 30 38 40V56Z", "#dfeef7")],
  flag: [line("M12 4V58", 4.5, "#8a5a2c"), shape("M14 8H52L42 21L52 34H14Z", "#d9588a")],
  reactivate: [shape("M34 3L12 34H28L22 57L48 24H32Z", "#f6c544")],
  steal: [shape("M6 26Q30 12 54 26Q52 42 38 40Q32 38 30 33Q28 38 22 40Q8 42 6 26Z", "#4a4550"), shape("M14 27Q20 23 25 29Q19 35 14 27ZM46 27Q40 23 35 29Q41 35 46 27Z", "#fffdf6", 1.6)],
};
