import { activated } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addMana } from '../../engine/language/effects/addMana.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { you } from '../../engine/language/refs/players.ts';
import { basicLand, land, painLand, snow, taps } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  land('Adarkar Wastes', '', taps('C'), activated(tap, sequence(addMana('W', 'U'), damage(1, you)))),
  painLand('Brushland', 'G', 'W'),
  painLand('Karplusan Forest', 'R', 'G'),
  snow(basicLand('Snow-Covered Island', 'Island')),
  painLand('Sulfurous Springs', 'B', 'R'),
  painLand('Underground River', 'U', 'B'),
];
