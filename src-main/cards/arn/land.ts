import { activated } from '../../engine/language/abilities.ts';
import { during } from '../../engine/language/conditions/moment.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { target } from '../../engine/language/refs/target.ts';
import { aCreature, creatures, land, taps } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  land(
    'Desert',
    'Desert',
    taps('C'),
    activated(tap, damage(1, target(both(creatures, attacking))), { onlyDuring: during(['endCombat']) }),
  ),
  land('Oasis', '', activated(tap, prevent(1, { to: aCreature }))),
];
