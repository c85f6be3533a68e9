import { activated, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { lifeOf } from '../../engine/language/amounts/measure.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { create } from '../../engine/language/effects/create.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { may } from '../../engine/language/effects/may.ts';
import { putIntoPlay } from '../../engine/language/effects/move.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { is, controlledBy } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { anything, both } from '../../engine/language/filters/logic.ts';
import { named } from '../../engine/language/filters/named.ts';
import { totalCost } from '../../engine/language/filters/size.ts';
import { bonus, has } from '../../engine/language/modification.ts';
import { atStep, attacks, dies, enters, gainsLife, meets } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import {
  aCreature,
  aPlayer,
  beginsInPlay,
  creature,
  creatures,
  creatureToken,
  enchantment,
  enchantments,
  instant,
  other,
  permanents,
  sorcery,
  yours,
} from '../builders.ts';
import { whoDid } from '../../engine/language/refs/whoDid.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  enchantment("Ajani's Mantra", '{1}{W}', triggered(atStep('upkeep', you), may(gainLife(you, 1)))),
  creature(
    "Ajani's Pridemate",
    '{1}{W}',
    'Cat Soldier',
    2,
    2,
    triggered(gainsLife(you), putCounters(self, '+1/+1')),
  ),
  creature(
    'Angelic Arbiter',
    '{5}{W}{W}',
    'Angel',
    5,
    6,
    'flying',
    rule({ kind: 'cannotAttack', who: both(creatures, controlledBy(whoDid('cast', opponents))) }),
    rule({ kind: 'cannotCast', who: whoDid('attacked', opponents), filter: anything }),
  ),
  creature('Assault Griffin', '{3}{W}', 'Griffin', 3, 2, 'flying'),
  creature('Cloud Crusader', '{2}{W}{W}', 'Human Knight', 2, 3, 'flying', 'firstStrike'),
  sorcery('Day of Judgment', '{2}{W}{W}', destroy(all(creatures))),
  creature(
    'Goldenglow Moth',
    '{W}',
    'Insect',
    0,
    1,
    'flying',
    triggered(meets(is(self), 'blocker'), may(gainLife(you, 4))),
  ),
  instant('Inspired Charge', '{2}{W}{W}', gains(all(creatures, 'battlefield', you), bonus(2, 1))),
  creature(
    'Knight Exemplar',
    '{1}{W}{W}',
    'Human Knight',
    2,
    2,
    'firstStrike',
    statically(all(other(both(creatures, subtype('Knight'))), 'battlefield', you), [
      bonus(1, 1),
      has('indestructible'),
    ]),
  ),
  enchantment(
    'Leyline of Sanctity',
    '{2}{W}{W}',
    beginsInPlay,
    rule({ kind: 'untargetable', who: you, by: opponents }),
  ),
  instant('Mighty Leap', '{1}{W}', gains(aCreature, [bonus(2, 2), has('flying')])),
  creature(
    'Roc Egg',
    '{2}{W}',
    'Bird',
    0,
    3,
    'defender',
    triggered(dies(is(self)), create(creatureToken('white', 'Bird', 'Bird', 3, 3, 'flying'))),
  ),
  creature(
    'Serra Ascendant',
    '{W}',
    'Human Monk',
    1,
    1,
    'lifelink',
    statically(self, [bonus(5, 5), has('flying')], compare(lifeOf(you), '>=', 30)),
  ),
  creature(
    'Squadron Hawk',
    '{1}{W}',
    'Bird',
    1,
    1,
    'flying',
    triggered(enters(is(self)), may(search(you, named('Squadron Hawk'), 3, 'hand', { reveal: true }))),
  ),
  creature(
    'Sun Titan',
    '{4}{W}{W}',
    'Giant',
    6,
    6,
    'vigilance',
    triggered(
      enters(is(self)),
      may(
        putIntoPlay(target(yours(both(totalCost('<=', 3), permanents)), { zone: 'graveyard' }), {
          under: you,
        }),
      ),
    ),
    triggered(
      attacks(is(self)),
      may(
        putIntoPlay(target(yours(both(totalCost('<=', 3), permanents)), { zone: 'graveyard' }), {
          under: you,
        }),
      ),
    ),
  ),
  creature(
    'Tireless Missionaries',
    '{4}{W}',
    'Human Cleric',
    2,
    3,
    triggered(enters(is(self)), gainLife(you, 3)),
  ),
  creature(
    'Vengeful Archon',
    '{4}{W}{W}{W}',
    'Archon',
    7,
    7,
    'flying',
    activated('{X}', prevent(x, { to: you, then: damage(thatMuch(), aPlayer) })),
  ),
  creature(
    'War Priest of Thune',
    '{1}{W}',
    'Human Cleric',
    2,
    2,
    triggered(enters(is(self)), may(destroy(target(enchantments)))),
  ),
];
