/** Calls about hints, and about duels that are looked at again. */
import type { Beginning } from './beginning.ts';
import type { Call } from './call.ts';
import type { Hint } from './duel/hint.ts';
import type { CardNumber, Seat } from './duel/things.ts';
import type { Rulebook } from './rulebooks.ts';
import type { BranchOrder, Chances, ReplayMarks, Viewer } from './replay.ts';
import type { FaceText, TableView } from './table.ts';

export interface ReplayPlace {
  readonly duel: string;
  /** Replies given before it. */
  readonly place: number;
  readonly viewer: Viewer;
}

export interface ReplayCalls {
  /** Takes about a second. What a wizard would do who knows no more than the seat; null: the duel has gone on. */
  'table.hint': Call<{ duel: string; decision: number }, Hint | null>;
  /** How a duel of two began, also one that is being played; null: it did not begin with a choice of who is first. */
  'duels.beginning': Call<{ duel: string }, Beginning | null>;
  'duels.replayMarks': Call<{ duel: string; viewer?: Viewer | undefined }, ReplayMarks>;
  'duels.replayAt': Call<ReplayPlace, TableView>;
  /** A card as it was seen there, in the words of any rulebook; null: it was not to be seen. */
  'duels.replayWords': Call<ReplayPlace & { card: CardNumber; rulebook: Rulebook }, FaceText | null>;
  /** Long: plays the whole duel again and judges how it stood. */
  'duels.chances': Call<{ duel: string; seat: Seat }, Chances>;
  /** A new duel that goes on from there; the old one stays as it is. */
  'duels.branch': Call<BranchOrder, { duel: string }>;
}
