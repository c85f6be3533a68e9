// prettier-ignore
import {
  all, creatures, damage, sorcery, x,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [sorcery('Savage Twister', '{X}{R}{G}', damage(x, all(creatures)))];
