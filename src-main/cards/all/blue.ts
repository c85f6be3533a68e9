// prettier-ignore
import {
  creature,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [creature('Storm Crow', '{1}{U}', 'Bird', 1, 2, 'flying')];
