import { activated } from '../../engine/language/abilities.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { bury } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { totalCost } from '../../engine/language/filters/size.ts';
import { bonus } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { controllerOf } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { aCreature, artifacts, creature, formerly, sorcery, yourUpkeep } from '../builders.ts';
import type { Card } from '../card.ts';

const anArtifactOfX = target(both(artifacts, totalCost('=', x)));

export const cards: readonly Card[] = [
  creature('Atog', '{1}{R}', 'Atog', 1, 2, activated(sacrificeOf(artifacts), gains(self, bonus(2, 2)))),
  sorcery('Detonate', '{X}{R}', sequence(bury(anArtifactOfX), damage(x, controllerOf(anArtifactOfX)))),
  formerly(
    'Dwarf',
    creature(
      'Dwarven Weaponsmith',
      '{1}{R}',
      'Dwarf Artificer',
      1,
      1,
      activated([tap, sacrificeOf(artifacts)], putCounters(aCreature, '+1/+1'), { onlyDuring: yourUpkeep }),
    ),
  ),
  sorcery('Shatterstorm', '{2}{R}{R}', bury(all(artifacts))),
];
