import { statically } from '../../engine/language/abilities.ts';
import { bonus } from '../../engine/language/modification.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { aura, creatures } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  aura('Giant Strength', '{R}{R}', creatures, statically(attached, bonus(2, 2))),
  aura('Immolation', '{R}', creatures, statically(attached, bonus(2, -2))),
];
