// prettier-ignore
import {
  aCreature, activated, aDefendingCreature, all, anyTarget, anything, aPlayer, artifacts, atStep, attached,
  attacking, aura, becomesLand, black, blocking, blue, bonus, both, bury, choose, chooseOne,
  circleOfProtection, controllerOf, count, creature, creatures, damage, damageTaken, destroy, dies, during,
  either, enchantment, enchantments, equalise, everyone, exile, fits, formerly, gainLife, gains, grant, green,
  half, has, instant, instead, is, keep, lace, lands, lifeOf, loseLife, loses, mana, mayPay, not, ownerOf,
  permit, powerOf, prevent, protectionFrom, pumpHost, putIntoPlay, red, regenerate, rule, self, sequence,
  setRule, slot, sorcery, sourcesOfDamageTo, spellAbility, statically, subtype, tap, target, that, thatMuch,
  times, triggered, unblocked, untapped, until1997, upkeepCost, ward, white, withKeyword, withLandwalk, x,
  you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
  until1997(
    {
      abilities: [
        statically(all(both(creatures, untapped, not(attacking)), 'battlefield', you), bonus(0, 2)),
      ],
    },
    enchantment(
      'Castle',
      '{3}{W}',
      statically(all(both(creatures, untapped), 'battlefield', you), bonus(0, 2)),
    ),
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
  until1997(
    {
      abilities: [
        spellAbility(
          sequence(
            choose(sourcesOfDamageTo(you), 'source'),
            gainLife(you, times(2, damageTaken(you, is(slot('source'))))),
          ),
        ),
      ],
    },
    instant(
      'Reverse Damage',
      '{1}{W}{W}',
      prevent('all', { to: you, fromChosen: anything, then: gainLife(you, thatMuch()) }),
    ),
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
