import { basicLand, land } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  land('Bayou', 'Swamp Forest'),
  basicLand('Forest'),
  basicLand('Island'),
  basicLand('Mountain'),
  basicLand('Plains'),
  basicLand('Swamp'),
  land('Tundra', 'Plains Island'),
];
