// prettier-ignore
import {
  aPlayer, gainLife, loseLife, sequence, sorcery, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery('Soul Feast', '{3}{B}{B}', sequence(loseLife(aPlayer, 4), gainLife(you, 4))),
];
