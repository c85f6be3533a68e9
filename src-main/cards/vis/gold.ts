// prettier-ignore
import {
  activated, addManaOf, enchantment, lands, sacrificeOf, slot,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  enchantment(
    'Squandered Resources',
    '{B}{G}',
    activated(sacrificeOf(lands), addManaOf({ kind: 'couldProduce', of: slot('given') })),
  ),
];
