import type { RealmOfWonderRealmView } from "../../net/messages";
import type { Printed } from "./printed";

/** The ways to the castle that are open to a seat, in a word each. */
export function waysOpen(view: RealmOfWonderRealmView, box: Printed, seat: number): ("token" | "monsters" | "orbs")[] {
  const one = view.seats[seat];
  if (!one) return [];
  const { orbs, monsters } = trophies(one.kept, box);
  return [
    ...(one.victory_token ? (["token"] as const) : []),
    ...(monsters >= box.wanted.monsters ? (["monsters"] as const) : []),
    ...(orbs >= box.wanted.orbs ? (["orbs"] as const) : []),
  ];
}

/** The orbs and monsters among kept tiles. */
export function trophies(kept: Record<string, number>, box: Printed): { orbs: number; monsters: number } {
  const count = (wanted: (tile: string) => boolean): number =>
    Object.entries(kept).reduce((sum, [tile, copies]) => sum + (wanted(tile) ? copies : 0), 0);
  return { orbs: count((tile) => tile.endsWith("_orb")), monsters: count((tile) => tile in box.monsters) };
}
