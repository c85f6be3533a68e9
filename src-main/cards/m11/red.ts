// prettier-ignore
import {
  aCreature, activated, addMana, all, anyTarget, anything, artifacts, atStep, attached, attacking, attacks,
  aura, becomesColour, blue, bonus, both, choose, controlledBy, controllerOf, copySpell, count, creature,
  creatures, damage, defender, destroy, dies, either, enchantment, enters, everyone, fits, gains, grant, has,
  instant, instantCard, instead, interruptCard, is, lands, landwalk, may, mustAttack, opponents, play, power,
  powerOf, pump, pumpHost, putIntoPlay, red, remember, reveal, rule, sacrifice, sacrificeIt, sacrificeOf,
  sacrificeThis, search, self, sequence, slot, someoneDid, sorcery, sorceryCard, spell, statically, subtype,
  tap, target, targetOrPlayer, targetSpell, that, toHand, triggered, when, white, withAbility, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const aDefender = target(both(creatures, controlledBy(defender)));

const THREE_AMONG = damage(3, targetOrPlayer(creatures, { most: 3, divided: 3 }), { shared: 'chosen' });

export const cards: readonly CorpusCard[] = [
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
