// prettier-ignore
import {
  activated, addManaOf, enchantment, lands, sacrificeOf, slot,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  enchantment(
    'Squandered Resources',
    '{B}{G}',
    activated(sacrificeOf(lands), addManaOf({ kind: 'couldProduce', of: slot('given') })),
  ),
];
