import type { Land } from "../../../art/palette";
import type { Kind, Tile } from "../box";
import type { Figure } from "./cut";
import { monster } from "./monsters";
import { character, hero } from "./people";
import { place, quest, treasure } from "./things";

/** The papers of each type. */
export const LAND_OF: Record<Kind, Land> = { monster: "red", treasure: "yellow", character: "blue", place: "green", hero: "purple", quest: "bard" };

const DRAWN: Record<Kind, (tile: Tile) => Figure> = { monster, treasure, character, place, hero, quest };

/** The picture of a tile, made from what is printed on it: another figure in the data is another picture. */
export function figureOf(tile: Tile): Figure {
  return DRAWN[tile.type](tile);
}
