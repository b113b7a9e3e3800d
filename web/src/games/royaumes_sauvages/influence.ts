/** A side with influence in a realm, and its rank there; those who tie share it. */
export interface Standing {
  side: number;
  influence: number;
  rank: number;
}

/** The sides with influence, the strongest first. */
export function standings(influence: number[]): Standing[] {
  const present = influence.map((count, side) => ({ side, influence: count })).filter((one) => one.influence > 0);
  const rank = (count: number): number => 1 + new Set(present.map((one) => one.influence).filter((other) => other > count)).size;
  return present.map((one) => ({ ...one, rank: rank(one.influence) })).sort((one, other) => other.influence - one.influence || one.side - other.side);
}

/** Whether several sides share the first place: it will be fought for, or shared. */
export function tiedFirst(influence: number[]): boolean {
  return standings(influence).filter((one) => one.rank === 1).length > 1;
}

/** Where a side would stand with one cube more. */
export function withOneMore(influence: number[], side: number): Standing | null {
  const after = influence.map((count, at) => (at === side ? count + 1 : count));
  return standings(after).find((one) => one.side === side) ?? null;
}
