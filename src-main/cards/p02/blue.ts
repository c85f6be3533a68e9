// prettier-ignore
import {
  all, creature, creatures, enters, is, other, self, toHand, triggered, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature(
    'Denizen of the Deep',
    '{6}{U}{U}',
    'Serpent',
    11,
    11,
    triggered(enters(is(self)), toHand(all(other(creatures), 'battlefield', you))),
  ),
];
