import type { Sheets } from "../../art/palette";
import type { RealmOfWonderRealmView } from "../../net/messages";
import { HILLS, SCENERY, type Scenery } from "./figures/scenery";
import { ISLAND, sheets } from "./palette";
import type { Printed, Space } from "./printed";

/** What does not change in a game, ready to be drawn: papers of regions and seats, spaces by their names. */
export interface Land {
  box: Printed;
  spaces: Map<string, Space>;
  paperOf: (space: Space) => Sheets;
  regionPaper: (region: string) => Sheets;
  seatPaper: (seat: number) => Sheets;
  characterPaper: (character: string) => Sheets;
  sceneryOf: (region: string | null) => Scenery;
  /** The print of a seat's home region, on its banners: who owns a fort is told by more than colour. */
  seatPrint: (seat: number) => string;
}

export function landOf(box: Printed, seats: { character: string; region: string }[]): Land {
  const regions = new Map(box.regions.map((one) => [one.id, sheets(one.colour)]));
  const characters = new Map(box.characters.map((one) => [one.id, sheets(one.colour)]));
  const characterPaper = (character: string): Sheets => characters.get(character) ?? ISLAND;
  const regionPaper = (region: string): Sheets => regions.get(region) ?? ISLAND;
  const sceneryOf = (region: string | null): Scenery => SCENERY[region ?? ""] ?? HILLS;
  return {
    box,
    spaces: new Map(box.spaces.map((one) => [one.id, one])),
    paperOf: (space) => (space.region === null ? ISLAND : regionPaper(space.region)),
    regionPaper,
    characterPaper,
    seatPaper: (seat) => characterPaper(seats[seat]?.character ?? ""),
    sceneryOf,
    seatPrint: (seat) => sceneryOf(seats[seat]?.region ?? null).print,
  };
}

/** What lies and stands on a space, besides what is printed there. */
export interface Standing {
  tile: string | null;
  fort: { seat: number; height: number } | null;
  home: number | null;
  figure: number | null;
}

/** Everything on the board, by space. */
export function standings(view: RealmOfWonderRealmView): Map<string, Standing> {
  const found = new Map<string, Standing>();
  const at = (space: string): Standing => {
    const here = found.get(space) ?? { tile: null, fort: null, home: null, figure: null };
    found.set(space, here);
    return here;
  };
  for (const tower of view.towers) at(tower.space).tile = tower.tile;
  for (const fort of view.forts) at(fort.space).fort = fort;
  for (const seat of view.seats) {
    at(seat.home).home = seat.seat;
    at(seat.place).figure = seat.seat;
  }
  return found;
}
