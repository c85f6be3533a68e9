// prettier-ignore
import {
  aCreature, activated, all, anOpponent, anOpponentHasMore, aPlayer, attacked, attacking, attackingPlayer,
  attacks, atYourOpponent, beforeYourAttack, black, bonus, both, buried, cannotBeBlockedBy, controllerOf,
  count, creature, creatures, damage, destroy, dies, eachTimeThisTurn, either, enters, formerly, gainLife,
  gains, has, inEra, instant, is, lands, may, onlyWhenPlayed, opponents, ownerOf, power, putIntoPlay, red,
  search, self, sequence, shuffleIn, skipPhases, sorcery, spellAbility, subtype, tap, tapIt, tapped, target,
  that, thatMuch, times, triggered, truce, untapIt, when, whenAttacked, white, you, yours,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const THREE_FOR_EACH = gainLife(you, times(3, count(all(both(creatures, attackingPlayer(you))))));

export const cards: readonly CorpusCard[] = [
  creature(
    'Alabaster Dragon',
    '{4}{W}{W}',
    'Dragon',
    4,
    4,
    'flying',
    triggered(dies(is(self)), shuffleIn(buried(self))),
  ),
  sorcery('Angelic Blessing', '{2}{W}', gains(aCreature, [bonus(3, 3), has('flying')])),
  formerly('Soldier', creature('Ardent Militia', '{4}{W}', 'Human Soldier', 2, 5, 'vigilance')),
  creature('Armored Pegasus', '{1}{W}', 'Pegasus', 1, 2, 'flying'),
  inEra(
    'portal',
    { types: ['sorcery'], abilities: [spellAbility(THREE_FOR_EACH, { onlyDuring: attacked(you) })] },
    instant('Blessed Reversal', '{1}{W}', THREE_FOR_EACH),
  ),
  creature('Border Guard', '{2}{W}', 'Human Soldier', 1, 4),
  sorcery(
    'Breath of Life',
    '{3}{W}',
    putIntoPlay(target(yours(creatures), { zone: 'graveyard' }), { under: you }),
  ),
  creature(
    'Charging Paladin',
    '{2}{W}',
    'Human Knight',
    2,
    2,
    triggered(attacks(is(self)), gains(self, bonus(0, 3))),
  ),
  whenAttacked('Defiant Stand', '{1}{W}', sequence(gains(aCreature, bonus(1, 3)), untapIt(aCreature))),
  creature('Devoted Hero', '{W}', 'Elf Soldier', 1, 2),
  atYourOpponent(
    skipPhases(opponents, 'combat'),
    sorcery('False Peace', '{W}', skipPhases(aPlayer, 'combat')),
  ),
  creature('Fleet-Footed Monk', '{1}{W}', 'Human Monk', 1, 1, cannotBeBlockedBy(power('>=', 2))),
  creature('Foot Soldiers', '{3}{W}', 'Human Soldier', 2, 4),
  sorcery(
    'Gift of Estates',
    '{1}{W}',
    when(anOpponentHasMore(lands), search(you, subtype('Plains'), 3, 'hand', { reveal: true })),
  ),
  whenAttacked(
    'Harsh Justice',
    '{2}{W}',
    eachTimeThisTurn(
      { kind: 'dealsDamage', source: both(creatures, attacking), players: you, combat: true },
      damage(thatMuch(), controllerOf(that('source')), { by: that('source') }),
    ),
  ),
  creature('Keen-Eyed Archers', '{2}{W}', 'Elf Archer', 2, 2, 'reach'),
  creature('Knight Errant', '{1}{W}', 'Human Knight', 2, 2),
  sorcery('Path of Peace', '{3}{W}', sequence(destroy(aCreature), gainLife(ownerOf(aCreature), 4))),
  creature('Regal Unicorn', '{2}{W}', 'Unicorn', 2, 3),
  atYourOpponent(
    gainLife(you, times(2, count(all(subtype('Mountain'), 'battlefield', opponents)))),
    sorcery(
      'Renewing Dawn',
      '{1}{W}',
      gainLife(you, times(2, count(all(subtype('Mountain'), 'battlefield', anOpponent)))),
    ),
  ),
  creature('Sacred Knight', '{3}{W}', 'Human Knight', 3, 2, cannotBeBlockedBy(either(black, red))),
  sorcery('Sacred Nectar', '{1}{W}', gainLife(you, 4)),
  creature(
    'Seasoned Marshal',
    '{2}{W}{W}',
    'Human Soldier',
    2,
    2,
    triggered(attacks(is(self)), may(tapIt(aCreature))),
  ),
  onlyWhenPlayed(
    creature(
      'Spiritual Guardian',
      '{3}{W}{W}',
      'Spirit',
      3,
      4,
      triggered(enters(is(self)), gainLife(you, 4)),
    ),
  ),
  creature('Spotted Griffin', '{3}{W}', 'Griffin', 2, 3, 'flying'),
  atYourOpponent(
    gainLife(you, times(3, count(all(both(creatures, black), 'battlefield', opponents)))),
    sorcery(
      'Starlight',
      '{1}{W}',
      gainLife(you, times(3, count(all(both(creatures, black), 'battlefield', anOpponent)))),
    ),
  ),
  creature('Starlit Angel', '{3}{W}{W}', 'Angel', 3, 4, 'flying'),
  sorcery('Steadfastness', '{1}{W}', gains(all(creatures, 'battlefield', you), bonus(0, 3))),
  creature(
    'Stern Marshal',
    '{2}{W}',
    'Human Soldier',
    2,
    2,
    activated(tap, gains(aCreature, bonus(2, 2)), { onlyDuring: beforeYourAttack }),
  ),
  truce('Temporary Truce', '{1}{W}', sorcery),
  sorcery('Valorous Charge', '{1}{W}{W}', gains(all(both(creatures, white)), bonus(2, 0))),
  onlyWhenPlayed(
    creature(
      'Venerable Monk',
      '{2}{W}',
      'Human Monk Cleric',
      2,
      2,
      triggered(enters(is(self)), gainLife(you, 2)),
    ),
  ),
  sorcery('Vengeance', '{3}{W}', destroy(target(both(creatures, tapped)))),
  sorcery("Warrior's Charge", '{2}{W}', gains(all(creatures, 'battlefield', you), bonus(1, 1))),
];
