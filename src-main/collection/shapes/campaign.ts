/** Matches and gauntlets, as they are kept. */
import * as v from 'valibot';
import { MATCH_ENDS, MATCH_SIDES, type Gauntlet, type Match } from '../../../src-shared/campaign.ts';
import { DRAWS } from '../../../src-shared/duel/things.ts';
import { LOSS_REASONS } from '../../../src-shared/duel/events.ts';
import { OPTIONS_TOGETHER } from '../../../src-shared/rule-options.ts';
import { COPIES, DECK, DECK_SOURCE } from '../../../src-shared/shapes/deck.ts';
import { count, rulebook, text, uuid, whole } from '../../../src-shared/shapes/plain.ts';
import { GAUNTLET_TERMS, TERMS } from '../../../src-shared/shapes/terms.ts';
import { level, time } from './plain.ts';

const both = <Shape extends v.GenericSchema>(shape: Shape) => v.object({ player: shape, wizard: shape });

/** Once one word chose all options that a rulebook had. */
const renewedTerms = v.pipe(
  v.looseObject({ rulebook, byOption: v.optional(v.boolean()) }),
  v.transform(({ byOption, ...terms }) =>
    byOption === undefined ? terms : { ...terms, options: byOption ? OPTIONS_TOGETHER[terms.rulebook] : [] },
  ),
);

const CONTESTANT = v.object({ name: text(500), source: DECK_SOURCE, original: DECK, deck: DECK });

const gained = both(v.array(COPIES));
const side = v.picklist(MATCH_SIDES);

const PLAYED = v.object({
  duel: uuid,
  why: v.exactOptional(v.picklist([...LOSS_REASONS, ...DRAWS])),
  winner: v.exactOptional(side),
  turns: count,
  gained,
});

export const MATCH_SHAPE = v.object({
  id: uuid,
  player: count,
  terms: v.pipe(renewedTerms, v.object(TERMS)),
  level,
  wizard: text(200),
  contestants: both(CONTESTANT),
  isForReal: v.boolean(),
  pledged: v.exactOptional(gained),
  duels: v.array(PLAYED),
  state: v.variant('kind', [
    v.object({ kind: v.literal('between') }),
    v.object({ kind: v.literal('duelling'), duel: uuid }),
    v.object({ kind: v.literal('ended'), winner: v.exactOptional(side), why: v.picklist(MATCH_ENDS) }),
  ]),
  began: time,
  changed: time,
  gauntlet: v.exactOptional(uuid),
}) satisfies v.GenericSchema<unknown, Match>;

export const GAUNTLET_SHAPE = v.pipe(
  v.object({
    id: uuid,
    player: count,
    terms: v.pipe(renewedTerms, v.object({ ...GAUNTLET_TERMS, level })),
    contestant: CONTESTANT,
    opponents: v.pipe(
      v.array(v.object({ wizard: text(200), name: text(500), deck: text(500) })),
      v.minLength(1),
    ),
    beaten: count,
    state: v.variant('kind', [
      v.object({ kind: v.literal('between') }),
      v.object({ kind: v.literal('round'), match: uuid }),
      v.object({ kind: v.literal('won') }),
      v.object({ kind: v.literal('lost') }),
      v.object({ kind: v.literal('left') }),
    ]),
    prizes: v.array(text(20)),
    seed: whole,
    began: time,
    changed: time,
  }),
  v.check((gauntlet) => gauntlet.beaten <= gauntlet.opponents.length, 'as many beaten as there are'),
) satisfies v.GenericSchema<unknown, Gauntlet>;
