/** What happens to a piece that is carried over the table with a finger or a mouse. */
export interface Carried {
  lift: () => void;
  /** The slot it was let go over, or null. */
  drop: (slot: string | null) => void;
}

export interface Carrying {
  readonly active: boolean;
  readonly x: number;
  readonly y: number;
  readonly over: string | null;
  begin: (event: PointerEvent, piece: Carried) => void;
  /** Whether a click that comes now only ends a carry. */
  justDropped: () => boolean;
}

const FAR = 7;

function slotAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-slot]")?.dataset["slot"] ?? null;
}

/** Carrying by pointer events: a press that moves far enough lifts the piece; a shorter one stays a tap. */
export function carrying(): Carrying {
  const now = $state({ active: false, x: 0, y: 0, over: null as string | null });
  let dropped = false;

  function begin(event: PointerEvent, piece: Carried): void {
    if (event.button !== 0) return;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const move = (at: PointerEvent): void => {
      if (at.pointerId !== event.pointerId) return;
      if (!now.active && Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) > FAR) {
        now.active = true;
        piece.lift();
      }
      Object.assign(now, { x: at.clientX, y: at.clientY, over: now.active ? slotAt(at.clientX, at.clientY) : null });
    };
    const end = (at: PointerEvent): void => {
      listening.abort();
      if (!now.active) return;
      dropped = true;
      setTimeout(() => (dropped = false));
      Object.assign(now, { active: false, over: null });
      piece.drop(at.type === "pointerup" ? slotAt(at.clientX, at.clientY) : null);
    };
    addEventListener("pointermove", move, options);
    addEventListener("pointerup", end, options);
    addEventListener("pointercancel", end, options);
  }

  return {
    get active() { return now.active; },
    get x() { return now.x; },
    get y() { return now.y; },
    get over() { return now.over; },
    begin,
    justDropped: () => dropped,
  };
}
