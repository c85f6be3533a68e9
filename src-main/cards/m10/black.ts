import { activated, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { powerOf } from '../../engine/language/amounts/measure.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { create } from '../../engine/language/effects/create.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { search } from '../../engine/language/effects/library.ts';
import { gainLife, loseLife } from '../../engine/language/effects/life.ts';
import { exile, putIntoPlay, toHand } from '../../engine/language/effects/move.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { black } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { anything, both, not } from '../../engine/language/filters/logic.ts';
import { sharesName } from '../../engine/language/filters/naming.ts';
import { alsoIs, alsoOfColour, bonus, has } from '../../engine/language/modification.ts';
import { atStep, enters, gainsLife } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import {
  aCreature,
  anOpponent,
  ANY_NUMBER,
  aPlayer,
  aura,
  basicLands,
  cannotBeBlockedBy,
  creature,
  creatures,
  creatureToken,
  enchantment,
  instant,
  other,
  planeswalker,
  sorcery,
  thereIs,
  yours,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Acolyte of Xathrid',
    '{B}',
    'Human Cleric',
    0,
    1,
    activated(['{1}{B}', tap], loseLife(aPlayer, 1)),
  ),
  creature(
    'Cemetery Reaper',
    '{1}{B}{B}',
    'Zombie',
    2,
    2,
    statically(all(other(both(creatures, subtype('Zombie'))), 'battlefield', you), bonus(1, 1)),
    activated(
      ['{2}{B}', tap],
      sequence(
        exile(target(creatures, { zone: 'graveyard' })),
        create(creatureToken('black', 'Zombie', 'Zombie', 2, 2)),
      ),
    ),
  ),
  creature('Child of Night', '{1}{B}', 'Vampire', 2, 1, 'lifelink'),
  sorcery('Disentomb', '{B}', toHand(target(yours(creatures), { zone: 'graveyard' }))),
  instant('Doom Blade', '{1}{B}', destroy(target(both(creatures, not(black))))),
  creature('Dread Warlock', '{1}{B}{B}', 'Human Wizard', 2, 2, cannotBeBlockedBy(not(black))),
  sorcery(
    'Haunting Echoes',
    '{3}{B}{B}',
    sequence(
      exile(all(not(basicLands), 'graveyard', aPlayer), 'those cards'),
      search(aPlayer, sharesName(slot('those cards')), ANY_NUMBER, 'exile', { by: you }),
    ),
  ),
  creature(
    'Howling Banshee',
    '{2}{B}{B}',
    'Spirit',
    3,
    3,
    'flying',
    triggered(enters(is(self)), loseLife(everyone, 3)),
  ),
  creature('Kelinore Bat', '{2}{B}', 'Bat', 2, 1, 'flying'),
  planeswalker('Liliana Vess', '{3}{B}{B}', 'Liliana', 5, [
    [1, discard(aPlayer)],
    [-2, search(you, anything, 1, 'library')],
    [-8, putIntoPlay(all(creatures, 'graveyard'), { under: you })],
  ]),
  sorcery('Mind Shatter', '{X}{B}{B}', discard(aPlayer, x, { atRandom: true })),
  sorcery(
    'Rise from the Grave',
    '{4}{B}',
    sequence(
      putIntoPlay(target(creatures, { zone: 'graveyard' }), { under: you, slot: 'risen' }),
      gains(slot('risen'), [alsoIs([], ['Zombie']), alsoOfColour('black')], 'whileInPlay'),
    ),
  ),
  enchantment('Sanguine Bond', '{3}{B}{B}', triggered(gainsLife(you), loseLife(anOpponent, thatMuch()))),
  sorcery('Sign in Blood', '{B}{B}', sequence(draw(aPlayer, 2), loseLife(aPlayer, 2))),
  aura(
    'Soul Bleed',
    '{2}{B}',
    creatures,
    triggered(atStep('upkeep', controllerOf(attached)), loseLife(that('player'), 1)),
  ),
  instant(
    'Tendrils of Corruption',
    '{3}{B}',
    sequence(
      damage(count(all(subtype('Swamp'), 'battlefield', you)), aCreature),
      gainLife(you, count(all(subtype('Swamp'), 'battlefield', you))),
    ),
  ),
  creature(
    'Vampire Aristocrat',
    '{2}{B}',
    'Vampire Rogue',
    2,
    2,
    activated(sacrificeOf(creatures), gains(self, bonus(2, 2))),
  ),
  creature(
    'Vampire Nocturnus',
    '{1}{B}{B}{B}',
    'Vampire',
    3,
    3,
    rule({ kind: 'openLibrary', who: you }),
    statically(self, [bonus(2, 1), has('flying')], fits(topOf(you, 1), black)),
    statically(
      all(other(both(creatures, subtype('Vampire'))), 'battlefield', you),
      [bonus(2, 1), has('flying')],
      fits(topOf(you, 1), black),
    ),
  ),
  creature('Warpath Ghoul', '{2}{B}', 'Zombie', 3, 2),
  creature(
    'Xathrid Demon',
    '{3}{B}{B}{B}',
    'Demon',
    7,
    7,
    'flying',
    'trample',
    triggered(
      atStep('upkeep', you),
      when(
        thereIs(all(other(creatures), 'battlefield', you)),
        sequence(
          choose(all(other(creatures), 'battlefield', you), 'that creature'),
          sacrificeIt(slot('that creature')),
          loseLife(opponents, powerOf(slot('that creature'))),
        ),
        sequence(tapIt(self), loseLife(you, 7)),
      ),
    ),
  ),
  creature('Zombie Goliath', '{4}{B}', 'Zombie Giant', 4, 3),
];
