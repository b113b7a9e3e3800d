import { keep, recall } from "./storage";

export interface OwnSeat {
  seat: number;
  token: string;
}

/** A table that this browser holds links to. */
export interface OwnTable {
  table: string;
  game: string;
  made: number;
  host?: string;
  join?: string;
  onlooker?: string;
  seats: OwnSeat[];
  guided?: boolean;
  over?: boolean;
}

const tables = $state<OwnTable[]>(recall<OwnTable[]>("tables", []));

/** The tables of this browser, the newest first. */
export function myTables(): OwnTable[] {
  return [...tables].sort((one, other) => other.made - one.made);
}

export function myTable(table: string): OwnTable | undefined {
  return tables.find((one) => one.table === table);
}

/** Remember a table, or more about one that is known. */
export function remember(table: string, more: Partial<OwnTable>): OwnTable {
  let found = myTable(table);
  if (!found) {
    tables.push({ table, game: "", made: Date.now(), seats: [] });
    found = tables[tables.length - 1] as OwnTable;
  }
  Object.assign(found, more);
  keep("tables", $state.snapshot(tables));
  return found;
}

export function rememberSeat(table: string, seat: OwnSeat): void {
  const known = myTable(table)?.seats ?? [];
  remember(table, { seats: [...known.filter((one) => one.seat !== seat.seat), { ...seat }] });
}

export function forget(table: string): void {
  const at = tables.findIndex((one) => one.table === table);
  if (at >= 0) tables.splice(at, 1);
  keep("tables", $state.snapshot(tables));
}

/** The links to speak with: one's seats, or else the best other link that is held. */
export function tokensOf(mine: OwnTable): string[] {
  if (mine.seats.length > 0) return [...mine.seats].sort((a, b) => a.seat - b.seat).map((one) => one.token);
  const other = mine.host ?? mine.onlooker ?? mine.join;
  return other ? [other] : [];
}
