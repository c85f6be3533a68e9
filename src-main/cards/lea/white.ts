import {
  activated,
  instead,
  protectionFrom,
  rule,
  statically,
  triggered,
} from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { half } from '../../engine/language/amounts/fraction.ts';
import { lifeOf, powerOf } from '../../engine/language/amounts/measure.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { during } from '../../engine/language/conditions/moment.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { bury, destroy } from '../../engine/language/effects/destroy.ts';
import { equalise } from '../../engine/language/effects/equalise.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { keep } from '../../engine/language/effects/keep.ts';
import { gainLife, loseLife } from '../../engine/language/effects/life.ts';
import { mayPay } from '../../engine/language/effects/may.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { exile, putIntoPlay } from '../../engine/language/effects/move.ts';
import { permit } from '../../engine/language/effects/permit.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { regenerate } from '../../engine/language/effects/regenerate.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { black, blue, green, red, white } from '../../engine/language/filters/hasColour.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { anything, both, either, not } from '../../engine/language/filters/logic.ts';
import { blocking, unblocked, untapped, attacking } from '../../engine/language/filters/state.ts';
import { becomesLand, bonus, grant, has, loses } from '../../engine/language/modification.ts';
import { atStep, dies } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, everyone, ownerOf, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aCreature,
  aPlayer,
  anyTarget,
  artifacts,
  aura,
  circleOfProtection,
  creature,
  creatures,
  enchantment,
  enchantments,
  formerly,
  instant,
  lace,
  lands,
  pumpHost,
  sorcery,
  upkeepCost,
  ward,
  yours,
} from '../builders.ts';
import { aDefendingCreature } from '../fighting/builders.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import { withLandwalk } from '../../engine/language/filters/hasLandwalk.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  aura('Animate Wall', '{W}', both(creatures, subtype('Wall')), statically(attached, loses('defender'))),
  sorcery('Armageddon', '{3}{W}', destroy(all(lands))),
  sorcery('Balance', '{1}{W}', sequence(equalise(lands), equalise(), equalise(creatures))),
  formerly('Hero', creature('Benalish Hero', '{W}', 'Human Soldier', 1, 1, 'banding')),
  aura('Black Ward', '{W}', creatures, statically(attached, grant(protectionFrom(black)))),
  instant(
    'Blaze of Glory',
    '{W}',
    sequence(
      setRule({ kind: 'blockMore', who: is(aDefendingCreature), more: 'any' }),
      setRule({ kind: 'mustBlock', who: is(aDefendingCreature), whom: attacking }),
    ),
    { onlyDuring: during(['beginCombat', 'declareAttackers']) },
  ),
  aura('Blessing', '{W}{W}', creatures, pumpHost('{W}', 1, 1)),
  ward('Blue Ward', blue),
  enchantment(
    'Castle',
    '{3}{W}',
    statically(all(both(creatures, untapped), 'battlefield', you), bonus(0, 2)),
  ),
  circleOfProtection('Circle of Protection: Blue', blue),
  circleOfProtection('Circle of Protection: Green', green),
  circleOfProtection('Circle of Protection: Red', red),
  circleOfProtection('Circle of Protection: White', white),
  aura(
    'Consecrate Land',
    '{W}',
    lands,
    statically(attached, has('indestructible')),
    rule({ kind: 'cannotBeEnchanted', what: is(attached), by: not(is(self)) }),
  ),
  enchantment(
    'Conversion',
    '{2}{W}{W}',
    upkeepCost('{W}{W}'),
    statically(all(subtype('Mountain')), becomesLand('Plains')),
  ),
  enchantment('Crusade', '{W}{W}', statically(all(both(creatures, white)), bonus(1, 1))),
  instant('Death Ward', '{W}', regenerate(aCreature)),
  instant('Disenchant', '{1}{W}', destroy(target(either(artifacts, enchantments)))),
  aura(
    'Farmstead',
    '{W}{W}{W}',
    lands,
    statically(attached, grant(triggered(atStep('upkeep', you), mayPay(mana('{W}{W}'), gainLife(you, 1))))),
  ),
  ward('Green Ward', green),
  instant(
    'Guardian Angel',
    '{X}{W}',
    sequence(
      prevent(x, { to: anyTarget }),
      keep('that creature or player', anyTarget),
      permit(activated('{1}', prevent(1, { to: slot('that creature or player') }))),
    ),
  ),
  instant(
    'Healing Salve',
    '{W}',
    chooseOne({ gain: gainLife(aPlayer, 3), prevent: prevent(3, { to: anyTarget }) }),
  ),
  aura('Holy Armor', '{W}', creatures, statically(attached, bonus(0, 2)), pumpHost('{W}', 0, 1)),
  aura('Holy Strength', '{W}', creatures, statically(attached, bonus(1, 2))),
  enchantment(
    'Island Sanctuary',
    '{1}{W}',
    instead({
      kind: 'drawReplaced',
      who: you,
      when: during(['draw'], you),
      optional: true,
      effect: setRule(
        {
          kind: 'cannotAttack',
          who: both(creatures, not(either(withKeyword('flying'), withLandwalk(subtype('Island'))))),
          whom: you,
        },
        'untilYourNextTurn',
      ),
    }),
  ),
  enchantment(
    'Karma',
    '{2}{W}{W}',
    triggered(
      atStep('upkeep', everyone),
      damage(count(all(subtype('Swamp'), 'battlefield', that('player'))), that('player')),
    ),
  ),
  aura('Lance', '{W}', creatures, statically(attached, has('firstStrike'))),
  creature('Mesa Pegasus', '{1}{W}', 'Pegasus', 1, 1, 'flying', 'banding'),
  formerly(
    'Paladin',
    creature(
      'Northern Paladin',
      '{2}{W}{W}',
      'Human Knight',
      3,
      3,
      activated(['{W}{W}', tap], destroy(target(black))),
    ),
  ),
  creature('Pearled Unicorn', '{2}{W}', 'Unicorn', 2, 2),
  formerly(
    'Avatar',
    creature(
      'Personal Incarnation',
      '{3}{W}{W}{W}',
      'Avatar Incarnation',
      6,
      6,
      activated('{0}', prevent(1, { to: self, onto: ownerOf(self) }), { ownerOnly: true }),
      triggered(dies(is(self)), loseLife(ownerOf(self), half(lifeOf(ownerOf(self)), 'up'))),
    ),
  ),
  lace('Purelace', '{W}', 'white'),
  aura('Red Ward', '{W}', creatures, statically(attached, grant(protectionFrom(red)))),
  sorcery(
    'Resurrection',
    '{2}{W}{W}',
    putIntoPlay(target(yours(creatures), { zone: 'graveyard' }), { under: you }),
  ),
  instant(
    'Reverse Damage',
    '{1}{W}{W}',
    prevent('all', { to: you, fromChosen: anything, then: gainLife(you, thatMuch()) }),
  ),
  instant('Righteousness', '{W}', gains(target(both(creatures, blocking)), bonus(7, 7))),
  formerly(
    'Cleric',
    creature('Samite Healer', '{1}{W}', 'Human Cleric', 1, 1, activated(tap, prevent(1, { to: anyTarget }))),
  ),
  formerly('Lion', creature('Savannah Lions', '{W}', 'Cat', 2, 1)),
  creature('Serra Angel', '{3}{W}{W}', 'Angel', 4, 4, 'flying', 'vigilance'),
  instant(
    'Swords to Plowshares',
    '{W}',
    sequence(exile(aCreature), gainLife(controllerOf(aCreature), powerOf(aCreature))),
  ),
  formerly(
    'Bodyguard',
    creature(
      'Veteran Bodyguard',
      '{3}{W}{W}',
      'Human',
      2,
      5,
      instead({
        kind: 'damageTurned',
        from: both(creatures, unblocked),
        players: you,
        onto: self,
        when: fits(self, untapped),
      }),
    ),
  ),
  creature('Wall of Swords', '{3}{W}', 'Wall', 3, 5, 'defender', 'flying'),
  formerly(
    'Knight',
    creature('White Knight', '{W}{W}', 'Human Knight', 2, 2, 'firstStrike', protectionFrom(black)),
  ),
  ward('White Ward', white),
  sorcery('Wrath of God', '{2}{W}{W}', bury(all(creatures))),
];
