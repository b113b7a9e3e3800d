import type { Layer } from "../../../art/palette";
import { battlement, box, disc, fir } from "../../../art/shapes";
import type { Tile } from "../box";
import { pick, several, type Figure } from "./cut";

const RAYS: Layer = {
  paper: "light",
  d: Array.from({ length: 9 }, (_, at) => {
    const angle = Math.PI * (0.08 + (at * 0.84) / 8);
    const [x, y] = [Math.cos(angle), -Math.sin(angle)];
    return `M50 60L${50 + 44 * x - 4 * y} ${60 + 48 * y + 4 * x}L${50 + 44 * x + 4 * y} ${60 + 48 * y - 4 * x}z`;
  }).join(""),
  flat: true,
};
const CUSHION: Layer[] = [
  { paper: "deep", d: "M26 63.5Q24 55 31 54.5H69Q76 55 74 63.5z" },
  { paper: "mid", d: "M29 60Q28 55.5 33 55.5H67Q72 55.5 71 60z", flat: true },
];

const THINGS: Record<string, (id: string, n: number) => Layer[]> = {
  coins: (_, n) => {
    const rows = n > 3 ? [5, 4, 3, 1] : [4, 3, 1];
    const heap = (r: number, shift: number): string =>
      rows.map((count, row) => several(count, 50 - (count - 1) * 5.2, 50 + (count - 1) * 5.2, (x) => disc(x, 51 - row * 6.4 + shift, r))).join("");
    return [{ paper: "bark", d: heap(6, 1.2) }, { paper: "gold", d: heap(5.2, 0) }, { paper: "wood", d: heap(1.6, 0), flat: true }];
  },
  potions: (_, n) => {
    const count = Math.min(n, 3);
    const bottle = (x: number): string => `M${x - 2.6} 28h5.2v8.5q6 3.4 6 9.5q0 9 -8.6 9t-8.6 -9q0 -6.1 6 -9.5z`;
    const wine = (x: number): string => `M${x - 6} 44h12q1 8.5 -6 8.5t-6 -8.5z`;
    const reach = (count - 1) * 9.5;
    return [
      { paper: "metal", d: several(count, 50 - reach, 50 + reach, bottle) },
      { paper: "leaf", d: several(count, 50 - reach, 50 + reach, wine), flat: true },
      { paper: "bark", d: several(count, 50 - reach, 50 + reach, (x) => box(x - 3, 25, 6, 4.4)) },
    ];
  },
  combat: (id) => [
    ...(pick(id, "arm", [true, false])
      ? ([{ paper: "iron", d: "M33 20Q50 13 67 20V34Q65 50 50 57Q35 50 33 34z" }, { paper: "light", d: "M38 24Q50 19 62 24V34Q60 46 50 51Q40 46 38 34z" }] as Layer[])
      : []),
    { paper: "metal", d: "M46.6 20L50 12L53.4 20V42H46.6z" },
    { paper: "bark", d: "M38 41h24v4.6H52.6V56h-5.2V45.6H38z" },
    { paper: "gold", d: disc(50, 43.4, 2.6), flat: true },
  ],
  magic: (id) =>
    pick(id, "book", [true, false])
      ? [
          { paper: "bark", d: "M30 24Q41 19 50 24Q59 19 70 24V55Q59 51 50 55.5Q41 51 30 55z" },
          { paper: "bone", d: "M33 26Q42 22 49 26.5V52Q42 48.6 33 51.6zM67 26Q58 22 51 26.5V52Q58 48.6 67 51.6z" },
          { paper: "mid", d: "M37 30q4 -2 8 0v2q-4 -2 -8 0zM37 35.4q4 -2 8 0v2q-4 -2 -8 0zM59 29l1.6 4.4l4.4 1.6l-4.4 1.6l-1.6 4.4l-1.6 -4.4l-4.4 -1.6l4.4 -1.6z", flat: true },
        ]
      : [
          { paper: "wood", d: "M48 30h4l1.4 27h-6.8z" },
          { paper: "bark", d: "M40 34Q36 18 50 14Q64 18 60 34L55 30Q58 22 50 20Q42 22 45 30z" },
          { paper: "flame", d: disc(50, 25.5, 5) },
        ],
  prestige: (id, n) =>
    n > 5 && pick(id, "cup", [true, false])
      ? [
          { paper: "deep", d: "M32 18.2h36Q68.5 40 56 43.6V48.6H62V58H38V48.6H44V43.6Q31.5 40 32 18.2z" },
          { paper: "gold", d: "M34 20h32Q66 39 54 42V50H60V56H40V50H46V42Q34 39 34 20z" },
          { paper: "straw", d: "M38 23h24q-0.6 11 -8 15q4 -7 3.6 -12.4H38.4z", flat: true },
        ]
      : [
          { paper: "deep", d: "M29.4 57L25.8 21.8L39.4 34.6L50 14.8L60.6 34.6L74.2 21.8L70.6 57z" },
          { paper: "gold", d: "M31 55L28 26L40 38L50 19L60 38L72 26L69 55z" },
          { paper: "mid", d: disc(50, 45, 4) + disc(39, 47, 2.8) + disc(61, 47, 2.8), flat: true },
          { paper: "straw", d: disc(28.6, 25, 3.2) + disc(50, 18, 3.6) + disc(71.4, 25, 3.2) },
        ],
  key: () => [
    { paper: "iron", d: "M50 16a11 11 0 1 0 0.02 0zM50 20.4a6.6 6.6 0 1 1 -0.02 0z" },
    { paper: "gold", d: "M45 36h4.6v13h4v3.4h-4v2.2h4V58H45z", turn: [18, 47, 37] },
    { paper: "straw", d: "M50.4 36H55v22h-4.6v-3.4h-4v-2.2h4v-3.4h-4v-3.4h4z", turn: [-18, 53, 37] },
  ],
};

