import { activated } from '../../engine/language/abilities.ts';
import { handSize, powerOf } from '../../engine/language/amounts/measure.ts';
import { discarding } from '../../engine/language/costs/discardCost.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { self } from '../../engine/language/refs/self.ts';
import { aPlayer, anyTarget, creature, enchantment, instant, lands } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
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
