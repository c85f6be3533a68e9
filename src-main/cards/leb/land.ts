import { land } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [land('Volcanic Island', 'Island Mountain')];
