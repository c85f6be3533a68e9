import { activated, instead } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addManaOf } from '../../engine/language/effects/addMana.ts';
import { wordAtRandom } from '../../engine/language/effects/choose.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { land } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  land(
    'Gem Bazaar',
    '',
    instead({ kind: 'asEnters', first: wordAtRandom('colour', 'colour') }),
    activated(tap, sequence(addManaOf({ kind: 'chosen', slot: 'colour' }), wordAtRandom('colour', 'colour'))),
  ),
];