/** A treasure on its cushion: what it gives first is what lies there. */
export function treasure(tile: Tile): Figure {
  const first = tile.gain[0];
  const thing = THINGS[first?.give ?? "prestige"] ?? THINGS["prestige"];
  return { layers: [RAYS, ...CUSHION, ...(thing?.(tile.id, first?.n ?? 1) ?? [])], signs: [] };
}

/** A quest: a scroll, stamped with what it counts or gives. */
export function quest(tile: Tile): Figure {
  const item = tile.gain[0];
  return {
    layers: [
      { paper: "deep", d: "M29 16h42v6H29zM29 56h42v6.5H29z" },
      { paper: "bone", d: "M32 18h36v41H32z" },
      { paper: "deep", d: "M27 15.5h46q3 3.5 0 7H27q-3 -3.5 0 -7zM27 56h46q3 3.5 0 7H27q-3 -3.5 0 -7z" },
      { paper: "light", d: box(37, 46.5, 18, 1.8) + box(37, 50.5, 13, 1.8), flat: true },
      { paper: "flame", d: disc(62, 50, 5.4) },
    ],
    signs: [{ icon: item?.per ?? item?.give ?? "prestige", x: 40.5, y: 25, size: 19 }],
  };
}

/** A place: as many towers as it has connectors, roofed by what it costs to enter, with the woods around it. */
export function place(tile: Tile): Figure {
  const links = Object.values(tile.links ?? {});
  const roof = tile.cost["magic"] ? "deep" : tile.cost["coins"] ? "flame" : tile.cost["potions"] ? "gold" : "wood";
  const towers = links.map((_, at) => ({ x: 32 + (36 * (at + 0.5)) / links.length, top: 36 + pick(tile.id, `tower ${at}`, [0, 5, 10, -4]) }));
  const wide = 26 / Math.max(links.length, 3);
  const pointed = pick(tile.id, "roof", [true, true, false]);
  const cap = ({ x, top }: { x: number; top: number }): string =>
    pointed ? `M${x - wide * 0.75} ${top + 1}L${x} ${top - 11}L${x + wide * 0.75} ${top + 1}z` : `M${x - wide * 0.6} ${top + 1}a${wide * 0.6} ${wide * 0.7} 0 0 1 ${wide * 1.2} 0z`;
  return {
    layers: [
      { paper: "light", d: "M20 70Q34 46 50 56T80 52V74H20z", flat: true },
      { paper: "mid", d: fir(26, 70, 13, 24) + fir(75, 70, 13, pick(tile.id, "fir", [20, 27, 31])) },
      { paper: "bone", d: towers.map(({ x, top }) => box(x - wide / 2, top, wide, 70 - top)).join("") },
      { paper: roof, d: towers.map(cap).join("") },
      { paper: "metal", d: battlement(33, 56, 34, 72, 4) },
      { paper: "ink", d: `M46.5 72v-6.5a3.5 3.5 0 0 1 7 0V72z` + towers.map(({ x, top }) => box(x - 1.2, top + 5, 2.4, 4)).join(""), flat: true },
    ],
    signs: [],
  };
}
