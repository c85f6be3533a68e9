// prettier-ignore
import {
  creature, discard, draw, sequence, sorcery, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery('Goblin Lore', '{1}{R}', sequence(draw(you, 4), discard(you, 3, { atRandom: true }))),
  creature('Goblin Piker', '{1}{R}', 'Goblin Warrior', 2, 1),
];
