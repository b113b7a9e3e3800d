import type { RoyaumesSauvagesScoreLineView } from "../../net/messages";

/** A line of the score sheet that belongs to an age. */
export interface AgeLine {
  realm: string;
  points: number[];
}

const LINE = /^age_(\d)_(\w+)$/;

/** What the realms brought in an age. */
export function linesOf(sheet: RoyaumesSauvagesScoreLineView[], age: number): AgeLine[] {
  return sheet.flatMap((line) => {
    const found = LINE.exec(line.name);
    return found && Number(found[1]) === age ? [{ realm: found[2] ?? "", points: line.points }] : [];
  });
}

/** The lines that belong to no age: rallies, tiles, tokens. */
export function otherLines(sheet: RoyaumesSauvagesScoreLineView[]): RoyaumesSauvagesScoreLineView[] {
  return sheet.filter((line) => !LINE.test(line.name));
}

/** The sum of some lines for every side. */
export function sumOf(lines: { points: number[] }[]): number[] {
  return lines.reduce<number[]>((sum, line) => line.points.map((points, side) => points + (sum[side] ?? 0)), []);
}
