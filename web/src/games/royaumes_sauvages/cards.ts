/** A creature card, taken apart. */
export interface Creature {
  species: string;
  value: string;
}

/** `red_panda_3` is a red panda of value 3. */
export function cardOf(card: string): Creature {
  const at = card.lastIndexOf("_");
  return { species: card.slice(0, at), value: card.slice(at + 1) };
}

/** Cards side by side: by value, then by species, so that a hand keeps its order. */
export function inOrder(cards: string[]): string[] {
  return [...cards].sort((one, other) => Number(cardOf(one).value) - Number(cardOf(other).value) || one.localeCompare(other));
}
