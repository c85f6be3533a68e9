import { activated, triggered } from '../../engine/language/abilities.ts';
import { during } from '../../engine/language/conditions/moment.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { becomesTapped } from '../../engine/language/moment.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { aCreature, creatures, land, taps } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  land(
    'City of Brass',
    '',
    triggered(becomesTapped(is(self)), damage(1, you)),
    taps('W', 'U', 'B', 'R', 'G'),
  ),
  land(
    'Desert',
    'Desert',
    taps('C'),
    activated(tap, damage(1, target(both(creatures, attacking))), { onlyDuring: during(['endCombat']) }),
  ),
  land('Oasis', '', activated(tap, prevent(1, { to: aCreature }))),
];
