import { activated, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { addMana } from '../../engine/language/effects/addMana.ts';
import { create } from '../../engine/language/effects/create.ts';
import { bury } from '../../engine/language/effects/destroy.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { mayPay } from '../../engine/language/effects/may.ts';
import { regenerate } from '../../engine/language/effects/regenerate.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { black } from '../../engine/language/filters/hasColour.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { bonus } from '../../engine/language/modification.ts';
import { atStep, goesUnblocked } from '../../engine/language/moment.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { defender, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import {
  aura,
  creature,
  creatures,
  creatureToken,
  enchantment,
  formerly,
  fourTimes,
  inEras,
  upkeepCost,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  enchantment(
    'Breeding Pit',
    '{3}{B}',
    upkeepCost('{B}{B}'),
    triggered(atStep('end', you), create(creatureToken('black', 'Thrull', 'Thrull', 0, 1))),
  ),
  creature(
    'Derelor',
    '{3}{B}',
    'Thrull',
    4,
    4,
    rule({ kind: 'spellCost', filter: black, who: you, more: 0, symbols: '{B}' }),
  ),
  formerly(
    'Clerics',
    inEras(
      ['alpha', 'fifth'],
      { abilities: [fourTimes('{1}', addMana('B'), bury(self))] },
      creature(
        'Initiates of the Ebon Hand',
        '{B}',
        'Cleric',
        1,
        1,
        fourTimes('{1}', addMana('B'), sacrificeIt(self)),
      ),
    ),
  ),
  creature(
    'Mindstab Thrull',
    '{1}{B}{B}',
    'Thrull',
    2,
    2,
    triggered(goesUnblocked(is(self)), mayPay(sacrificeThis, discard(defender, 3))),
  ),
  creature(
    'Necrite',
    '{1}{B}{B}',
    'Thrull',
    2,
    2,
    triggered(
      goesUnblocked(is(self)),
      mayPay(sacrificeThis, bury(target(both(creatures, controlledBy(defender))))),
    ),
  ),
  aura(
    'Thrull Retainer',
    '{B}',
    creatures,
    statically(attached, bonus(1, 1)),
    activated(sacrificeThis, regenerate(attached)),
  ),
];
