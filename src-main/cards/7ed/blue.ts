import { statically } from '../../engine/language/abilities.ts';
import { toHand } from '../../engine/language/effects/move.ts';
import { has } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { creature, creatures, enchantment, instant } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Coral Merfolk', '{1}{U}', 'Merfolk', 2, 1),
  instant('Evacuation', '{3}{U}{U}', toHand(all(creatures))),
  enchantment('Levitation', '{2}{U}{U}', statically(all(creatures, 'battlefield', you), has('flying'))),
];
