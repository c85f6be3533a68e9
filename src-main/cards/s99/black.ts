// prettier-ignore
import {
  aPlayer, gainLife, loseLife, sequence, sorcery, you,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Soul Feast', '{3}{B}{B}', sequence(loseLife(aPlayer, 4), gainLife(you, 4))),
];
