import { instead } from '../../engine/language/abilities.ts';
import { anything } from '../../engine/language/filters/logic.ts';
import { enchantment } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  enchantment(
    'Furnace of Rath',
    '{1}{R}{R}{R}',
    instead({ kind: 'damageMultiplied', from: anything, by: 2 }),
  ),
];
