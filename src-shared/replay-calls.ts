/** Calls about hints, and about duels that are looked at again. */
import type { Beginning } from './beginning.ts';
import type { CallsOf } from './call.ts';
import type { Hint } from './duel/hint.ts';
import type { Chances, ReplayMarks } from './replay.ts';
import type { REPLAY_INPUTS, REPLAY_PLACE } from './inputs/replays.ts';
import type { Given } from './shapes/plain.ts';
import type { FaceText, TableView } from './table.ts';

export type ReplayPlace = Given<typeof REPLAY_PLACE>;

export interface ReplayAnswers {
  /** Takes about a second. What a wizard would do who knows no more than the seat; null: the duel has gone on. */
  'table.hint': Hint | null;
  /** How a duel of two began, also one that is being played; null: it did not begin with a choice of who is first. */
  'duels.beginning': Beginning | null;
  'duels.replayMarks': ReplayMarks;
  'duels.replayAt': TableView;
  /** A card as it was seen there, in the words of any rulebook; null: it was not to be seen. */
  'duels.replayWords': FaceText | null;
  /** Long: plays the whole duel again and judges how it stood. */
  'duels.chances': Chances;
  /** A new duel that goes on from there; the old one stays as it is. */
  'duels.branch': { duel: string };
}

export type ReplayCalls = CallsOf<typeof REPLAY_INPUTS, ReplayAnswers>;
