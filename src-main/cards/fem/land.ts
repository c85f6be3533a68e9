import { lastHarvestLand } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  lastHarvestLand('Dwarven Ruins', 'R'),
  lastHarvestLand('Ebon Stronghold', 'B'),
  lastHarvestLand('Havenwood Battleground', 'G'),
  lastHarvestLand('Ruins of Trokair', 'W'),
  lastHarvestLand('Svyelunite Temple', 'U'),
];
