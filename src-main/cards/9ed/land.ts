// prettier-ignore
import {
  painLand,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  painLand('Battlefield Forge', 'R', 'W'),
  painLand('Caves of Koilos', 'W', 'B'),
  painLand('Llanowar Wastes', 'B', 'G'),
  painLand('Shivan Reef', 'U', 'R'),
  painLand('Yavimaya Coast', 'G', 'U'),
];
