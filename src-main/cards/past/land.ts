// prettier-ignore
import {
  activated, addManaOf, instead, land, sequence, tap, wordAtRandom,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  land(
    'Gem Bazaar',
    '',
    instead({ kind: 'asEnters', first: wordAtRandom('colour', 'colour') }),
    activated(tap, sequence(addManaOf({ kind: 'chosen', slot: 'colour' }), wordAtRandom('colour', 'colour'))),
  ),
];
