/** What a reply would lead to. */
import type { ReplyRefusal } from './question.ts';
import type { CardNumber, Seat, Thing } from './things.ts';

export interface Preview {
  readonly refusal?: ReplyRefusal;
  /** Chance or cards not known to the player decide: nothing is foretold. */
  readonly unknown?: true;
  /** Choices on the way were made for whoever has them, the plainest each time. */
  readonly guessed?: true;
  /** Permanents that would be gone. */
  readonly leaving: readonly CardNumber[];
  /** To players and to what is in play now, whether it stays or not. */
  readonly damage: readonly { readonly to: Thing; readonly amount: number }[];
  readonly life: readonly { readonly seat: Seat; readonly before: number; readonly after: number }[];
}
