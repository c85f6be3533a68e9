// prettier-ignore
import {
  anything, becomesBlocked, creature, destroy, is, self, that, triggered,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature(
    'Sylvan Basilisk',
    '{3}{G}{G}',
    'Basilisk',
    2,
    4,
    triggered(becomesBlocked(is(self), anything), destroy(that('other'))),
  ),
];
