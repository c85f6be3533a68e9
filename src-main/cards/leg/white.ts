import { activated, protectionFrom, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { deaths } from '../../engine/language/amounts/deaths.ts';
import { costOf } from '../../engine/language/amounts/measure.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { removing } from '../../engine/language/costs/counterCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search, shuffle } from '../../engine/language/effects/library.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { look } from '../../engine/language/effects/look.ts';
import { may } from '../../engine/language/effects/may.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { black, red, white } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { anything, both, either, not } from '../../engine/language/filters/logic.ts';
import { named } from '../../engine/language/filters/named.ts';
import { power } from '../../engine/language/filters/size.ts';
import { attacking, blocking, token } from '../../engine/language/filters/state.ts';
import { bonus, has, loses } from '../../engine/language/modification.ts';
import { atStep, blocks } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import {
  aPlayer,
  anyTarget,
  artifacts,
  aura,
  basicLands,
  cannotBeBlockedBy,
  creature,
  creatures,
  enchantment,
  formerly,
  instant,
  lands,
  sorcery,
  thereIs,
  yours,
} from '../builders.ts';
import type { Card } from '../card.ts';

const anArtifact = target(artifacts);
export const cards: readonly Card[] = [
  formerly(
    'Legionnaire',
    creature(
      'Akron Legionnaire',
      '{6}{W}{W}',
      'Giant Soldier',
      8,
      4,
      rule({
        kind: 'cannotAttack',
        who: yours(both(creatures, not(artifacts), not(named('Akron Legionnaire')))),
      }),
    ),
  ),
  instant(
    'Alabaster Potion',
    '{X}{W}{W}',
    chooseOne({ gain: gainLife(aPlayer, x), prevent: prevent(x, { to: anyTarget }) }),
  ),
  creature('Amrou Kithkin', '{W}{W}', 'Kithkin', 1, 1, cannotBeBlockedBy(power('>=', 3))),
  formerly(
    'Archer',
    creature(
      "D'Avenant Archer",
      '{2}{W}',
      'Human Soldier Archer',
      1,
      2,
      activated(tap, damage(1, target(both(creatures, either(attacking, blocking))))),
    ),
  ),
  instant('Divine Offering', '{1}{W}', sequence(destroy(anArtifact), gainLife(you, costOf(anArtifact)))),
  aura('Divine Transformation', '{2}{W}{W}', creatures, statically(attached, bonus(3, 3))),
  formerly(
    'Wurm',
    creature(
      'Elder Land Wurm',
      '{4}{W}{W}{W}',
      'Dragon Wurm',
      5,
      5,
      'defender',
      'trample',
      triggered(blocks(is(self), anything), gains(self, loses('defender'), 'whileInPlay')),
    ),
  ),
  enchantment(
    'Fortified Area',
    '{1}{W}{W}',
    statically(all(both(creatures, subtype('Wall')), 'battlefield', you), [bonus(1, 0), has('banding')]),
  ),
  enchantment(
    'Greater Realm of Preservation',
    '{1}{W}',
    activated('{1}{W}', prevent('all', { to: you, fromChosen: either(black, red) })),
  ),
  instant('Holy Day', '{W}', prevent('all', { combatOnly: true })),
  formerly(
    'Guardian',
    creature(
      'Ivory Guardians',
      '{4}{W}{W}',
      'Giant Cleric',
      3,
      3,
      protectionFrom(red),
      statically(
        all(both(creatures, named('Ivory Guardians'))),
        bonus(1, 1),
        thereIs(all(both(red, not(token)), 'battlefield', opponents)),
      ),
    ),
  ),
  enchantment(
    'Kismet',
    '{3}{W}',
    rule({ kind: 'entersTapped', who: both(either(artifacts, creatures, lands), controlledBy(opponents)) }),
  ),
  enchantment(
    'Land Tax',
    '{W}',
    triggered(atStep('upkeep', you), may(search(you, basicLands, 3, 'hand', { reveal: true })), {
      if: compare(count(all(lands, 'battlefield', opponents)), '>', count(all(lands, 'battlefield', you))),
    }),
  ),
  formerly(
    'Vultures',
    creature(
      'Osai Vultures',
      '{1}{W}',
      'Bird',
      1,
      1,
      'flying',
      triggered(atStep('end', everyone), putCounters(self, 'carrion'), {
        if: compare(deaths(creatures), '>', 0),
      }),
      activated(removing('carrion', 2), gains(self, bonus(1, 1))),
    ),
  ),
  aura(
    'Seeker',
    '{2}{W}{W}',
    creatures,
    rule({ kind: 'cannotBlock', who: not(either(artifacts, white)), whom: is(attached) }),
  ),
  instant('Shield Wall', '{1}{W}', gains(all(creatures, 'battlefield', you), bonus(0, 2))),
  aura(
    'Spirit Link',
    '{W}',
    creatures,
    triggered(
      { kind: 'dealsDamage', source: is(attached), to: anything, players: everyone },
      gainLife(you, thatMuch()),
    ),
  ),
  creature('Tundra Wolves', '{W}', 'Wolf', 1, 1, 'firstStrike'),
  sorcery('Visions', '{W}', sequence(look(topOf(aPlayer, 5)), may(shuffle(aPlayer)))),
];
