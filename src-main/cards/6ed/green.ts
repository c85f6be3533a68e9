// prettier-ignore
import {
  creature,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [creature('Trained Armodon', '{1}{G}{G}', 'Elephant', 3, 3)];
