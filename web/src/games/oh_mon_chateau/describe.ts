import type { Texts } from "../../texts/texts.svelte";
import type { SeatView } from "./castle";
import { tell } from "./words";

/** A castle in words: what stands, with its values. */
export function describe(texts: Texts, seat: SeatView, name: string): string {
  return [`${tell(texts, "castle-of", { name })}.`, ...facts(texts, seat)].join(" ");
}

/** What stands on a sheet, one sentence each. */
export function facts(texts: Texts, seat: SeatView): string[] {
  const drawn = (parts: SeatView["towers"]): SeatView["towers"] => parts.filter((part) => part.drawn);
  const values = (parts: SeatView["towers"]): string => drawn(parts).map((part) => part.value).join(", ") || "–";
  return [
    tell(texts, "fact-towers", { count: drawn(seat.towers).length, values: values(seat.towers) }),
    tell(texts, "fact-walls", { count: drawn(seat.walls).length }),
    tell(texts, "fact-floors", { count: drawn(seat.floors).length }),
    tell(texts, "fact-flags", { count: drawn(seat.flags).length, values: values(seat.flags) }),
    tell(texts, "fact-residents", { count: seat.residents, points: seat.score.residents }),
    ...(seat.sun ? [tell(texts, "fact-sun")] : []),
    ...(seat.cloud ? [tell(texts, "fact-cloud")] : []),
    ...(seat.extra_clouds > 0 ? [tell(texts, "fact-extra-clouds", { count: seat.extra_clouds })] : []),
  ];
}
