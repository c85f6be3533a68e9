import { activated, landwalk, triggered } from '../../engine/language/abilities.ts';
import { costOf } from '../../engine/language/amounts/measure.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { removing } from '../../engine/language/costs/counterCost.ts';
import { rollNumber } from '../../engine/language/effects/byChance.ts';
import { choose } from '../../engine/language/effects/choose.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { create } from '../../engine/language/effects/create.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { keepAmount } from '../../engine/language/effects/keep.ts';
import { putIntoPlay } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { black } from '../../engine/language/filters/hasColour.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { dies } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { creatures, creatureToken, enchantment, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery(
    'Call from the Grave',
    '{2}{B}',
    sequence(
      choose(all(creatures, 'graveyard'), 'risen', { atRandom: true }),
      keepAmount('its total cost', costOf(slot('risen'))),
      putIntoPlay(slot('risen'), { under: you }),
      damage(thatMuch('its total cost'), you),
    ),
  ),
  enchantment(
    'Necropolis of Azar',
    '{2}{B}{B}',
    triggered(dies(both(creatures, not(black))), putCounters(self, 'husk')),
    activated(
      ['{5}', removing('husk')],
      sequence(
        rollNumber('the first number', 1, 3),
        rollNumber('the second number', 1, 3),
        create(creatureToken('black', 'Spawn of Azar', 'Spawn', 0, 0, landwalk(subtype('Swamp'))), 1, you, {
          size: { power: thatMuch('the first number'), toughness: thatMuch('the second number') },
        }),
      ),
    ),
  ),
];
