// prettier-ignore
import {
  anything, blocks, creature, destroy, is, self, several, that, triggered,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature(
    'Loyal Sentry',
    '{W}',
    'Human Soldier',
    1,
    1,
    triggered(blocks(is(self), anything), destroy(several(that('other'), self))),
  ),
];
