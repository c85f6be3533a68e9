// prettier-ignore
import {
  anOpponent, creature, creatures, discard, enters, is, sacrifice, self, sorcery, targetPlayer, triggered,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery('Cruel Edict', '{1}{B}', sacrifice(anOpponent, creatures)),
  creature(
    'Ravenous Rats',
    '{1}{B}',
    'Rat',
    1,
    1,
    triggered(enters(is(self)), discard(targetPlayer('opponents'))),
  ),
];
