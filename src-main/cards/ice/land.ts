import { basicLand, painLand, snow } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  painLand('Adarkar Wastes', 'W', 'U'),
  painLand('Brushland', 'G', 'W'),
  painLand('Karplusan Forest', 'R', 'G'),
  snow(basicLand('Snow-Covered Island', 'Island')),
  painLand('Sulfurous Springs', 'B', 'R'),
  painLand('Underground River', 'U', 'B'),
];
