// prettier-ignore
import {
  land,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [land('Volcanic Island', 'Island Mountain')];
