import { settings } from "../../table/settings.svelte";
import type { Texts } from "../../texts/texts.svelte";
import type { Goal } from "./choices";
import type { Standing } from "./land";
import type { Printed, Space } from "./printed";

/** What is written on a card, a tile or a quest, in the language of the moment. */
export function writtenOn(box: Printed, id: string): string {
  return box.texts[id]?.[settings.lang] ?? "";
}

/** What is on a space, part by part. */
export function partsOf(texts: Texts, box: Printed, space: Space, here: Standing | undefined): string[] {
  const parts: string[] = [];
  const name = (seat: number): string => texts.player(seat);
  if (here?.figure != null) parts.push(texts.say("place-figure", { name: name(here.figure) }));
  if (here?.home != null) parts.push(texts.say("place-home", { name: name(here.home) }));
  if (here?.fort) parts.push(texts.say("place-fort", { height: here.fort.height, name: name(here.fort.seat) }));
  else if (space.feature === "well" || (space.feature === "home" && here?.home == null)) parts.push(texts.say("place-well"));
  if (space.feature === "rune_stone") parts.push(texts.say("place-stone"));
  if (space.feature === "vortex") parts.push(texts.say("place-vortex"));
  if (space.feature === "castle") parts.push(texts.say("place-castle"));
  if (space.feature === "tower") parts.push(tower(texts, box, here?.tile ?? "empty"));
  if (space.beach) parts.push(texts.say("place-beach"));
  if (space.cost > 1) parts.push(texts.say("place-hard"));
  return parts;
}

function tower(texts: Texts, box: Printed, tile: string): string {
  const bonus = box.monsters[tile];
  if (bonus !== undefined) return texts.say("place-monster", { name: texts.word(tile), bonus });
  return texts.say(tile === "closed" ? "place-tower-closed" : "place-tower-empty");
}

/** A space in full, for those who do not see it. */
export function described(texts: Texts, box: Printed, space: Space, here: Standing | undefined, goal: Goal | undefined): string {
  const parts = [texts.word(space.id), ...(space.region === null ? [] : [texts.word(space.region)]), ...partsOf(texts, box, space, here)];
  if (goal && goal.cost === null) parts.push(texts.say("board-rw-choosable"));
  else if (goal) parts.push(texts.say(goal.extra ? "board-rw-reach-extra" : "board-rw-reach", { cost: goal.cost ?? 0 }));
  if (goal?.stops) parts.push(texts.say("place-stops"));
  return parts.join(", ");
}
