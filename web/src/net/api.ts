import type { GameOut, Made, NewTable, Problem, Seated, Verified } from "./messages";

/** A refusal of the server, with the reason to look up in the texts. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

export interface SheetLine {
  name: string;
  points: number[];
}

export interface Result {
  points: number[];
  places: number[];
  lines: SheetLine[];
}

async function call(method: string, path: string, token?: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await fetch(`/api/${path}`, init).catch(() => {
    throw new Unreachable();
  });
  if (!response.ok) throw new Refusal((await response.json()) as Problem);
  return response;
}

async function ask<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, token, body)).json()) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** Ask once and remember: for what never changes while the page is open. */
function once<T>(path: string): Promise<T> {
  if (!kept.has(path)) {
    const asked = ask<T>("GET", path);
    asked.catch(() => kept.delete(path));
    kept.set(path, asked);
  }
  return kept.get(path) as Promise<T>;
}

const HERE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The address to invite with: this one, or that in the network at home where only this machine knows this one. */
export async function inviting(): Promise<string> {
  if (!HERE.has(location.hostname)) return location.origin;
  const found = await once<{ address: string | null }>("address").catch(() => null);
  return found?.address ?? location.origin;
}

export const games = (): Promise<GameOut[]> => once("games");
export const names = (game: string, lang: string): Promise<Record<string, string>> => once(`games/${game}/names/${lang}`);
/** What is printed on everything in the box of a game, as its component file says. */
export const components = (game: string): Promise<Record<string, unknown>> => once(`games/${game}/components`);
export const printed = <T>(game: string): Promise<T> => once(`games/${game}/printed`);
export const rules = (game: string, lang: string): Promise<{ text: string }> => once(`games/${game}/rules/${lang}`);
export const stories = (game: string, lang: string): Promise<Record<string, string>> => once(`games/${game}/stories/${lang}`);
export const makeTable = (wanted: NewTable): Promise<Made> => ask("POST", "tables", undefined, wanted);
export const takeSeat = (token: string, name: string, avatar: string, seat?: number): Promise<Seated> =>
  ask("POST", "seats", token, { name, avatar, seat: seat ?? null });
export const seatBot = (host: string, seat: number, bot: string): Promise<Response> =>
  call("POST", "bots", host, { seat, bot });
export const emptySeat = (host: string, seat: number): Promise<Response> => call("DELETE", `seats/${seat}`, host);
export const start = (host: string): Promise<Response> => call("POST", "start", host);
export const fork = (token: string, line: number): Promise<Made> => ask("POST", "fork", token, { line });
export const rematch = (token: string): Promise<Made> => ask("POST", "rematch", token);
export const result = (token: string): Promise<Result> => ask("GET", "result", token);
export const record = async (token: string): Promise<string> => (await call("GET", "record", token)).text();
export const verify = (text: string): Promise<Verified> => ask("POST", "verify", undefined, { record: text });
export const handOver = (host: string, seat: number, bot: string): Promise<Response> =>
  call("POST", "hand-over", host, { seat, bot });
export const look = (token: string): Promise<import("./messages").State> => ask("GET", "state", token);
