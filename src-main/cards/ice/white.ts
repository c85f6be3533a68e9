// prettier-ignore
import {
  aCreature, activated, anyTarget, anything, atStep, attached, aura, black, bonus, both, buried, chooseWord,
  controllerOf, counter, create, creature, creatures, creatureToken, damage, damagedBy, destroy, dies,
  drawNextUpkeep, either, enchantment, enchantments, everyone, formerly, gainLife, gains, grant, has, instant,
  instantCard, instead, interruptCard, is, lands, later, leavesPlay, losesControl, mana, ofChosenColour,
  payLife, power, prevent, protectionFrom, pump, pumpHost, putCounters, putIntoPlay, red, remember, rule,
  sacrificeIt, sacrificeOf, self, sequence, slot, sorceryCard, spell, statically, subtype, tap, target,
  targetSpell, that, thatMuch, toHand, token, triggered, unblocked, upkeepCost, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
