// prettier-ignore
import {
  creature,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [creature('Storm Crow', '{1}{U}', 'Bird', 1, 2, 'flying')];
