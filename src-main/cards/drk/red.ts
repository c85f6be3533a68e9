import { activated, landwalk, rule, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { half } from '../../engine/language/amounts/fraction.ts';
import { did } from '../../engine/language/conditions/did.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { bury, destroy } from '../../engine/language/effects/destroy.ts';
import { flip } from '../../engine/language/effects/flip.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { keepAmount } from '../../engine/language/effects/keep.ts';
import { repeatWhile } from '../../engine/language/effects/repeatWhile.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { either } from '../../engine/language/filters/logic.ts';
import { bonus, grant } from '../../engine/language/modification.ts';
import { atStep, attacks } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { defender, everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target, targetPlayer } from '../../engine/language/refs/target.ts';
import {
  aCreature,
  anOpponent,
  anyTarget,
  creature,
  creatures,
  damageEach,
  formerly,
  instant,
  lands,
  sorcery,
  taps,
  thereIs,
  staysTappedNext,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
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
