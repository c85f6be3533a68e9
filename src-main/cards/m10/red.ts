import { statically } from '../../engine/language/abilities.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { bonus, has } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { aPlayer, creature, creatures, damageEach, other, planeswalker } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Canyon Minotaur', '{3}{R}', 'Minotaur Warrior', 3, 3),
  planeswalker('Chandra Nalaar', '{3}{R}{R}', 'Chandra', 6, [
    [1, damage(1, aPlayer)],
    [-8, damageEach(10, aPlayer, all(creatures, 'battlefield', aPlayer))],
  ]),
  creature(
    'Goblin Chieftain',
    '{1}{R}{R}',
    'Goblin',
    2,
    2,
    'haste',
    statically(all(other(both(creatures, subtype('Goblin'))), 'battlefield', you), [
      bonus(1, 1),
      has('haste'),
    ]),
  ),
];
