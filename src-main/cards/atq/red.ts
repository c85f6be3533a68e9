import { activated } from '../../engine/language/abilities.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { bonus } from '../../engine/language/modification.ts';
import { self } from '../../engine/language/refs/self.ts';
import { artifacts, creature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Atog', '{1}{R}', 'Atog', 1, 2, activated(sacrificeOf(artifacts), gains(self, bonus(2, 2)))),
];
