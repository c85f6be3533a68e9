import { triggered } from '../../engine/language/abilities.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { dies } from '../../engine/language/moment.ts';
import { self } from '../../engine/language/refs/self.ts';
import { aCreature, creature, formerly, mustAttack } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Bloodrock Cyclops', '{2}{R}', 'Cyclops', 3, 3, mustAttack),
  formerly(
    'Spirit',
    creature(
      'Bogardan Firefiend',
      '{2}{R}',
      'Elemental Spirit',
      2,
      1,
      triggered(dies(is(self)), damage(2, aCreature)),
    ),
  ),
];
