import {
  activated,
  instead,
  protectionFrom,
  statically,
  triggered,
  rule,
} from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { lifeOf } from '../../engine/language/amounts/measure.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { create } from '../../engine/language/effects/create.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { may } from '../../engine/language/effects/may.ts';
import { exile, move, putIntoPlay } from '../../engine/language/effects/move.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { black, red, white } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { anything, both, either, not } from '../../engine/language/filters/logic.ts';
import { attacking, blocking } from '../../engine/language/filters/state.ts';
import { bonus, has } from '../../engine/language/modification.ts';
import { casts, dealsDamageTo, enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aCreature,
  anyTarget,
  artifacts,
  aura,
  creature,
  creatures,
  creatureToken,
  enchantment,
  enchantments,
  instant,
  lands,
  other,
  planeswalker,
  pump,
  sized,
  sorcery,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  planeswalker('Ajani Goldmane', '{2}{W}{W}', 'Ajani', 4, [
    [1, gainLife(you, 2)],
    [
      -1,
      sequence(
        putCounters(all(creatures, 'battlefield', you), '+1/+1'),
        gains(all(creatures, 'battlefield', you), has('vigilance')),
      ),
    ],
    [-6, create(creatureToken('white', 'Avatar', 'Avatar', 0, 0, sized(lifeOf(you), lifeOf(you))))],
  ]),
  instant("Angel's Mercy", '{2}{W}{W}', gainLife(you, 7)),
  aura(
    'Armored Ascension',
    '{3}{W}',
    creatures,
    statically(attached, [
      bonus(
        count(all(subtype('Plains'), 'battlefield', you)),
        count(all(subtype('Plains'), 'battlefield', you)),
      ),
      has('flying'),
    ]),
  ),
  creature(
    'Baneslayer Angel',
    '{3}{W}{W}',
    'Angel',
    5,
    5,
    'flying',
    'firstStrike',
    'lifelink',
    protectionFrom(subtype('Demon')),
    protectionFrom(subtype('Dragon')),
  ),
  creature('Blinding Mage', '{1}{W}', 'Human Wizard', 1, 2, activated(['{W}', tap], tapIt(aCreature))),
  creature(
    'Captain of the Watch',
    '{4}{W}{W}',
    'Human Soldier',
    3,
    3,
    'vigilance',
    statically(all(other(both(creatures, subtype('Soldier'))), 'battlefield', you), [
      bonus(1, 1),
      has('vigilance'),
    ]),
    triggered(enters(is(self)), create(creatureToken('white', 'Soldier', 'Soldier', 1, 1), 3)),
  ),
  instant('Celestial Purge', '{1}{W}', exile(target(either(black, red)))),
  instant('Divine Verdict', '{3}{W}', destroy(target(both(creatures, either(attacking, blocking))))),
  creature('Elite Vanguard', '{W}', 'Human Soldier', 2, 1),
  sorcery('Excommunicate', '{2}{W}', move(aCreature, 'library', { place: 'top' })),
  instant('Glorious Charge', '{1}{W}', gains(all(creatures, 'battlefield', you), bonus(1, 1))),
  creature('Griffin Sentinel', '{2}{W}', 'Griffin', 1, 3, 'flying', 'vigilance'),
  creature(
    'Guardian Seraph',
    '{2}{W}{W}',
    'Angel',
    3,
    4,
    'flying',
    instead({ kind: 'damageStopped', from: controlledBy(opponents), players: you, amount: 1 }),
  ),
  instant(
    "Harm's Way",
    '{W}',
    prevent(2, { to: you, toTheirs: anything, fromChosen: anything, onto: anyTarget }),
  ),
  enchantment(
    'Honor of the Pure',
    '{1}{W}',
    statically(all(both(creatures, white), 'battlefield', you), bonus(1, 1)),
  ),
  aura('Indestructibility', '{3}{W}', anything, statically(attached, has('indestructible'))),
  aura('Lifelink', '{W}', creatures, statically(attached, has('lifelink'))),
  creature(
    'Lightwielder Paladin',
    '{3}{W}{W}',
    'Human Knight',
    4,
    4,
    'firstStrike',
    triggered(
      dealsDamageTo(is(self), everyone, true),
      may(exile(target(both(either(black, red), controlledBy(that('player')))))),
    ),
  ),
  creature(
    'Mesa Enchantress',
    '{1}{W}{W}',
    'Human Druid',
    0,
    2,
    triggered(casts(you, enchantments), may(draw(you))),
  ),
  sorcery('Open the Vaults', '{4}{W}{W}', putIntoPlay(all(either(artifacts, enchantments), 'graveyard'))),
  creature(
    'Palace Guard',
    '{2}{W}',
    'Human Soldier',
    1,
    4,
    rule({ kind: 'blockMore', who: is(self), more: 'any' }),
  ),
  sorcery('Planar Cleansing', '{3}{W}{W}{W}', destroy(all(not(lands)))),
  creature(
    'Rhox Pikemaster',
    '{2}{W}{W}',
    'Rhino Soldier',
    3,
    3,
    'firstStrike',
    statically(all(other(both(creatures, subtype('Soldier'))), 'battlefield', you), has('firstStrike')),
  ),
  instant('Safe Passage', '{2}{W}', prevent('all', { to: you, toTheirs: creatures })),
  creature('Siege Mastodon', '{4}{W}', 'Elephant', 3, 5),
  instant('Silence', '{W}', setRule({ kind: 'cannotCast', who: opponents, filter: anything })),
  creature('Silvercoat Lion', '{1}{W}', 'Cat', 2, 2),
  sorcery(
    'Solemn Offering',
    '{2}{W}',
    sequence(destroy(target(either(artifacts, enchantments))), gainLife(you, 4)),
  ),
  creature('Stormfront Pegasus', '{1}{W}', 'Pegasus', 2, 1, 'flying'),
  creature(
    'Undead Slayer',
    '{2}{W}',
    'Human Cleric',
    2,
    2,
    activated(
      ['{W}', tap],
      exile(target(either(subtype('Skeleton'), subtype('Vampire'), subtype('Zombie')))),
    ),
  ),
  creature(
    'Veteran Armorsmith',
    '{W}{W}',
    'Human Soldier',
    2,
    3,
    statically(all(other(both(creatures, subtype('Soldier'))), 'battlefield', you), bonus(0, 1)),
  ),
  creature(
    'Veteran Swordsmith',
    '{2}{W}',
    'Human Soldier',
    3,
    2,
    statically(all(other(both(creatures, subtype('Soldier'))), 'battlefield', you), bonus(1, 0)),
  ),
  creature('Wall of Faith', '{3}{W}', 'Wall', 0, 5, 'defender', pump('{W}', 0, 1)),
];
