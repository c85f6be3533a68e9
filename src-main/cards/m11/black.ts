import { activated, statically, triggered } from '../../engine/language/abilities.ts';
import { minus } from '../../engine/language/amounts/arithmetic.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { costOf } from '../../engine/language/amounts/measure.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { create } from '../../engine/language/effects/create.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { forEach } from '../../engine/language/effects/forEach.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { scry } from '../../engine/language/effects/library.ts';
import { gainLife, loseLife } from '../../engine/language/effects/life.ts';
import { toHand } from '../../engine/language/effects/move.ts';
import { reveal } from '../../engine/language/effects/play.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { bonus } from '../../engine/language/modification.ts';
import { atStep, attacks, enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import {
  aCreature,
  aura,
  creature,
  creatureToken,
  creatures,
  enchantment,
  entersTapped,
  instant,
  pump,
  sorcery,
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
  enchantment(
    'Dark Tutelage',
    '{2}{B}',
    triggered(
      atStep('upkeep', you),
      sequence(reveal(topOf(you, 1), 'shown'), loseLife(you, costOf(slot('shown'))), toHand(slot('shown'))),
    ),
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
  creature('Nether Horror', '{3}{B}', 'Horror', 4, 2),
  creature('Nightwing Shade', '{4}{B}', 'Shade', 2, 2, 'flying', pump('{1}{B}', 1, 1)),
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
  creature('Rotting Legion', '{4}{B}', 'Zombie', 4, 5, entersTapped),
  instant('Stabbing Pain', '{B}', sequence(gains(aCreature, bonus(-1, -1)), tapIt(aCreature))),
  creature('Viscera Seer', '{B}', 'Vampire Wizard', 1, 1, activated(sacrificeOf(creatures), scry(you, 1))),
];
