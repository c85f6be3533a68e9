// prettier-ignore
import {
  activated, attacking, bonus, both, creatures, gains, land, not, sacrificeThis, tap, taps, target,
  withKeyword,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  land(
    'Quicksand',
    '',
    taps('C'),
    activated(
      [tap, sacrificeThis],
      gains(target(both(creatures, attacking, not(withKeyword('flying')))), bonus(-1, -2)),
    ),
  ),
];
