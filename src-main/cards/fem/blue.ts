import { creature, formerly } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly('Merfolk', creature('Vodalian Soldiers', '{1}{U}', 'Merfolk Soldier', 1, 2)),
];
