/** What the calls about hints and replays may be given. */
import * as v from 'valibot';
import { PLAYERS } from '../duels.ts';
import type { ReplayAnswers } from '../replay-calls.ts';
import { count, rulebook, uuid } from '../shapes/plain.ts';

const duel = { duel: uuid };

/** Whose hands are seen: one seat's, or both. */
export const VIEWER = v.union([count, v.literal('both')]);

export const REPLAY_PLACE = v.strictObject({
  ...duel,
  /** Replies given before it. */
  place: count,
  viewer: VIEWER,
});

export const REPLAY_INPUTS = {
  'table.hint': v.strictObject({ ...duel, decision: count }),
  'duels.beginning': v.strictObject(duel),
  'duels.replayMarks': v.strictObject({ ...duel, viewer: v.optional(VIEWER) }),
  'duels.replayAt': REPLAY_PLACE,
  'duels.replayWords': v.strictObject({ ...REPLAY_PLACE.entries, card: count, rulebook }),
  'duels.chances': v.strictObject({ ...duel, seat: count }),
  'duels.branch': v.strictObject({
    ...duel,
    place: count,
    seats: v.pipe(v.array(v.picklist(PLAYERS)), v.maxLength(8)),
  }),
} satisfies Record<keyof ReplayAnswers, v.GenericSchema>;
