/** One part of the picture of a decree: numbers, animals, or a sign about the cards that count. */
export type Clause =
  | { kind: "values"; values: string[] }
  | { kind: "species"; species: string[] }
  | { kind: "sign"; subject: string; sign: string; whom: string };

/** The picture of a decree: a printed start, then clauses of which one, or each, must hold. */
export interface Picture {
  first: Clause | null;
  clauses: Clause[];
  either: boolean;
}

const SIGNS: Record<string, string> = { below: "<", at_most: "≤", equal: "=", unlike: "≠", at_least: "≥", above: ">" };

function clauseOf(words: string[]): Clause {
  const [subject = "", operator = "", ...rest] = words;
  if (operator === "one_of") return subject === "species" ? { kind: "species", species: rest } : { kind: "values", values: rest };
  if (subject === "step") return { kind: "sign", subject, sign: Number(operator) < 0 ? `−${-Number(operator)}` : `+${operator}`, whom: rest[0] ?? "" };
  if (subject === "gap" && operator === "equal") return { kind: "sign", subject, sign: `±${rest[0]}`, whom: rest[1] ?? "" };
  if (subject === "gap") return { kind: "sign", subject, sign: `${SIGNS[operator]}${rest[0]}`, whom: rest[1] ?? "" };
  return { kind: "sign", subject, sign: SIGNS[operator] ?? "?", whom: rest[0] ?? "" };
}

/** The formula of a decree taken apart, whatever box it comes from. */
export function pictureOf(formula: string[]): Picture {
  const then = formula.indexOf("then");
  const first = formula[0] === "first" && then > 0 ? clauseOf(formula.slice(1, then)) : null;
  const clauses: string[][] = [[]];
  for (const word of first ? formula.slice(then + 1) : formula) {
    if (word === "or" || word === "and") clauses.push([]);
    else clauses.at(-1)?.push(word);
  }
  return { first, clauses: clauses.map(clauseOf), either: formula.includes("or") };
}
