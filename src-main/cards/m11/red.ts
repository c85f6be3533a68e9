import {
  activated,
  instead,
  landwalk,
  rule,
  statically,
  triggered,
} from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { powerOf } from '../../engine/language/amounts/measure.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { sacrificeOf, sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addMana } from '../../engine/language/effects/addMana.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { copySpell } from '../../engine/language/effects/copySpell.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { may } from '../../engine/language/effects/may.ts';
import { putIntoPlay, toHand } from '../../engine/language/effects/move.ts';
import { play, reveal } from '../../engine/language/effects/play.ts';
import { remember } from '../../engine/language/effects/remember.ts';
import { sacrifice, sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { blue, red, white } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { instantCard, interruptCard, sorceryCard } from '../../engine/language/filters/hasType.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { anything, both, either } from '../../engine/language/filters/logic.ts';
import { power } from '../../engine/language/filters/size.ts';
import { attacking } from '../../engine/language/filters/state.ts';
import { becomesColour, bonus, grant, has } from '../../engine/language/modification.ts';
import { atStep, attacks, dies, enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, defender, everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target, targetOrPlayer, targetSpell } from '../../engine/language/refs/target.ts';
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
  pump,
  pumpHost,
  sorcery,
  withAbility,
  yours,
} from '../builders.ts';
import { someoneDid } from '../../engine/language/conditions/someoneDid.ts';
import type { Card } from '../card.ts';

const aDefender = target(both(creatures, controlledBy(defender)));

const THREE_AMONG = damage(3, targetOrPlayer(creatures, { most: 3, divided: 3 }), { shared: 'chosen' });

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
  creature(
    'Bloodcrazed Goblin',
    '{R}',
    'Goblin Berserker',
    2,
    2,
    rule({ kind: 'cannotAttack', who: is(self), unless: someoneDid(opponents, 'wasDamaged') }),
  ),
  instant(
    "Chandra's Outrage",
    '{2}{R}{R}',
    sequence(damage(4, aCreature), damage(2, controllerOf(aCreature))),
  ),
  creature(
    "Chandra's Spitfire",
    '{2}{R}',
    'Elemental',
    1,
    3,
    'flying',
    triggered(
      { kind: 'dealsDamage', source: anything, players: opponents, noncombat: true },
      gains(self, bonus(3, 0)),
    ),
  ),
  withAbility(
    rule({ kind: 'uncounterable', filter: is(self) }),
    instant(
      'Combust',
      '{1}{R}',
      damage(5, target(both(creatures, either(white, blue))), { unpreventable: true }),
    ),
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
  instant('Fling', '{1}{R}', damage(powerOf(slot('given')), anyTarget), { costs: [sacrificeOf(creatures)] }),
  creature(
    'Goblin Tunneler',
    '{1}{R}',
    'Goblin Rogue',
    1,
    1,
    activated(tap, gains(target(both(creatures, power('<=', 2))), has('unblockable'))),
  ),
  creature(
    'Hoarding Dragon',
    '{3}{R}{R}',
    'Dragon',
    4,
    4,
    'flying',
    triggered(
      enters(is(self)),
      may(
        sequence(
          search(you, artifacts, 1, 'exile', { slot: 'found' }),
          remember('the exiled card', slot('found')),
        ),
      ),
    ),
    triggered(dies(is(self)), may(toHand(slot('the exiled card')))),
  ),
  instant('Incite', '{R}', gains(aCreature, [becomesColour('red'), grant(mustAttack)])),
  creature(
    'Inferno Titan',
    '{4}{R}{R}',
    'Giant',
    6,
    6,
    pump('{R}', 1, 0),
    triggered(enters(is(self)), THREE_AMONG),
    triggered(attacks(is(self)), THREE_AMONG),
  ),
  enchantment(
    'Leyline of Punishment',
    '{2}{R}{R}',
    rule({ kind: 'beginsInPlay' }),
    rule({ kind: 'noLifeGain', who: everyone }),
    rule({ kind: 'noPrevention' }),
  ),
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
