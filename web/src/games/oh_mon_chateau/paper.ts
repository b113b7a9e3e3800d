import { built, valueOf, type SeatView } from "./castle";

/** What somebody has drawn with a real pencil; residents are counted. */
export interface Paper {
  parts: string[];
  residents: number;
}

export const BLANK: Paper = { parts: [], residents: 0 };

/** Something to draw on paper now. */
export interface Task {
  id: string;
  kind: "tower" | "wall" | "keep_floor" | "flag" | "residents" | "sun" | "end_cloud" | "extra_cloud";
  value: number;
}

/** What stands on a seat's sheet and is not on its paper yet. */
export function tasksLeft(paper: Paper, seat: SeatView): Task[] {
  const fresh = [...built(seat)].filter((id) => !id.startsWith("resident_") && !paper.parts.includes(id));
  const parts = fresh.map((id): Task => ({ id, kind: kindOf(id), value: valueOf(seat, id) }));
  const residents = seat.residents - paper.residents;
  return residents > 0 ? [...parts, { id: `resident_${seat.residents}`, kind: "residents", value: residents }] : parts;
}

/** The paper when these are drawn too. */
export function drawnOn(paper: Paper, tasks: Task[]): Paper {
  const people = tasks.filter((task) => task.kind === "residents").reduce((sum, task) => sum + task.value, 0);
  const parts = tasks.filter((task) => task.kind !== "residents").map((task) => task.id);
  return { parts: [...paper.parts, ...parts], residents: paper.residents + people };
}

function kindOf(id: string): Task["kind"] {
  if (id.startsWith("tower_")) return "tower";
  if (id.startsWith("wall_")) return "wall";
  if (id.startsWith("keep_floor_")) return "keep_floor";
  if (id.startsWith("flag_")) return "flag";
  return id === "sun" || id === "end_cloud" ? id : "extra_cloud";
}
