import { activated, spellAbility, triggered } from '../../engine/language/abilities.ts';
import { times } from '../../engine/language/amounts/arithmetic.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { attacked } from '../../engine/language/conditions/moment.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { eachTimeThisTurn } from '../../engine/language/effects/delayed.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { may } from '../../engine/language/effects/may.ts';
import { putIntoPlay, shuffleIn } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt, untapIt } from '../../engine/language/effects/tapping.ts';
import { skipPhases } from '../../engine/language/effects/turns.ts';
import { attackingPlayer } from '../../engine/language/filters/attackingPlayer.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { black, red, white } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, either } from '../../engine/language/filters/logic.ts';
import { power } from '../../engine/language/filters/size.ts';
import { attacking, tapped } from '../../engine/language/filters/state.ts';
import { bonus, has } from '../../engine/language/modification.ts';
import { attacks, dies, enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { buried } from '../../engine/language/refs/buried.ts';
import { controllerOf, opponents, ownerOf, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import {
  aCreature,
  anOpponent,
  aPlayer,
  atYourOpponent,
  beforeYourAttack,
  cannotBeBlockedBy,
  creature,
  creatures,
  formerly,
  inEra,
  instant,
  lands,
  sorcery,
  truce,
  whenAttacked,
  yours,
} from '../builders.ts';
import type { Card } from '../card.ts';

const THREE_FOR_EACH = gainLife(you, times(3, count(all(both(creatures, attackingPlayer(you))))));

export const cards: readonly Card[] = [
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
    when(
      compare(count(all(lands, 'battlefield', opponents)), '>', count(all(lands, 'battlefield', you))),
      search(you, subtype('Plains'), 3, 'hand', { reveal: true }),
    ),
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
  creature('Spiritual Guardian', '{3}{W}{W}', 'Spirit', 3, 4, triggered(enters(is(self)), gainLife(you, 4))),
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
  creature(
    'Venerable Monk',
    '{2}{W}',
    'Human Monk Cleric',
    2,
    2,
    triggered(enters(is(self)), gainLife(you, 2)),
  ),
  sorcery('Vengeance', '{3}{W}', destroy(target(both(creatures, tapped)))),
  sorcery("Warrior's Charge", '{2}{W}', gains(all(creatures, 'battlefield', you), bonus(1, 1))),
];
