import type { Board } from "./board";
import GenericBoard from "./generic/GenericBoard.svelte";

/** What the box of a game says on its side. */
export interface Box {
  minutes: [number, number];
  age: number;
}

export const BOXES: Record<string, Box> = {
  mon_royaume: { minutes: [20, 30], age: 7 },
  tales_of_glory: { minutes: [45, 45], age: 10 },
  royaumes_sauvages: { minutes: [20, 45], age: 8 },
  oh_mon_chateau: { minutes: [30, 30], age: 6 },
  realm_of_wonder: { minutes: [45, 60], age: 10 },
};

/** Games whose board tells the end itself, and shows the score sheet when that is told. */
export const ENDS_ITSELF = new Set(["mon_royaume"]);

/** Boards of their own: `src/games/<game>/Board.svelte`, loaded when a table needs one. */
const OWN = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** The board of a game; one without its own, or for who wants plain boards, is the generic one. */
export async function boardOf(game: string, plain: boolean): Promise<Board> {
  const own = plain ? undefined : OWN[`./${game}/Board.svelte`];
  return own ? (await own()).default : GenericBoard;
}
