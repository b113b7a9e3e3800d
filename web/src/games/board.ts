import type { Component, Snippet } from "svelte";
import type { QuestionOut } from "../net/messages";
import type { Drawing } from "../table/drawings.svelte";
import type { Texts } from "../texts/texts.svelte";

/** What every board gets: a view and the open question in, one decision out. */
export interface BoardProps {
  view: unknown;
  /** Null when this seat is not asked, and when a past moment is shown. */
  question: QuestionOut | null;
  /** The seat that looks; null for an onlooker. */
  seat: number | null;
  /** The names of the players by seat. */
  names: string[];
  texts: Texts;
  /** Send a decision. */
  act: (notation: string) => void;
  /** Ask why a decision is not allowed, and show the answer. */
  explain: (notation: string) => void;
  /** The decision that a hint proposes, to be marked on the board. */
  selected: string | null;
  reducedMotion: boolean;
  /** The score sheet, for a board of `ENDS_ITSELF` to show where it belongs; none when a past moment is shown. */
  ending?: Snippet | undefined;
  /** What the seats drew on their sheets, where a board lets them. */
  drawings?: ReadonlyMap<number, Drawing>;
  /** Change the drawing of one of this browser's own seats. */
  draw?: (seat: number, drawing: Drawing) => void;
}

export type Board = Component<BoardProps>;
