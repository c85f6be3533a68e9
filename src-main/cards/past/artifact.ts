import { activated } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { artifact } from '../builders.ts';
import type { Card } from '../card.ts';
import { openedBox } from './builders.ts';

export const cards: readonly Card[] = [
  artifact("Pandora's Box", '{5}', activated(['{3}', tap], openedBox())),
];
