/** The lands of the paper theatre: four sheets of one colour, from the darkest to the palest. */
export interface Sheets {
  deep: string;
  mid: string;
  light: string;
  pale: string;
}

export type Land = "green" | "yellow" | "red" | "purple" | "blue" | "black" | "bard";

export const LANDS: Record<Land, Sheets> = {
  green: { deep: "#24492c", mid: "#4b8238", light: "#9dbf78", pale: "#e6eccb" },
  yellow: { deep: "#7d4f0f", mid: "#dba52a", light: "#f0cc68", pale: "#fbf0cd" },
  red: { deep: "#6a1a1d", mid: "#b8352f", light: "#de8468", pale: "#f8dcc8" },
  purple: { deep: "#3d2455", mid: "#77489a", light: "#b493cb", pale: "#ebdff1" },
  blue: { deep: "#1e3a60", mid: "#3a6ca6", light: "#8ab0d3", pale: "#dce8f1" },
  black: { deep: "#17161b", mid: "#36343d", light: "#77727f", pale: "#d3cdd3" },
  bard: { deep: "#173f42", mid: "#2c6a6b", light: "#8fbcb2", pale: "#e2ece2" },
};

/** Papers that every land shares. */
export const PAPERS = {
  paper: "#fcf4e3",
  ink: "#2a211e",
  skin: "#efc59d",
  tan: "#bd8154",
  hair: "#7b3f21",
  wood: "#8b5b34",
  bark: "#5e3b22",
  metal: "#c8ccd1",
  iron: "#6c727b",
  flame: "#ea7a2a",
  gold: "#f2c33f",
  straw: "#e8c25a",
  bone: "#f4ead0",
  leaf: "#6f9a45",
  moss: "#9bb266",
} as const;

export type Paper = keyof typeof PAPERS | keyof Sheets;

/** One cut shape of a picture: its paper, its outline, and how far it is turned around a point. */
export interface Layer {
  paper: Paper;
  d: string;
  turn?: [number, number, number];
  /** Printed on the sheet below rather than laid on it: throws no shadow. */
  flat?: boolean;
}

/** Whether a colour of a game has its own land. */
export function isLand(name: string): name is Land {
  return name in LANDS;
}

/** The colour of a paper in a land. */
export function tint(paper: Paper, land: Land): string {
  return paper in PAPERS ? PAPERS[paper as keyof typeof PAPERS] : LANDS[land][paper as keyof Sheets];
}
