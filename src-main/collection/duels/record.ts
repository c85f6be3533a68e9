/** A duel as it is kept. Set-up, replies and states are plain JSON: whoever wrote them knows what they are. */
import type { DuelSummary, UndoRule } from '../../../src-shared/duels.ts';

export interface NewDuel {
  readonly summary: DuelSummary;
  readonly setup: unknown;
  readonly undo: UndoRule;
}

export interface KeptDigest {
  readonly place: number;
  readonly digest: number;
}

export interface KeptDuel extends NewDuel {
  readonly replies: readonly unknown[];
  /** The latest readable state, as it was after that many of these replies. */
  readonly snapshot?: { readonly place: number; readonly duel: unknown };
  /** What it looked like after so many of these replies, the first first; absent: nobody knows. */
  readonly digests?: readonly KeptDigest[];
  /**
   * How many replies after these are left out, because the first of them is damaged or missing; absent: none. To go on
   * from here, take back to the end of `replies` first.
   */
  readonly lost?: number;
  /** What was said at its table about being asked; absent: nothing. */
  readonly agreements?: unknown;
}
