// prettier-ignore
import {
  activated, addManaOf, instead, land, sequence, tap, wordAtRandom,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  land(
    'Gem Bazaar',
    '',
    instead({ kind: 'asEnters', first: wordAtRandom('colour', 'colour') }),
    activated(tap, sequence(addManaOf({ kind: 'chosen', slot: 'colour' }), wordAtRandom('colour', 'colour'))),
  ),
];
