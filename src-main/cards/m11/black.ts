import { activated, instead, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { minus } from '../../engine/language/amounts/arithmetic.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { costOf } from '../../engine/language/amounts/measure.ts';
import { payLife } from '../../engine/language/costs/lifeCost.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { tapping } from '../../engine/language/costs/tapOfCost.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { create } from '../../engine/language/effects/create.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { forEach } from '../../engine/language/effects/forEach.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { scry } from '../../engine/language/effects/library.ts';
import { gainLife, loseLife } from '../../engine/language/effects/life.ts';
import { putIntoPlay, toHand } from '../../engine/language/effects/move.ts';
import { reveal } from '../../engine/language/effects/play.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { black } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { token } from '../../engine/language/filters/state.ts';
import { withCounter } from '../../engine/language/filters/withCounter.ts';
import { alsoIs, bonus, control, grant } from '../../engine/language/modification.ts';
import { atStep, attacks, dies, discards, enters, whenever } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { buried } from '../../engine/language/refs/buried.ts';
import { opponentsOf } from '../../engine/language/refs/opponentsOf.ts';
import { opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import {
  aCreature,
  artifacts,
  aura,
  beginsInPlay,
  creature,
  creatureToken,
  creatures,
  enchantment,
  entersTapped,
  instant,
  other,
  pump,
  sorcery,
  thereIsNo,
  yours,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Barony Vampire', '{2}{B}', 'Vampire', 3, 2),
  sorcery('Blood Tithe', '{3}{B}', sequence(loseLife(opponents, 3), forEach(opponents, gainLife(you, 3)))),
  creature(
    'Bloodthrone Vampire',
    '{1}{B}',
    'Vampire',
    1,
    1,
    activated(sacrificeOf(creatures), gains(self, bonus(2, 2))),
  ),
  creature(
    'Captivating Vampire',
    '{1}{B}{B}',
    'Vampire',
    2,
    2,
    statically(all(other(yours(both(creatures, subtype('Vampire'))))), bonus(1, 1)),
    activated(
      tapping(subtype('Vampire'), 5),
      gains(aCreature, [control, alsoIs([], ['Vampire'])], 'whileInPlay'),
    ),
  ),
  enchantment(
    'Dark Tutelage',
    '{2}{B}',
    triggered(
      atStep('upkeep', you),
      sequence(reveal(topOf(you, 1), 'shown'), loseLife(you, costOf(slot('shown'))), toHand(slot('shown'))),
    ),
  ),
  creature(
    "Demon of Death's Gate",
    '{6}{B}{B}{B}',
    'Demon',
    9,
    9,
    rule({ kind: 'alternativePrice', costs: [payLife(6), sacrificeOf(both(black, creatures), 3)] }),
    'flying',
    'trample',
  ),
  creature(
    'Grave Titan',
    '{4}{B}{B}',
    'Giant',
    6,
    6,
    'deathtouch',
    triggered(enters(is(self)), create(creatureToken('black', 'Zombie', 'Zombie', 2, 2), 2)),
    triggered(attacks(is(self)), create(creatureToken('black', 'Zombie', 'Zombie', 2, 2), 2)),
  ),
  enchantment(
    'Leyline of the Void',
    '{2}{B}{B}',
    beginsInPlay,
    instead({ kind: 'movedElsewhere', filter: not(token), to: 'graveyard', instead: 'exile', of: opponents }),
  ),
  enchantment("Liliana's Caress", '{1}{B}', triggered(discards(opponents), loseLife(that('player'), 2))),
  creature(
    "Liliana's Specter",
    '{1}{B}{B}',
    'Specter',
    2,
    1,
    'flying',
    triggered(enters(is(self)), discard(opponents)),
  ),
  creature('Nantuko Shade', '{B}{B}', 'Insect Shade', 2, 1, pump('{B}', 1, 1)),
  aura(
    'Necrotic Plague',
    '{2}{B}{B}',
    creatures,
    statically(attached, grant(triggered(atStep('upkeep', you), sacrificeIt(self)))),
    triggered(
      dies(is(attached)),
      putIntoPlay(buried(self), {
        onto: target(both(creatures, controlledBy(opponentsOf(that('player')))), { by: 'thatPlayer' }),
      }),
    ),
  ),
  creature('Nether Horror', '{3}{B}', 'Horror', 4, 2),
  creature('Nightwing Shade', '{4}{B}', 'Shade', 2, 2, 'flying', pump('{1}{B}', 1, 1)),
  creature(
    'Phylactery Lich',
    '{B}{B}{B}',
    'Zombie',
    5,
    5,
    'indestructible',
    instead({
      kind: 'asEnters',
      first: sequence(
        choose(all(yours(artifacts)), 'phylactery'),
        putCounters(slot('phylactery'), 'phylactery'),
      ),
    }),
    triggered(whenever(thereIsNo(all(withCounter('phylactery'), 'battlefield', you))), sacrificeIt(self)),
  ),
  aura(
    'Quag Sickness',
    '{2}{B}',
    creatures,
    statically(
      attached,
      bonus(
        minus(0, count(all(subtype('Swamp'), 'battlefield', you))),
        minus(0, count(all(subtype('Swamp'), 'battlefield', you))),
      ),
    ),
  ),
  creature(
    'Reassembling Skeleton',
    '{1}{B}',
    'Skeleton Warrior',
    1,
    1,
    activated('{1}{B}', putIntoPlay(self, { tapped: true }), { worksIn: 'graveyard' }),
  ),
  creature('Rotting Legion', '{4}{B}', 'Zombie', 4, 5, entersTapped),
  instant('Stabbing Pain', '{B}', sequence(gains(aCreature, bonus(-1, -1)), tapIt(aCreature))),
  creature('Viscera Seer', '{B}', 'Vampire Wizard', 1, 1, activated(sacrificeOf(creatures), scry(you, 1))),
];
