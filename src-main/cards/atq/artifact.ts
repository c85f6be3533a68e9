import { activated, statically, triggered } from '../../engine/language/abilities.ts';
import { minus, most } from '../../engine/language/amounts/arithmetic.ts';
import { countersOn } from '../../engine/language/amounts/countersOn.ts';
import { handSize } from '../../engine/language/amounts/measure.ts';
import { during } from '../../engine/language/conditions/moment.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addMana } from '../../engine/language/effects/addMana.ts';
import { putCounters, removeCounters } from '../../engine/language/effects/counters.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { has } from '../../engine/language/modification.ts';
import { atStep, becomesBlocked } from '../../engine/language/moment.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  anyTarget,
  artifact,
  artifactCreature,
  creatures,
  damageEach,
  formerly,
  inEra,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact('Amulet of Kroog', '{2}', activated(['{2}', tap], prevent(1, { to: anyTarget }))),
  inEra(
    'fifth',
    {
      abilities: [
        triggered(atStep('upkeep', you, 'begin'), putCounters(self, 'doom')),
        triggered(atStep('upkeep', you, 'end'), damageEach(countersOn('doom', self), everyone)),
        activated('{4}', removeCounters(self, 'doom'), { anyPlayer: true, onlyDuring: during(['upkeep']) }),
      ],
    },
    artifact(
      'Armageddon Clock',
      '{6}',
      triggered(atStep('upkeep', you, 'begin'), putCounters(self, 'doom')),
      triggered(atStep('draw', you), damageEach(countersOn('doom', self), everyone)),
      activated('{4}', removeCounters(self, 'doom'), { anyPlayer: true, onlyDuring: during(['upkeep']) }),
    ),
  ),
  artifact("Ashnod's Altar", '{3}', activated(sacrificeOf(creatures), addMana('CC'))),
  formerly(
    '',
    artifactCreature(
      'Battering Ram',
      '{2}',
      'Construct',
      1,
      1,
      statically(
        self,
        has('banding'),
        during(
          [
            'beginCombat',
            'declareAttackers',
            'declareBlockers',
            'firstStrikeDamage',
            'combatDamage',
            'endCombat',
          ],
          you,
        ),
      ),
      triggered(
        becomesBlocked(is(self), subtype('Wall')),
        later(atStep('endCombat', everyone), destroy(that('other'))),
      ),
    ),
  ),
  artifact(
    'Ivory Tower',
    '{1}',
    triggered(atStep('upkeep', you), gainLife(you, most(0, minus(handSize(you), 4)))),
  ),
  formerly('', artifactCreature('Ornithopter', '{0}', 'Thopter', 0, 2, 'flying')),
  formerly('', artifactCreature('Yotian Soldier', '{3}', 'Soldier', 1, 4, 'vigilance')),
];
