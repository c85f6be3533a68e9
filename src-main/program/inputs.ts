/** What a window may send. What does not fit is refused before a handler sees it. */
import * as v from 'valibot';
import type { CallName } from '../../src-shared/contract.ts';
import { CAMPAIGN_INPUTS } from '../../src-shared/inputs/campaign.ts';
import { COLLECTION_INPUTS } from '../../src-shared/inputs/collection.ts';
import { DUEL_INPUTS } from '../../src-shared/inputs/duels.ts';
import { PLAYTEST_INPUTS } from '../../src-shared/inputs/playtests.ts';
import { PROGRAM_INPUTS } from '../../src-shared/inputs/program.ts';
import { REPLAY_INPUTS } from '../../src-shared/inputs/replays.ts';
import { count } from '../../src-shared/shapes/plain.ts';
import { playFormatNames } from '../decks/index.ts';

export const MESSAGE = v.variant('kind', [
  v.strictObject({ kind: v.literal('hello'), contract: count }),
  v.strictObject({ kind: v.literal('call'), id: count, name: v.string(), input: v.optional(v.unknown()) }),
  v.strictObject({ kind: v.literal('cancel'), id: count }),
]);

const DECK_CHECK = COLLECTION_INPUTS['decks.check'];

/** Which formats of play there are is known on this side alone. */
const AGAINST_KNOWN = v.pipe(
  DECK_CHECK.entries.against,
  v.check((against) => against.kind !== 'format' || playFormatNames().includes(against.format)),
);

export const INPUTS = {
  ...PROGRAM_INPUTS,
  ...DUEL_INPUTS,
  ...CAMPAIGN_INPUTS,
  ...COLLECTION_INPUTS,
  ...PLAYTEST_INPUTS,
  ...REPLAY_INPUTS,
  'decks.check': v.strictObject({ ...DECK_CHECK.entries, against: AGAINST_KNOWN }),
} satisfies Record<CallName, v.GenericSchema>;
