import { activated, instead, landwalk, statically, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { powerOf } from '../../engine/language/amounts/measure.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addMana } from '../../engine/language/effects/addMana.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { copySpell } from '../../engine/language/effects/copySpell.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { may } from '../../engine/language/effects/may.ts';
import { putIntoPlay } from '../../engine/language/effects/move.ts';
import { play, reveal } from '../../engine/language/effects/play.ts';
import { sacrifice, sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { red } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { instantCard, interruptCard, sorceryCard } from '../../engine/language/filters/hasType.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { anything, both, either } from '../../engine/language/filters/logic.ts';
import { power } from '../../engine/language/filters/size.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { becomesColour, bonus, grant, has } from '../../engine/language/modification.ts';
import { atStep, attacks, enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, defender, everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target, targetSpell } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aCreature,
  anyTarget,
  artifacts,
  aura,
  creature,
  creatures,
  enchantment,
  instant,
  lands,
  mustAttack,
  pumpHost,
  sorcery,
  yours,
} from '../builders.ts';
import type { Card } from '../card.ts';

const aDefender = target(both(creatures, controlledBy(defender)));

export const cards: readonly Card[] = [
  creature(
    'Ancient Hellkite',
    '{4}{R}{R}{R}',
    'Dragon',
    6,
    6,
    'flying',
    activated('{R}', damage(1, target(both(creatures, controlledBy(defender)))), {
      onlyDuring: fits(self, attacking),
    }),
  ),
  creature(
    'Arc Runner',
    '{2}{R}',
    'Elemental Ox',
    5,
    1,
    'haste',
    triggered(atStep('end', everyone), sacrificeIt(self)),
  ),
  instant(
    "Chandra's Outrage",
    '{2}{R}{R}',
    sequence(damage(4, aCreature), damage(2, controllerOf(aCreature))),
  ),
  creature(
    'Cyclops Gladiator',
    '{1}{R}{R}{R}',
    'Cyclops Warrior',
    4,
    4,
    triggered(
      attacks(is(self)),
      may(sequence(damage(powerOf(self), aDefender), damage(powerOf(aDefender), self, { by: aDefender }))),
    ),
  ),
  sorcery(
    'Destructive Force',
    '{5}{R}{R}',
    sequence(sacrifice(everyone, lands, 5), damage(5, all(creatures))),
  ),
  creature(
    'Earth Servant',
    '{5}{R}',
    'Elemental',
    4,
    4,
    statically(self, bonus(0, count(all(subtype('Mountain'), 'battlefield', you)))),
  ),
  creature('Ember Hauler', '{R}{R}', 'Goblin', 2, 2, activated(['{1}', sacrificeThis], damage(2, anyTarget))),
  creature(
    'Fire Servant',
    '{3}{R}{R}',
    'Elemental',
    4,
    3,
    instead({ kind: 'damageMultiplied', from: yours(both(red, either(instantCard, sorceryCard))), by: 2 }),
  ),
  creature(
    'Goblin Tunneler',
    '{1}{R}',
    'Goblin Rogue',
    1,
    1,
    activated(tap, gains(target(both(creatures, power('<=', 2))), has('unblockable'))),
  ),
  instant('Incite', '{R}', gains(aCreature, [becomesColour('red'), grant(mustAttack)])),
  creature(
    'Manic Vandal',
    '{2}{R}',
    'Human Warrior',
    2,
    2,
    triggered(enters(is(self)), destroy(target(artifacts))),
  ),
  instant('Pyretic Ritual', '{1}{R}', addMana('RRR')),
  instant(
    'Reverberate',
    '{R}{R}',
    copySpell(targetSpell(both(spell, either(instantCard, interruptCard, sorceryCard)))),
  ),
  aura(
    "Shiv's Embrace",
    '{2}{R}{R}',
    creatures,
    statically(attached, [bonus(2, 2), has('flying')]),
    pumpHost('{R}', 1, 0),
  ),
  instant('Thunder Strike', '{1}{R}', gains(aCreature, [bonus(2, 0), has('firstStrike')])),
  aura(
    'Volcanic Strength',
    '{1}{R}',
    creatures,
    statically(attached, [bonus(2, 2), grant(landwalk(subtype('Mountain')))]),
  ),
  creature('Vulshok Berserker', '{3}{R}', 'Human Berserker', 3, 2, 'haste'),
  enchantment(
    'Wild Evocation',
    '{5}{R}',
    triggered(
      atStep('upkeep', everyone),
      sequence(
        choose(all(anything, 'hand', that('player')), 'picked', { atRandom: true }),
        reveal(slot('picked')),
        when(
          fits(slot('picked'), lands),
          putIntoPlay(slot('picked')),
          play(slot('picked'), that('player'), { free: true, forced: true }),
        ),
      ),
    ),
  ),
];
