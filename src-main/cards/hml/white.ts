import { statically } from '../../engine/language/abilities.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { bonus } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { creatures, enchantment, world } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  world(
    enchantment(
      'Serra Aviary',
      '{3}{W}',
      statically(all(both(creatures, withKeyword('flying'))), bonus(1, 1)),
    ),
  ),
];
