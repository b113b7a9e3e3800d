import * as api from "../net/api";
import type { GameOut, Made, SeatOut, TableSettings } from "../net/messages";
import { myTable, remember, rememberSeat, type OwnTable } from "./mine.svelte";

/** Who shall sit at a seat: oneself, somebody else at this screen, a friend by link, or a bot by its name. */
export type Sitter = { kind: "me" } | { kind: "here"; name: string } | { kind: "friend" } | { kind: "bot"; bot: string };

export interface Arrangement {
  game: string;
  sitters: Sitter[];
  options: Record<string, string>;
  settings: TableSettings;
  name: string;
  avatar: string;
  guided?: boolean;
}

/** Make the table, let everybody sit down who is here, and deal if nobody is missing. Returns the table. */
export async function arrange(wanted: Arrangement): Promise<string> {
  const { game, options, settings } = wanted;
  const made = await api.makeTable({ game, seats: wanted.sitters.length, options, settings });
  remember(made.table, { game, ...links(made), ...(wanted.guided ? { guided: true } : {}) });
  await seatAll(made, wanted);
  return made.table;
}

function links(made: Made): { host?: string; join?: string; onlooker: string } {
  return {
    ...(made.host ? { host: made.host } : {}),
    ...(made.join ? { join: made.join } : {}),
    onlooker: made.onlooker,
  };
}

async function seatAll(made: Made, wanted: Arrangement): Promise<void> {
  const host = made.host ?? "";
  for (const [seat, sitter] of wanted.sitters.entries()) {
    if (sitter.kind === "bot") await api.seatBot(host, seat, sitter.bot);
    else if (sitter.kind === "me") await sit(made.table, host, seat, wanted.name, wanted.avatar);
    else if (sitter.kind === "here") await sit(made.table, host, seat, sitter.name, "");
  }
  if (wanted.sitters.every((sitter) => sitter.kind !== "friend")) await api.start(host);
}

async function sit(table: string, token: string, seat: number, name: string, avatar: string): Promise<void> {
  const seated = await api.takeSeat(token, name, avatar, seat);
  rememberSeat(table, { seat: seated.seat, token: seated.token });
}

/** Play on from a line of a log, at a new table: me at my seat, the best bots at the others. */
export async function playOn(token: string, line: number, found: GameOut, seats: number, seat: number, who: { name: string; avatar: string }): Promise<string> {
  const made = await api.fork(token, line);
  remember(made.table, { game: found.name, ...links(made) });
  const bot = found.bots.at(-1) ?? "random";
  const sitters = Array.from({ length: seats }, (_, at): Sitter => (at === seat ? { kind: "me" } : { kind: "bot", bot }));
  await seatAll(made, { game: found.name, sitters, options: {}, settings: {}, ...who });
  return made.table;
}

/** The next game of the same people: the bots and everybody at this screen sit down again. Whoever asked first hosts it. */
export async function again(token: string, game: string, seats: SeatOut[], mine: OwnTable): Promise<string> {
  const made = await api.rematch(token);
  remember(made.table, { game, ...links(made) });
  if (myTable(made.table)?.seats.length) return made.table;
  const key = made.host ?? made.join ?? "";
  for (const seat of seats) {
    if (mine.seats.some((own) => own.seat === seat.seat)) await sit(made.table, key, seat.seat, seat.name, seat.avatar);
    else if (made.host && seat.bot !== null && !seat.person) await api.seatBot(made.host, seat.seat, seat.bot);
  }
  const alone = seats.every((seat) => !seat.person || mine.seats.some((own) => own.seat === seat.seat));
  if (made.host && alone) await api.start(made.host);
  return made.table;
}
