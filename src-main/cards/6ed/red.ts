// prettier-ignore
import {
  anyTarget, damage, instant,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [instant('Shock', '{R}', damage(2, anyTarget))];
