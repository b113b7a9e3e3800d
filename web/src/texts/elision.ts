import type { FluentFunction } from "@fluent/bundle";

/** How a name begins before which de and que lose their e; before an h some do and some do not, so it stays. */
const OPENING = /^([aeiouæœ]|y(?![aeiouy])\p{L})/iu;

/** `de` or `que` before a name: « le château d'Ada », « le château de Bo ». The terminal says it alike (texts/elision.py). */
function elided(word: string, name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "");
  return OPENING.test(plain) ? `${word.slice(0, -1)}'${name}` : `${word} ${name}`;
}

const before = (word: string): FluentFunction => ([name]) => elided(word, String(name ?? ""));

/** What the texts may call: `{ DE($name) }`. */
export const FUNCTIONS: Record<string, FluentFunction> = { DE: before("de"), QUE: before("que") };
