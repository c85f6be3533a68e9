import { discard } from '../../engine/language/effects/discard.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { you } from '../../engine/language/refs/players.ts';
import { creature, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Goblin Lore', '{1}{R}', sequence(draw(you, 4), discard(you, 3, { atRandom: true }))),
  creature('Goblin Piker', '{1}{R}', 'Goblin Warrior', 2, 1),
];
