import { putCounters } from '../../engine/language/effects/counters.ts';
import { putIntoPlay } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creature, creatures, formerly, instant, yours } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Archer',
    creature('Longbow Archer', '{W}{W}', 'Human Soldier Archer', 2, 2, 'firstStrike', 'reach'),
  ),
  instant(
    'Miraculous Recovery',
    '{4}{W}',
    sequence(
      putIntoPlay(target(yours(creatures), { zone: 'graveyard' }), { slot: 'returned' }),
      putCounters(slot('returned'), '+1/+1'),
    ),
  ),
];
