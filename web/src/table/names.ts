import type { SeatOut } from "../net/messages";
import { say } from "../texts/texts.svelte";

/** What everybody at a table is called; bots of one kind are numbered. */
export function namesOf(seats: SeatOut[]): string[] {
  return seats.map((chair) => {
    if (chair.person || !chair.bot) return chair.name;
    const alike = seats.filter((one) => !one.person && one.bot === chair.bot);
    const name = say(`bot-${chair.bot}`);
    return alike.length > 1 ? `${name} ${alike.indexOf(chair) + 1}` : name;
  });
}
