import type { Layer, Paper } from "../../../art/palette";
import { disc, toothed } from "../../../art/shapes";
import type { Item, Tile } from "../box";
import { pick, type Figure } from "./cut";

type Trade = "combat" | "magic" | "coins" | "potions" | "prestige" | "key";

/** What somebody is known for: the skill or the goods that they bring most of. */
function trade(gain: Item[]): Trade {
  const order: Trade[] = ["combat", "magic", "key", "potions", "coins", "prestige"];
  return order.find((one) => gain.some((item) => item.give === one)) ?? "prestige";
}

const HATS: Record<Trade, (id: string) => Layer[]> = {
  combat: () => [
    { paper: "iron", d: "M38 34Q37 20 50 20T62 34L57.5 33.5L50 36.5L42.5 33.5z" },
    { paper: "metal", d: "M48.4 16.5h3.2v14h-3.2z" },
  ],
  magic: () => [
    { paper: "deep", d: "M34 29Q50 23 66 29L62 31.5Q50 27.5 38 31.5z" },
    { paper: "deep", d: "M40 27.5Q46 20 53 8.5Q55 19 60 27.5Q50 24.5 40 27.5z" },
    { paper: "gold", d: "M50.5 17l1.3 2.9l3.1 0.4l-2.3 2.1l0.7 3.1l-2.8 -1.6l-2.8 1.6l0.7 -3.1l-2.3 -2.1l3.1 -0.4z", flat: true },
  ],
  coins: () => [
    { paper: "bark", d: "M37 30Q38 20 51 20.5Q63 21 64 29.5Q50 25.5 37 30z" },
    { paper: "flame", d: "M58 23Q62 12 70 11Q68 20 61 25z" },
  ],
  potions: () => [{ paper: "leaf", d: "M36 44Q34 20 50 17.5T64 44L60 44Q61 28 50 26.5T40 44z" }],
  prestige: (id) => [
    { paper: pick(id, "hat", ["flame", "deep", "bark"] as const), d: "M36 29.5Q37 19 50 20Q60 20 64 30Q50 25.5 36 29.5z" },
    { paper: "bone", d: "M42 24Q36 14 27.5 15Q31 22 40 27.5z" },
  ],
  key: () => [{ paper: "iron", d: "M38.5 30Q39 20 50 20T61.5 30Q50 27 38.5 30z" }],
};

const CROWN: Layer = { paper: "gold", d: "M39 30.5L37 17L44 23L50 14L56 23L63 17L61 30.5Q50 27 39 30.5z" };

function bust(id: string, robe: Paper): Layer[] {
  return [
    { paper: pick(id, "hair", ["hair", "bark", "straw", "ink"] as const), d: "M37.5 46Q34 21 50 21T62.5 46z" },
    { paper: robe, d: "M25 63.5Q25 47.5 43 46.5H57Q75 47.5 75 63.5z" },
    { paper: "pale", d: "M42 46.5L50 56L58 46.5Q50 43 42 46.5z" },
    { paper: pick(id, "skin", ["skin", "tan", "skin"] as const), d: "M45.5 40h9v7.5q-4.5 4 -9 0z" },
    { paper: pick(id, "skin", ["skin", "tan", "skin"] as const), d: disc(50, 34, 10) },
    { paper: "ink", d: disc(46.3, 34, 1.25) + disc(53.7, 34, 1.25) + "M46.6 38.6q3.4 2.4 6.8 0v1.2q-3.4 2.4 -6.8 0z", flat: true },
  ];
}

function beard(id: string): Layer[] {
  if (!pick(id, "beard", [true, false, false])) return [];
  return [{ paper: pick(id, "grey", ["bone", "hair", "bark"] as const), d: "M40.5 35.5Q42 50 50 51.5Q58 50 59.5 35.5Q56 38.5 50 37.6Q44 38.5 40.5 35.5zM46 40.4q4 2 8 0q-4 3.4 -8 0z" }];
}

/** Somebody met on the way: the hat says what they teach or bring, the sign held up what they count at the end. */
export function character(tile: Tile): Figure {
  const known = trade(tile.gain.filter((item) => item.at !== "end"));
  const counts = tile.gain.find((item) => item.per);
  const last = tile.gain.every((item) => item.at === "end");
  const robe = pick(tile.id, "robe", ["mid", "deep", "mid"] as const);
  const held = counts?.per ?? known;
  return {
    layers: [
      ...bust(tile.id, robe),
      ...beard(tile.id),
      ...(last ? [CROWN] : HATS[known](tile.id)),
      { paper: "wood", d: "M72.4 39h2.6v24.5h-2.6z" },
      { paper: "pale", d: disc(73.7, 35, 9.6) },
    ],
    signs: [{ icon: held, x: 66.9, y: 28.2, size: 13.6 }],
  };
}

/** A hero: taller, before the rays of glory, with the crest of what they begin with. */
export function hero(tile: Tile): Figure {
  const most = [...tile.gain].sort((one, other) => weight(other) - weight(one))[0];
  const known = trade(most ? [most] : []);
  const horned: Layer = { paper: "bone", d: "M38.5 29Q28 26 27 12.5Q33 20.5 42 21.5zM61.5 29Q72 26 73 12.5Q67 20.5 58 21.5z" };
  return {
    layers: [
      { paper: "gold", d: toothed(50, 38, 20, 30, 14), flat: true },
      { paper: "deep", d: "M22 63.5Q24 44 40 44H60Q76 44 78 63.5z" },
      ...bust(tile.id, "mid"),
      ...beard(tile.id),
      ...(known === "combat" ? [horned] : []),
      ...HATS[known](tile.id),
    ],
    signs: [{ icon: known, x: 44, y: 50, size: 12 }],
  };
}

/** Skill says more about a hero than goods do. */
function weight(item: Item): number {
  return item.give === "combat" || item.give === "magic" ? item.n * 4 : item.n;
}
