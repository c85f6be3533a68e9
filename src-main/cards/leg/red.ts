// prettier-ignore
import {
  aCreature, activated, all, anOpponent, ANY_NUMBER, anything, atStep, attached, attacking, aura, blocking,
  blocks, bonus, both, changeOwner, choose, controllerOf, countersOn, creature, creatures, damage, did, draw,
  each, either, everyone, fits, forAnte, forEach, gains, handSize, has, instant, is, keepAmount, manaX, minus,
  move, mustAttack, payLife, putCounters, regenerate, reveal, sacrificeThis, self, sequence, setRuleNextTurn,
  shuffle, slot, sorcery, statically, tap, tapIt, target, targetOrPlayer, that, thatMuch, toughness,
  toughnessOf, triggered, unlessPays, when, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
