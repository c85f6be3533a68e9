/** What the calls about hints and replays may be given. */
import * as v from 'valibot';
import { PLAYERS } from '../../src-shared/duels.ts';
import { RULEBOOKS } from '../../src-shared/rulebooks.ts';
import type { ReplayCalls } from '../../src-shared/replay-calls.ts';

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const duel = v.pipe(v.string(), v.uuid());
const viewer = v.union([number, v.literal('both')]);
const place = { duel, place: number, viewer };

export const REPLAY_INPUTS = {
  'table.hint': v.strictObject({ duel, decision: number }),
  'duels.beginning': v.strictObject({ duel }),
  'duels.replayMarks': v.strictObject({ duel, viewer: v.optional(viewer) }),
  'duels.replayAt': v.strictObject(place),
  'duels.replayWords': v.strictObject({ ...place, card: number, rulebook: v.picklist(RULEBOOKS) }),
  'duels.chances': v.strictObject({ duel, seat: number }),
  'duels.branch': v.strictObject({
    duel,
    place: number,
    seats: v.pipe(v.array(v.picklist(PLAYERS)), v.maxLength(8)),
  }),
} satisfies { [Name in keyof ReplayCalls]: v.GenericSchema<unknown, ReplayCalls[Name]['input']> };
