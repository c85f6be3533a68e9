// prettier-ignore
import {
  land,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [land('Volcanic Island', 'Island Mountain')];
