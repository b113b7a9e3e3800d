import * as api from "../../net/api";

export type Side = "n" | "e" | "s" | "w";
export type Edge = "none" | "plain" | "key" | "gain";
export type Kind = "monster" | "treasure" | "character" | "place" | "hero" | "quest";

/** One part of a gain: so many of something, perhaps for each of something else, perhaps only at the end. */
export interface Item {
  give: string;
  n: number;
  per?: string;
  at?: "end";
}

/** The special connector of a place. */
export interface Link {
  needs: string;
  gain: Item[];
}

/** What is printed on a tile, as the component file says it. */
export interface Tile {
  id: string;
  set: string;
  type: Kind;
  cost: Record<string, number>;
  sides: Record<Side, Edge>;
  gain: Item[];
  chests: Item[][];
  links?: Partial<Record<Side, Link>>;
}

/** The numbers of the rules that a board shows. */
export interface Numbers {
  majority_prestige: number;
  wild_lands_surcharge: number;
  discard_gain: Item[];
}

/** The contents of a box, as far as a board draws them. */
export interface Box {
  rules: Numbers;
  tile: Tile[];
}

export const SIDES: Side[] = ["n", "e", "s", "w"];

const BARE: Record<Side, Edge> = { n: "none", e: "none", s: "none", w: "none" };
const tiles = new Map<string, Tile>();
let numbers: Numbers = { majority_prestige: 0, wild_lands_surcharge: 0, discard_gain: [] };

/** Unpack a box: from now on its tiles are known. */
export function unpack(box: Box): void {
  tiles.clear();
  for (const tile of box.tile) tiles.set(tile.id, tile);
  numbers = box.rules;
}

/** Fetch the box that the service plays with, once. */
export async function openBox(): Promise<void> {
  if (tiles.size === 0) unpack((await api.components("tales_of_glory")) as unknown as Box);
}

/** What is printed on a tile; a tile that the box does not have is bare. */
export function printed(id: string): Tile {
  return tiles.get(id) ?? { id, set: "", type: "quest", cost: {}, sides: BARE, gain: [], chests: [] };
}

export function rules(): Numbers {
  return numbers;
}
