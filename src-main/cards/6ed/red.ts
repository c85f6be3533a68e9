// prettier-ignore
import {
  anyTarget, damage, instant,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [instant('Shock', '{R}', damage(2, anyTarget))];
