import type { TransitionConfig } from "svelte/transition";

interface Fall {
  /** Nothing moves for those who like it so. */
  still: boolean;
  height?: number;
  turn?: number;
}

/** A piece comes down on the table. */
export function falls(_node: Element, { still, height = 26, turn = 0 }: Fall): TransitionConfig {
  const css = (t: number): string => `opacity: ${Math.min(1, t * 2)}; transform: translateY(${(t - 1) * height}px) rotate(${(1 - t) * turn}deg)`;
  return { duration: still ? 0 : 340, css };
}

/** A card is turned over around its long side. */
export function turns(_node: Element, { still }: { still: boolean }): TransitionConfig {
  return { duration: still ? 0 : 360, css: (t) => `transform: rotateY(${(1 - t) * 90}deg)` };
}
