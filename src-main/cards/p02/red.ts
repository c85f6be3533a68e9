import { creature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [creature('Goblin Piker', '{1}{R}', 'Goblin Warrior', 2, 1)];
