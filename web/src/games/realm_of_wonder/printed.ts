import * as api from "../../net/api";
import type { Language } from "../../table/settings.svelte";

export type DiscName = "outer" | "middle" | "castle";
/** Inner radius, outer radius, first angle, last angle; degrees clockwise from the top, for a disc that has not turned. */
export type Sector = [number, number, number, number];

export interface Space {
  id: string;
  disc: DiscName;
  region: string | null;
  cost: number;
  feature: "none" | "home" | "well" | "tower" | "rune_stone" | "vortex" | "castle";
  beach: boolean;
  shape: Sector;
  walls: string[];
  waters: string[];
}

export interface Disc {
  id: DiscName;
  inner: number;
  outer: number;
  /** Radius and angle of the whirlpool; empty where there is none. */
  whirlpool: number[];
}

export interface MovementCard {
  id: string;
  speed: number;
  points: number;
  special: string | null;
}

export interface Character {
  id: string;
  colour: string;
  region: string;
  power: string;
}

export interface Region {
  id: string;
  colour: string;
  path: string;
}

/** The box as the server reads it from the component data: see `printed.py` of the game. */
export interface Printed {
  frame: number;
  discs: Disc[];
  spaces: Space[];
  regions: Region[];
  passages: [string, string][][];
  vortices: Record<string, string[]>;
  characters: Character[];
  cards: MovementCard[];
  texts: Record<string, Record<Language, string>>;
  stories: Record<string, Record<Language, string>>;
  monsters: Record<string, number>;
  prices: Record<string, number>;
  wanted: { orbs: number; monsters: number };
  fortress: number;
}

/** The box, asked for once. */
export const readBox = (): Promise<Printed> => api.printed<Printed>("realm_of_wonder");

/** The kind of a magic card, without its muscle. */
export const kindOf = (card: string): string => card.replace(/_muscle$/, "");

export const hasMuscle = (card: string): boolean => card.endsWith("_muscle");
