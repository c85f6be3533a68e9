// prettier-ignore
import {
  lastHarvestLand, storageLand,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  storageLand('Bottomless Vault', 'B'),
  storageLand('Dwarven Hold', 'R'),
  lastHarvestLand('Dwarven Ruins', 'R'),
  lastHarvestLand('Ebon Stronghold', 'B'),
  lastHarvestLand('Havenwood Battleground', 'G'),
  storageLand('Hollow Trees', 'G'),
  storageLand('Icatian Store', 'W'),
  lastHarvestLand('Ruins of Trokair', 'W'),
  storageLand('Sand Silos', 'U'),
  lastHarvestLand('Svyelunite Temple', 'U'),
];
