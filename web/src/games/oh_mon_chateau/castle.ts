import type { OhMonChateauSeatView, OhMonChateauView } from "../../net/messages";

export type View = OhMonChateauView;
export type SeatView = OhMonChateauSeatView;

/** Everything that stands on a seat's sheet. */
export function built(seat: SeatView): Set<string> {
  const parts = [...seat.towers, ...seat.walls, ...seat.floors, ...seat.flags].filter((part) => part.drawn).map((part) => part.part);
  const people = Array.from({ length: seat.residents }, (_, at) => `resident_${at + 1}`);
  const clouds = Array.from({ length: seat.extra_clouds }, (_, at) => `extra_cloud_${at + 1}`);
  return new Set([...parts, ...people, ...clouds, ...(seat.sun ? ["sun"] : []), ...(seat.cloud ? ["end_cloud"] : [])]);
}

/** The value written on a tower or a flag; 0 for what has none. */
export function valueOf(seat: SeatView, id: string): number {
  return [...seat.towers, ...seat.flags].find((part) => part.part === id)?.value ?? 0;
}

/** The same sheet before anything was built, for those who draw on paper. */
export function emptied(seat: SeatView): SeatView {
  const none = (parts: SeatView["towers"]): SeatView["towers"] => parts.map((part) => ({ ...part, drawn: false, value: 0 }));
  const nothing = { residents: 0, sun: false, cloud: false, extra_clouds: 0, guests: [], guest_count: 0, parts: 0 };
  return { ...seat, ...nothing, sheet: "guide", towers: none(seat.towers), walls: none(seat.walls), floors: none(seat.floors), flags: none(seat.flags) };
}
