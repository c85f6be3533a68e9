import { activated, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { loseLife } from '../../engine/language/effects/life.ts';
import { unlessPays } from '../../engine/language/effects/may.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { anything, both } from '../../engine/language/filters/logic.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { bonus, controlBy } from '../../engine/language/modification.ts';
import { atStep, dealsDamageTo } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { foremost } from '../../engine/language/refs/foremost.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import { aCreature, creature, creatures, formerly, instant, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Desert Twister', '{4}{G}{G}', destroy(target(anything))),
  creature(
    'Ghazbán Ogre',
    '{G}',
    'Ogre',
    2,
    2,
    triggered(atStep('upkeep', you), gains(self, controlBy(foremost('life', everyone)), 'whileInPlay'), {
      if: compare(count(foremost('life', everyone)), '=', 1),
    }),
  ),
  formerly(
    'Asp',
    creature(
      'Nafs Asp',
      '{G}',
      'Snake',
      1,
      1,
      triggered(
        dealsDamageTo(is(self), everyone),
        later(
          atStep('draw', that('player')),
          unlessPays(mana('{1}'), loseLife(that('player'), 1), that('player')),
        ),
      ),
    ),
  ),
  instant('Sandstorm', '{G}', damage(1, all(both(creatures, attacking)))),
  creature('Wyluli Wolf', '{1}{G}', 'Wolf', 1, 1, activated(tap, gains(aCreature, bonus(1, 1)))),
];
