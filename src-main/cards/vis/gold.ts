import { activated } from '../../engine/language/abilities.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { addManaOf } from '../../engine/language/effects/addMana.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { enchantment, lands } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  enchantment(
    'Squandered Resources',
    '{B}{G}',
    activated(sacrificeOf(lands), addManaOf({ kind: 'couldProduce', of: slot('given') })),
  ),
];
