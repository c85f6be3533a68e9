import { triggered } from '../../engine/language/abilities.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { dies } from '../../engine/language/moment.ts';
import { self } from '../../engine/language/refs/self.ts';
import { targetOrPlayer } from '../../engine/language/refs/target.ts';
import { aCreature, anyTarget, creature, creatures, formerly, mustAttack, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

const second = targetOrPlayer(creatures, { another: true });
const third = targetOrPlayer(creatures, { another: true });

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
  sorcery('Cone of Flame', '{3}{R}{R}', sequence(damage(1, anyTarget), damage(2, second), damage(3, third))),
];
