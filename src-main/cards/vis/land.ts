// prettier-ignore
import {
  activated, attacking, bonus, both, creatures, gains, land, not, sacrificeThis, tap, taps, target,
  withKeyword,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
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
