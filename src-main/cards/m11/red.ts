import { activated } from '../../engine/language/abilities.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { anyTarget, creature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Ember Hauler', '{R}{R}', 'Goblin', 2, 2, activated(['{1}', sacrificeThis], damage(2, anyTarget))),
];
