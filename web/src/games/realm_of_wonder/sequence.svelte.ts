import type { Question } from "./choices";

const AGAIN = 500;

/** Decisions that are sent one after the other, each when the table asks for it: the steps of a way. */
export interface Sequence {
  readonly running: boolean;
  start: (notations: string[]) => void;
  stop: () => void;
  /** To be called in an effect: sends the next one, and stops where the table asks for something else. */
  follow: (question: Question, act: (notation: string) => void, pace: number) => (() => void) | undefined;
}

export function sequence(): Sequence {
  let left = $state.raw<string[]>([]);
  let sent = -1;

  function follow(question: Question, act: (notation: string) => void, pace: number): (() => void) | undefined {
    if (left.length === 0) return undefined;
    if (sent >= 0 && question?.number !== sent) {
      sent = -1;
      left = left.slice(1);
      return undefined;
    }
    const next = left[0] ?? "";
    if (!question?.choices.some((choice) => choice.notation === next)) {
      left = [];
      return undefined;
    }
    const { number } = question;
    const send = (): void => {
      sent = number;
      act(next);
    };
    const first = setTimeout(send, pace);
    const again = setInterval(send, pace + AGAIN);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }

  return {
    get running() { return left.length > 0; },
    start: (notations) => {
      sent = -1;
      left = notations;
    },
    stop: () => (left = []),
    follow,
  };
}
