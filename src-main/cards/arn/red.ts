import {
  activated,
  instead,
  landwalk,
  rule,
  statically,
  triggered,
} from '../../engine/language/abilities.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { forEach } from '../../engine/language/effects/forEach.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { mayPay } from '../../engine/language/effects/may.ts';
import { tapIt, untapIt } from '../../engine/language/effects/tapping.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { blue } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { tapped } from '../../engine/language/filters/state.ts';
import { bonus, grant } from '../../engine/language/modification.ts';
import { atStep, attacks } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { each } from '../../engine/language/refs/each.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { that } from '../../engine/language/refs/that.ts';
import { aCreature, creature, creatures, enchantment, formerly, thereIs } from '../builders.ts';
import { flip } from '../../engine/language/effects/flip.ts';
import { removeFromCombat } from '../../engine/language/effects/fighting.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Ali Baba',
    creature('Ali Baba', '{R}', 'Human Rogue', 1, 1, activated('{R}', tapIt(target(subtype('Wall'))))),
  ),
  formerly('Bird Maiden', creature('Bird Maiden', '{2}{R}', 'Human Bird', 1, 2, 'flying')),
  formerly(
    'Nomad',
    creature(
      'Desert Nomads',
      '{2}{R}',
      'Human Nomad',
      2,
      2,
      landwalk(subtype('Desert')),
      instead({ kind: 'damageStopped', from: subtype('Desert'), to: is(self) }),
    ),
  ),
  creature(
    'Hurr Jackal',
    '{R}',
    'Jackal',
    1,
    1,
    activated(tap, gains(aCreature, grant(rule({ kind: 'noRegeneration', who: is(self) })))),
  ),
  creature(
    'Kird Ape',
    '{R}',
    'Ape',
    1,
    1,
    statically(self, bonus(1, 2), thereIs(all(subtype('Forest'), 'battlefield', you))),
  ),
  enchantment(
    'Magnetic Mountain',
    '{1}{R}{R}',
    rule({ kind: 'staysTapped', who: both(creatures, blue) }),
    triggered(
      atStep('upkeep', everyone),
      forEach(
        all(both(creatures, blue, tapped), 'battlefield', that('player')),
        mayPay(mana('{4}'), untapIt(each), that('player')),
      ),
    ),
  ),
  creature(
    'Mijae Djinn',
    '{R}{R}{R}',
    'Djinn',
    6,
    3,
    triggered(attacks(is(self)), flip(you, undefined, sequence(removeFromCombat(self), tapIt(self)))),
  ),
];
