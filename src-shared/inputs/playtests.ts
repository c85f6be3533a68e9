/** What the calls about playtests may be given. */
import * as v from 'valibot';
import { MINDS } from '../duels.ts';
import { PLAYTEST_DUELS, type PlaytestAnswers } from '../playtests.ts';
import { rulebook, seed, within } from '../shapes/plain.ts';
import { DECK_INPUT } from './collection.ts';
import { SEAT } from './duels.ts';

const level = v.picklist(MINDS);

export const PLAYTEST_INPUTS = {
  'decks.playtest': v.strictObject({
    rulebook,
    content: DECK_INPUT,
    /** Who plays it. */
    level,
    /** Whom it is played against; her level, herself, and her deck. */
    against: v.strictObject({ ...SEAT.entries, player: level }),
    duels: within(1, Math.max(...PLAYTEST_DUELS)),
    /** The same seed gives the same duels; absent: by chance. */
    seed: v.optional(seed),
  }),
} satisfies Record<keyof PlaytestAnswers, v.GenericSchema>;
