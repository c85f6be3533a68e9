import { activated } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { move, putIntoPlay } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { controlledBy } from '../../engine/language/filters/belonging.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { atStep } from '../../engine/language/moment.ts';
import { everyone, opponents } from '../../engine/language/refs/players.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creatures, land, taps } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  land(
    'Mystifying Maze',
    '',
    taps('C'),
    activated(
      ['{4}', tap],
      sequence(
        move(target(both(creatures, attacking, controlledBy(opponents))), 'exile', { slot: 'lost' }),
        later(atStep('end', everyone), putIntoPlay(slot('lost'), { tapped: true })),
      ),
    ),
  ),
];
