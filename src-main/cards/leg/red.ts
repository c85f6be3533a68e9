import { activated, statically, triggered } from '../../engine/language/abilities.ts';
import { minus } from '../../engine/language/amounts/arithmetic.ts';
import { countersOn } from '../../engine/language/amounts/countersOn.ts';
import { handSize, toughnessOf } from '../../engine/language/amounts/measure.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { did } from '../../engine/language/conditions/did.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { payLife } from '../../engine/language/costs/lifeCost.ts';
import { manaX } from '../../engine/language/costs/manaCost.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { changeOwner } from '../../engine/language/effects/changeOwner.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { forEach } from '../../engine/language/effects/forEach.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { keepAmount } from '../../engine/language/effects/keep.ts';
import { shuffle } from '../../engine/language/effects/library.ts';
import { unlessPays } from '../../engine/language/effects/may.ts';
import { move } from '../../engine/language/effects/move.ts';
import { reveal } from '../../engine/language/effects/play.ts';
import { regenerate } from '../../engine/language/effects/regenerate.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { anything, both, either } from '../../engine/language/filters/logic.ts';
import { toughness } from '../../engine/language/filters/size.ts';
import { attacking, blocking } from '../../engine/language/filters/state.ts';
import { bonus, has } from '../../engine/language/modification.ts';
import { atStep, blocks } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { each } from '../../engine/language/refs/each.ts';
import { everyone, you, controllerOf } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target, targetOrPlayer } from '../../engine/language/refs/target.ts';
import {
  aCreature,
  anOpponent,
  ANY_NUMBER,
  aura,
  creature,
  creatures,
  forAnte,
  instant,
  mustAttack,
  sorcery,
} from '../builders.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { setRuleNextTurn } from '../../engine/language/effects/setRule.ts';
import { that } from '../../engine/language/refs/that.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  instant(
    'Blood Lust',
    '{1}{R}',
    when(
      fits(aCreature, toughness('>=', 5)),
      gains(aCreature, bonus(4, -4)),
      gains(aCreature, bonus(4, minus(1, toughnessOf(aCreature)))),
    ),
  ),
  creature(
    'Crimson Manticore',
    '{2}{R}{R}',
    'Manticore',
    2,
    2,
    'flying',
    activated(['{R}', tap], damage(1, target(both(creatures, either(attacking, blocking))))),
  ),
  aura('Eternal Warrior', '{R}', creatures, statically(attached, has('vigilance'))),
  aura('Giant Strength', '{R}{R}', creatures, statically(attached, bonus(2, 2))),
  aura('Immolation', '{R}', creatures, statically(attached, bonus(2, -2))),
  creature(
    'Primordial Ooze',
    '{R}',
    'Ooze',
    1,
    1,
    mustAttack,
    triggered(
      atStep('upkeep', you),
      sequence(
        putCounters(self, '+1/+1'),
        unlessPays(
          manaX('{X}', countersOn('+1/+1', self)),
          sequence(tapIt(self), damage(countersOn('+1/+1', self), you)),
        ),
      ),
    ),
  ),
  sorcery(
    'Pyrotechnics',
    '{4}{R}',
    damage(4, targetOrPlayer(creatures, { least: 0, most: ANY_NUMBER, divided: 4 }), { shared: 'chosen' }),
  ),
  creature(
    'Tempest Efreet',
    '{1}{R}{R}{R}',
    'Efreet',
    3,
    3,
    forAnte,
    activated(
      [tap, sacrificeThis],
      unlessPays(
        payLife(10),
        sequence(
          choose(all(anything, 'hand', anOpponent), 'picked', { atRandom: true }),
          reveal(slot('picked')),
          when(did('picked'), sequence(changeOwner(slot('picked'), you), changeOwner(self, anOpponent))),
        ),
        anOpponent,
      ),
    ),
  ),
  aura(
    'The Brute',
    '{1}{R}',
    creatures,
    statically(attached, bonus(1, 0)),
    activated('{R}{R}{R}', regenerate(attached)),
  ),
  creature(
    'Wall of Dust',
    '{2}{R}',
    'Wall',
    1,
    4,
    'defender',
    triggered(
      blocks(is(self), anything),
      setRuleNextTurn(controllerOf(that('other')), { kind: 'cannotAttack', who: is(that('other')) }),
    ),
  ),
  sorcery(
    'Winds of Change',
    '{R}',
    forEach(
      everyone,
      sequence(
        keepAmount('returned', handSize(each)),
        move(all(anything, 'hand', each), 'library'),
        shuffle(each),
        draw(each, thatMuch('returned')),
      ),
    ),
  ),
];
