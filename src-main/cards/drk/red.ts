// prettier-ignore
import {
  aCreature, activated, all, anOpponent, anyTarget, atStep, attacks, bonus, bury, count, creature, creatures,
  damage, damageEach, defender, destroy, did, either, everyone, flip, formerly, gains, grant, half, instant,
  is, keepAmount, lands, landwalk, repeatWhile, rule, sacrificeIt, sacrificeThis, self, sequence, sorcery,
  staysTappedNext, subtype, tap, taps, target, targetPlayer, thereIs, triggered, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  formerly(
    'Ball Lightning',
    creature(
      'Ball Lightning',
      '{R}{R}{R}',
      'Elemental',
      6,
      1,
      'trample',
      'haste',
      triggered(atStep('end', everyone), sacrificeIt(self)),
    ),
  ),
  formerly(
    'Brother',
    creature(
      'Brothers of Fire',
      '{1}{R}{R}',
      'Human Shaman',
      2,
      2,
      activated('{1}{R}{R}', sequence(damage(1, anyTarget), damage(1, you))),
    ),
  ),
  formerly(
    'Cave People',
    creature(
      'Cave People',
      '{1}{R}{R}',
      'Human',
      1,
      4,
      triggered(attacks(is(self)), gains(self, bonus(1, -2))),
      activated(['{1}{R}{R}', tap], gains(aCreature, grant(landwalk(subtype('Mountain'))))),
    ),
  ),
  sorcery(
    'Eternal Flame',
    '{2}{R}{R}',
    sequence(
      damage(count(all(subtype('Mountain'), 'battlefield', you)), targetPlayer('opponents')),
      damage(half(count(all(subtype('Mountain'), 'battlefield', you)), 'up'), you),
    ),
  ),
  creature(
    'Fire Drake',
    '{1}{R}{R}',
    'Drake',
    1,
    2,
    'flying',
    activated('{R}', gains(self, bonus(1, 0)), { oncePerTurn: true }),
  ),
  instant('Fissure', '{3}{R}{R}', bury(target(either(creatures, lands)))),
  creature(
    'Goblin Digging Team',
    '{R}',
    'Goblin',
    1,
    1,
    activated([tap, sacrificeThis], destroy(target(subtype('Wall')))),
  ),
  creature('Goblin Hero', '{2}{R}', 'Goblin', 2, 2),
  formerly(
    'Rock Sled',
    creature(
      'Goblin Rock Sled',
      '{1}{R}',
      'Goblin',
      3,
      1,
      'trample',
      rule({
        kind: 'cannotAttack',
        who: is(self),
        unless: thereIs(all(subtype('Mountain'), 'battlefield', defender)),
      }),
      triggered(attacks(is(self)), staysTappedNext(self)),
    ),
  ),
  instant('Inferno', '{5}{R}{R}', damageEach(6, all(creatures), everyone)),
  sorcery(
    'Mana Clash',
    '{R}',
    repeatWhile(
      sequence(
        keepAmount('a coin came up tails', 0),
        flip(you, undefined, sequence(damage(1, you), keepAmount('a coin came up tails', 1))),
        flip(anOpponent, undefined, sequence(damage(1, anOpponent), keepAmount('a coin came up tails', 1))),
      ),
      did('a coin came up tails'),
    ),
  ),
  formerly('Sister', creature('Sisters of the Flame', '{1}{R}{R}', 'Human Shaman', 2, 2, taps('R'))),
];
