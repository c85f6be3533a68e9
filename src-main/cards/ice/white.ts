import {
  activated,
  instead,
  protectionFrom,
  statically,
  triggered,
  rule,
} from '../../engine/language/abilities.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { payLife } from '../../engine/language/costs/lifeCost.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { chooseWord } from '../../engine/language/effects/choose.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { create } from '../../engine/language/effects/create.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { putIntoPlay, toHand } from '../../engine/language/effects/move.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { remember } from '../../engine/language/effects/remember.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { ofChosenColour } from '../../engine/language/filters/chosen.ts';
import { damagedBy } from '../../engine/language/filters/damagedBy.ts';
import { black, red } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { instantCard, interruptCard, sorceryCard } from '../../engine/language/filters/hasType.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { anything, both, either } from '../../engine/language/filters/logic.ts';
import { token, unblocked } from '../../engine/language/filters/state.ts';
import { bonus, grant, has } from '../../engine/language/modification.ts';
import { atStep, dies, leavesPlay, losesControl } from '../../engine/language/moment.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { buried } from '../../engine/language/refs/buried.ts';
import { controllerOf, everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target, targetSpell } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aCreature,
  anyTarget,
  aura,
  creature,
  creatures,
  creatureToken,
  drawNextUpkeep,
  enchantment,
  enchantments,
  formerly,
  instant,
  lands,
  pump,
  pumpHost,
  upkeepCost,
  yours,
} from '../builders.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { power } from '../../engine/language/filters/size.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  enchantment(
    "Arenson's Aura",
    '{2}{W}',
    activated(['{W}', sacrificeOf(enchantments)], destroy(target(enchantments))),
    activated('{3}{U}{U}', counter(targetSpell(both(spell, enchantments)))),
  ),
  aura('Armor of Faith', '{W}', creatures, statically(attached, bonus(1, 1)), pumpHost('{W}', 0, 1)),
  instant('Blessed Wine', '{1}{W}', sequence(gainLife(you, 1), drawNextUpkeep)),
  formerly(
    'Blinking Spirit',
    creature('Blinking Spirit', '{3}{W}', 'Spirit', 2, 2, activated('{0}', toHand(self))),
  ),
  aura(
    'Caribou Range',
    '{2}{W}{W}',
    yours(lands),
    statically(
      attached,
      grant(activated(['{W}{W}', tap], create(creatureToken('white', 'Caribou', 'Caribou', 0, 1)))),
    ),
    activated(sacrificeOf(both(subtype('Caribou'), token)), gainLife(you, 1)),
  ),
  instant('Heal', '{W}', sequence(prevent(1, { to: anyTarget }), drawNextUpkeep)),
  formerly(
    'Hipparion',
    creature(
      'Hipparion',
      '{1}{W}',
      'Horse',
      1,
      3,
      rule({ kind: 'combatCost', for: 'block', who: is(self), whom: power('>=', 3), cost: [mana('{1}')] }),
    ),
  ),
  enchantment(
    'Justice',
    '{2}{W}{W}',
    upkeepCost('{W}{W}'),
    triggered(
      {
        kind: 'dealsDamage',
        source: both(red, either(creatures, instantCard, interruptCard, sorceryCard)),
        to: anything,
        players: everyone,
      },
      damage(thatMuch(), controllerOf(that('source'))),
    ),
  ),
  formerly(
    'Soldiers',
    creature(
      'Kjeldoran Royal Guard',
      '{3}{W}{W}',
      'Human Soldier',
      2,
      5,
      activated(
        tap,
        prevent('all', { to: you, fromAll: both(creatures, unblocked), combatOnly: true, onto: self }),
      ),
    ),
  ),
  formerly(
    'Soldier',
    creature('Kjeldoran Skycaptain', '{4}{W}', 'Human Soldier', 2, 2, 'flying', 'firstStrike', 'banding'),
  ),
  formerly(
    'Paladin',
    creature(
      'Order of the Sacred Torch',
      '{1}{W}{W}',
      'Human Knight',
      2,
      2,
      activated([tap, payLife(1)], counter(targetSpell(both(spell, black)))),
    ),
  ),
  formerly(
    'Knight',
    creature(
      'Order of the White Shield',
      '{W}{W}',
      'Human Knight',
      2,
      1,
      protectionFrom(black),
      activated('{W}', gains(self, has('firstStrike'))),
      pump('{W}{W}', 1, 0),
    ),
  ),
  aura(
    'Prismatic Ward',
    '{1}{W}',
    creatures,
    instead({ kind: 'asEnters', first: chooseWord('colour', 'colour') }),
    instead({ kind: 'damageStopped', from: ofChosenColour('colour'), to: is(attached) }),
  ),
  instant(
    'Sacred Boon',
    '{1}{W}',
    prevent(3, {
      to: aCreature,
      then: later(atStep('end', everyone), putCounters(aCreature, '+0/+1', thatMuch())),
    }),
  ),
  creature(
    'Seraph',
    '{6}{W}',
    'Angel',
    4,
    4,
    'flying',
    triggered(
      dies(both(creatures, damagedBy(self))),
      later(
        atStep('end', everyone),
        sequence(
          putIntoPlay(buried(that()), { under: you, slot: 'risen' }),
          remember('the creatures it brought back', slot('risen')),
        ),
      ),
    ),
    triggered(leavesPlay(is(self)), sacrificeIt(slot('the creatures it brought back'))),
    triggered(losesControl(everyone, is(self)), sacrificeIt(slot('the creatures it brought back'))),
  ),
  formerly('Soldier', creature('Shield Bearer', '{1}{W}', 'Human Soldier', 0, 3, 'banding')),
];
