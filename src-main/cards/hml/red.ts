import { creature, formerly } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly('Ambush Party', creature('Ambush Party', '{4}{R}', 'Human Rogue', 3, 1, 'firstStrike', 'haste')),
  formerly('Bodyguard', creature('Anaba Bodyguard', '{3}{R}', 'Minotaur', 2, 3, 'firstStrike')),
];
