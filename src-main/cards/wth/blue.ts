// prettier-ignore
import {
  anything, atStep, attacks, blocks, creature, enters, everyone, is, later, lookAtTop, sacrificeIt, self,
  triggered, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature(
    'Fog Elemental',
    '{2}{U}',
    'Elemental',
    4,
    4,
    'flying',
    triggered(attacks(is(self)), later(atStep('endCombat', everyone), sacrificeIt(self))),
    triggered(blocks(is(self), anything), later(atStep('endCombat', everyone), sacrificeIt(self))),
  ),
  creature(
    'Sage Owl',
    '{1}{U}',
    'Bird',
    1,
    1,
    'flying',
    triggered(enters(is(self)), lookAtTop(you, 4, 'top')),
  ),
];
