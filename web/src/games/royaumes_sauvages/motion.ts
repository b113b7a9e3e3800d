import type { TransitionConfig } from "svelte/transition";

/** A sealed card turns over, after a pause that lets the others turn first. */
export function revealed(_node: Element, { still, after }: { still: boolean; after: number }): TransitionConfig {
  const css = (t: number): string => `transform: perspective(500px) rotateY(${(1 - t) * 90}deg); opacity: ${Math.min(1, t * 4)}`;
  return { delay: still ? 0 : after * 420, duration: still ? 0 : 480, css };
}

/** A token is slapped down in answer. */
export function slapped(_node: Element, { still }: { still: boolean }): TransitionConfig {
  return { duration: still ? 0 : 260, css: (t) => `transform: scale(${2.2 - 1.2 * t}); opacity: ${t}` };
}
