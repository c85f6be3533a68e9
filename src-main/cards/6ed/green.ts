// prettier-ignore
import {
  creature,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [creature('Trained Armodon', '{1}{G}{G}', 'Elephant', 3, 3)];
