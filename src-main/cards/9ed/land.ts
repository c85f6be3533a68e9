// prettier-ignore
import {
  painLand,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  painLand('Battlefield Forge', 'R', 'W'),
  painLand('Caves of Koilos', 'W', 'B'),
  painLand('Llanowar Wastes', 'B', 'G'),
  painLand('Shivan Reef', 'U', 'R'),
  painLand('Yavimaya Coast', 'G', 'U'),
];
