import { activated, statically, triggered } from '../../engine/language/abilities.ts';
import { exileThis } from '../../engine/language/costs/exileCost.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { flip } from '../../engine/language/effects/flip.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { scry, shuffle } from '../../engine/language/effects/library.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { exile, move } from '../../engine/language/effects/move.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { anything, both } from '../../engine/language/filters/logic.ts';
import { bonus, controlBy, has, loses } from '../../engine/language/modification.ts';
import { atStep } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { several } from '../../engine/language/refs/several.ts';
import { target } from '../../engine/language/refs/target.ts';
import {
  aCreature,
  anOpponent,
  artifact,
  artifactCreature,
  artifacts,
  creatures,
  equipment,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact('Brittle Effigy', '{1}', activated(['{4}', tap, exileThis], exile(aCreature))),
  artifact('Crystal Ball', '{3}', activated(['{1}', tap], scry(you, 2))),
  artifact(
    'Elixir of Immortality',
    '{1}',
    activated(
      ['{2}', tap],
      sequence(
        gainLife(you, 5),
        move(several(self, all(anything, 'graveyard', you)), 'library'),
        shuffle(you),
      ),
    ),
  ),
  artifactCreature(
    'Gargoyle Sentinel',
    '{3}',
    'Gargoyle',
    3,
    3,
    'defender',
    activated('{3}', gains(self, [loses('defender'), has('flying')])),
  ),
  artifact(
    'Jinxed Idol',
    '{2}',
    triggered(atStep('upkeep', you), damage(2, you)),
    activated(sacrificeOf(creatures), gains(self, controlBy(anOpponent), 'whileInPlay')),
  ),
  artifact(
    "Sorcerer's Strongbox",
    '{4}',
    activated(['{2}', tap], flip(you, sequence(sacrificeIt(self), draw(you, 3)))),
  ),
  artifactCreature(
    'Steel Overseer',
    '{2}',
    'Construct',
    1,
    1,
    activated(tap, putCounters(all(both(artifacts, creatures), 'battlefield', you), '+1/+1')),
  ),
  artifactCreature('Stone Golem', '{5}', 'Golem', 4, 4),
  equipment(
    'Sword of Vengeance',
    '{3}',
    '{3}',
    statically(attached, [bonus(2, 0), has('firstStrike'), has('vigilance'), has('trample'), has('haste')]),
  ),
  artifact('Temple Bell', '{3}', activated(tap, draw(everyone))),
  artifact('Voltaic Key', '{1}', activated(['{1}', tap], untapIt(target(artifacts)))),
  equipment("Warlord's Axe", '{3}', '{4}', statically(attached, bonus(3, 1))),
];
