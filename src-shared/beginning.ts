/** How a duel began: what decided who plays first, and what was put up. */
import type { Seat } from './duel/things.ts';
import type { FaceText } from './table.ts';

export interface Beginning {
  /** Who won the toss, or lost the duel before. */
  readonly seat: Seat;
  /** What the coin showed; absent: the loser of the duel before has the right. */
  readonly coin?: 'heads' | 'tails';
  /** Whether that seat may choose to play or draw first; otherwise it plays first. */
  readonly mayChoose: boolean;
  /** Cards put up, by seat. */
  readonly antes: readonly (readonly FaceText[])[];
}
