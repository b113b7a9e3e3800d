import type { Land, Layer } from "../../art/palette";
import { CASTLES } from "./figures/castles";
import { MONSTERS } from "./figures/monsters";
import { PEOPLE } from "./figures/people";
import { TERRAINS } from "./figures/terrains";
import { WORKSHOPS } from "./figures/workshops";

export type Category = "character" | "monster" | "terrain" | "workshop" | "castle";

/** What is printed on a kind of tile, as far as its picture needs it. */
export interface Kind {
  land: Land;
  category: Category;
  level: number;
  figure: Layer[];
}

const RING: Land[] = ["green", "yellow", "red", "purple", "blue", "black"];
const LEVELS: Record<Category, number> = { character: 1, monster: 1, terrain: 2, workshop: 3, castle: 4 };
const FIGURES: [Category, Record<string, Layer[]>][] = [
  ["character", PEOPLE],
  ["monster", MONSTERS],
  ["terrain", TERRAINS],
  ["workshop", WORKSHOPS],
  ["castle", CASTLES],
];

/** Every kind by its name. The figures of a category stand in the order of the ring of lands. */
export const KINDS: Record<string, Kind> = Object.fromEntries(
  FIGURES.flatMap(([category, figures]) =>
    Object.entries(figures).map(([name, figure], at) => [
      name,
      { land: RING[at] ?? "black", category, level: LEVELS[category], figure },
    ]),
  ),
);

const STRANGER: Kind = { land: "bard", category: "terrain", level: 0, figure: [] };

/** A kind of tile; one from somebody's own box, which we have not drawn, shows a bare sheet and its name. */
export function kindOf(name: string): Kind {
  return KINDS[name] ?? STRANGER;
}

/** Tiles side by side: by level, then by land. */
export function inOrder(tiles: string[]): string[] {
  const rank = (name: string): number => kindOf(name).level * 10 + RING.indexOf(kindOf(name).land);
  return [...tiles].sort((one, other) => rank(one) - rank(other));
}
