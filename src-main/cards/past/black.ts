// prettier-ignore
import {
  activated, all, black, both, choose, costOf, create, creatures, creatureToken, damage, dies, enchantment,
  keepAmount, landwalk, not, putCounters, putIntoPlay, removing, rollNumber, self, sequence, slot, sorcery,
  subtype, thatMuch, triggered, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
