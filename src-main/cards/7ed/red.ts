// prettier-ignore
import {
  activated, anyTarget, aPlayer, creature, damage, discarding, enchantment, handSize, instant, lands, powerOf,
  sacrificeThis, self, tap,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature(
    'Ghitu Fire-Eater',
    '{2}{R}',
    'Human Nomad',
    2,
    2,
    activated([tap, sacrificeThis], damage(powerOf(self), anyTarget)),
  ),
  creature('Lightning Elemental', '{3}{R}', 'Elemental', 4, 1, 'haste'),
  enchantment('Seismic Assault', '{R}{R}{R}', activated(discarding(lands), damage(2, anyTarget))),
  instant('Sudden Impact', '{3}{R}', damage(handSize(aPlayer), aPlayer)),
];
