import { activated, rule } from '../../engine/language/abilities.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { scatterCounters } from '../../engine/language/effects/byChance.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { grant } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creature, creatures, instant } from '../builders.ts';
import type { Card } from '../card.ts';

const dancers = target(creatures, { least: 0, most: x, by: 'chance' });

export const cards: readonly Card[] = [
  creature(
    'Goblin Polka Band',
    '{R}{R}',
    'Goblin',
    1,
    1,
    activated(
      ['{2}{X}', tap],
      sequence(
        tapIt(dancers),
        gains(
          all(both(subtype('Goblin'), is(dancers))),
          grant(rule({ kind: 'staysTapped', who: is(self) })),
          'nextUntap',
        ),
      ),
      { xOnly: 'R' },
    ),
  ),
  instant(
    'Orcish Catapult',
    '{X}{R}{R}',
    scatterCounters(target(creatures, { least: 0, most: x, by: 'chanceSome' }), '-0/-1', x),
  ),
];
