import type { ChoiceOut } from "../../net/messages";

/** A piece of a view: a plain value, a row of plain values, or named parts. */
export type Node =
  | { kind: "leaf"; name: string; value: string }
  | { kind: "row"; name: string; values: string[] }
  | { kind: "branch"; name: string; parts: Node[] };

const SKIPPED = new Set(["game", "to_act", "sheet", "points", "places", "seat", "formula", "refused"]);

/** A view as a tree of named parts, as every game can be shown. */
export function treeOf(name: string, value: unknown): Node | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return rowOf(name, value);
  if (typeof value === "object") {
    const parts = Object.entries(value).filter(([key]) => !SKIPPED.has(key));
    const nodes = parts.map(([key, part]) => treeOf(key, part)).filter((node) => node !== null);
    return nodes.length > 0 ? { kind: "branch", name, parts: nodes } : null;
  }
  return { kind: "leaf", name, value: String(value) };
}

function rowOf(name: string, values: unknown[]): Node | null {
  if (values.length === 0) return null;
  if (values.every((value) => value === null || typeof value !== "object"))
    return { kind: "row", name, values: values.map((value) => (value === null ? "" : String(value))) };
  const nodes = values.map((value, at) => treeOf(String(at + 1), value)).filter((node) => node !== null);
  return { kind: "branch", name, parts: nodes };
}

/** The legal decisions that touch a component. */
export function touching(choices: ChoiceOut[], word: string): ChoiceOut[] {
  return choices.filter((choice) => choice.touches.includes(word));
}

/** A decision like the legal ones, but with this component in it: what one would ask "why not?" about. */
export function likely(choices: ChoiceOut[], word: string): string | null {
  const like = choices.find((choice) => choice.touches.length > 0);
  return like ? [like.verb, word, ...like.touches.slice(1)].join(" ") : null;
}

/** Choices that begin alike, as one step of a longer choice. */
export interface Group {
  verb: string;
  first: string;
  choices: ChoiceOut[];
}

/** The legal decisions by their verb and first component, in the order of the game. */
export function grouped(choices: ChoiceOut[]): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const first = choice.touches[0] ?? "";
    const key = `${choice.verb} ${first}`;
    const group = groups.get(key) ?? { verb: choice.verb, first, choices: [] };
    group.choices.push(choice);
    groups.set(key, group);
  }
  return [...groups.values()];
}
