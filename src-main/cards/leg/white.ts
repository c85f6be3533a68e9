// prettier-ignore
import {
  activated, all, anOpponentHasMore, anyTarget, anything, aPlayer, artifacts, atStep, attached, attacking,
  aura, basicLands, black, blocking, blocks, bonus, both, cannotBeBlockedBy, chooseOne, compare, controlledBy,
  costOf, creature, creatures, damage, deaths, destroy, either, enchantment, everyone, formerly, gainLife,
  gains, has, instant, is, lands, look, loses, may, named, not, opponents, power, prevent, protectionFrom,
  putCounters, red, removing, rule, search, self, sequence, shuffle, sorcery, statically, subtype, tap,
  target, thatMuch, thereIs, token, topOf, triggered, white, x, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const anArtifact = target(artifacts);
export const cards: readonly CorpusCard[] = [
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
      if: anOpponentHasMore(lands),
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
