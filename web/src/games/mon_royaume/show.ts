import type { MonRoyaumeSeatView, MonRoyaumeView } from "../../net/messages";

/** One card of the bard's show: whose kingdoms a token came to, and for whom alone it was turned, if it was a serenade. */
export interface Act {
  kind: string;
  serenade: number | null;
  landed: number[];
}

/** The show as it went, told from the end: the cards in order and the tokens that came to each kingdom. */
export function actsOf(view: MonRoyaumeView): Act[] {
  const left = view.seats.map((seat) => ({ ...seat.transferred }));
  const serenades = fromCaller(view).filter(isUnited).map((seat) => seat.seat);
  const shared = view.bard_cards.length - serenades.length;
  return view.bard_cards.map((kind, at) => {
    const alone = serenades[at - shared] ?? null;
    const landed = view.seats.map((seat) => seat.seat).filter((seat) => (alone === null || alone === seat) && take(left[seat], kind));
    return { kind, serenade: alone, landed };
  });
}

function fromCaller(view: MonRoyaumeView): MonRoyaumeSeatView[] {
  return [...view.seats.slice(view.caller), ...view.seats.slice(0, view.caller)];
}

function isUnited(seat: MonRoyaumeSeatView): boolean {
  const tale = seat.tales.find((one) => one.kept);
  return tale?.type === "love" && tale.bonus.every((lover) => tale.present.includes(lover));
}

function take(left: Record<string, number> | undefined, kind: string): boolean {
  if (!left || !left[kind]) return false;
  left[kind]--;
  return true;
}

/** The tokens that have come to each kingdom after so many cards. */
export function landedAfter(acts: Act[], seats: number, cards: number): string[][] {
  const kingdoms: string[][] = Array.from({ length: seats }, () => []);
  for (const act of acts.slice(0, cards)) for (const seat of act.landed) kingdoms[seat]?.push(act.kind);
  return kingdoms;
}
