import { rule } from '../../engine/language/abilities.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { self } from '../../engine/language/refs/self.ts';
import { creature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Bloodrock Cyclops', '{2}{R}', 'Cyclops', 3, 3, rule({ kind: 'mustAttack', who: is(self) })),
];
