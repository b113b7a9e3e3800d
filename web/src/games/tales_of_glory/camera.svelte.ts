import type { Bounds } from "./land";

/** The side of a square in the drawing. */
export const CELL = 100;
const NEAREST = 150;
/** No square is ever smaller than a fingertip. */
const FARTHEST = 48;
const FAR = 7;

/** What part of a land is seen and how large: panned with a finger or a mouse, zoomed with two fingers, keys or buttons. */
export class Camera {
  width = $state(0);
  height = $state(0);
  /** The side of a square on the screen. */
  cell = $state(90);
  x = $state(0);
  y = $state(0);
  moving = $state(false);

  private bounds: Bounds = { left: 0, right: 0, bottom: 0, top: 0 };
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private dragged = false;

  get transform(): string {
    const scale = this.cell / CELL;
    return `translate(${this.width / 2 - this.x * this.cell}px, ${this.height / 2 + this.y * this.cell}px) scale(${scale})`;
  }

  /** Whether there is more than is seen, so that a finger on it should move the land and not the page. */
  get overflows(): boolean {
    const { left, right, bottom, top } = this.bounds;
    return (right - left + 1) * this.cell > this.width + 1 || (top - bottom + 1) * this.cell > this.height + 1;
  }

  /** Show all of a land, as large as it fits but never too small to touch. */
  fit(bounds: Bounds): void {
    this.bounds = bounds;
    if (this.width === 0 || this.height === 0) return;
    const wide = this.width / (bounds.right - bounds.left + 1.1);
    const high = this.height / (bounds.top - bounds.bottom + 1.1);
    this.cell = clamp(Math.min(wide, high), FARTHEST, NEAREST * 0.85);
    this.x = (bounds.left + bounds.right) / 2;
    this.y = (bounds.bottom + bounds.top) / 2;
  }

  showAll(): void {
    this.fit(this.bounds);
  }

  zoom(by: number): void {
    this.cell = clamp(this.cell * by, FARTHEST, NEAREST);
    this.hold();
  }

  /** Move the land so that a square is seen whole. */
  show(x: number, y: number): void {
    const across = Math.max(0, this.width / this.cell / 2 - 0.6);
    const along = Math.max(0, this.height / this.cell / 2 - 0.6);
    this.x = clamp(this.x, x - across, x + across);
    this.y = clamp(this.y, y - along, y + along);
  }

  /** Whether a click that comes now only ends a move. */
  justMoved(): boolean {
    return this.dragged;
  }

  press(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = false;
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!this.moving && Math.hypot(dx, dy) < FAR) return;
    this.moving = true;
    this.dragged = true;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, other, event);
    this.x -= dx / this.cell / this.fingers.size;
    this.y += dy / this.cell / this.fingers.size;
    this.hold();
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  release(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size > 0) return;
    this.moving = false;
    setTimeout(() => (this.dragged = false));
  }

  private pinch(before: { x: number; y: number }, other: { x: number; y: number }, now: PointerEvent): void {
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.clientX - other.x, now.clientY - other.y);
    if (was > 0) this.cell = clamp((this.cell * is) / was, FARTHEST, NEAREST);
  }

  /** The land never leaves the frame. */
  private hold(): void {
    this.x = clamp(this.x, this.bounds.left, this.bounds.right);
    this.y = clamp(this.y, this.bounds.bottom, this.bounds.top);
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
