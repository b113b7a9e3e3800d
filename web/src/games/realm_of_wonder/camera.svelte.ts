import type { Point } from "./geometry";

const FARTHEST = 1;
const NEAREST = 5;
const MOVED = 8;

/** Where one looks: the point of the board in the middle of the window, and how near. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** While fingers hold the map it follows them at once. */
  readonly held: boolean;
  look: (at: Point, zoom: number) => void;
  nearer: (factor: number, around?: Point) => void;
  whole: () => void;
  /** Whether a click that comes now only ends a pan. */
  justMoved: () => boolean;
  press: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  release: (event: PointerEvent) => void;
}

/** A camera over a board of `frame` units; `units` tells how many of them a pixel of the window is. */
export function camera(frame: number, units: () => number): Camera {
  const now = $state({ x: 0, y: 0, zoom: 1, held: false });
  const fingers = new Map<number, Point>();
  let path = 0;
  let moved = false;

  /** The map never leaves its window. */
  function look(at: Point, zoom: number): void {
    now.zoom = Math.min(NEAREST, Math.max(FARTHEST, zoom));
    const room = (frame / 2) * (1 - 1 / now.zoom);
    now.x = Math.min(room, Math.max(-room, at.x));
    now.y = Math.min(room, Math.max(-room, at.y));
  }

  function nearer(factor: number, around: Point = now): void {
    const zoom = Math.min(NEAREST, Math.max(FARTHEST, now.zoom * factor));
    const part = 1 - now.zoom / zoom;
    look({ x: now.x + (around.x - now.x) * part, y: now.y + (around.y - now.y) * part }, zoom);
  }

  const spread = (): number => {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (fingers.size === 0) [path, moved] = [0, false];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function move(event: PointerEvent): void {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const before = spread();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    path += Math.hypot(dx, dy);
    if (path < MOVED) return;
    now.held = moved = true;
    if (!(event.currentTarget as Element).hasPointerCapture(event.pointerId)) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const scale = units() / now.zoom / fingers.size;
    look({ x: now.x - dx * scale, y: now.y - dy * scale }, now.zoom);
    if (fingers.size === 2 && before > 0) nearer(spread() / before);
  }

  function release(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (fingers.size > 0) return;
    now.held = false;
    setTimeout(() => (moved = false));
  }

  return {
    get x() { return now.x; },
    get y() { return now.y; },
    get zoom() { return now.zoom; },
    get held() { return now.held; },
    look,
    nearer,
    whole: () => look({ x: 0, y: 0 }, 1),
    justMoved: () => moved,
    press,
    move,
    release,
  };
}
