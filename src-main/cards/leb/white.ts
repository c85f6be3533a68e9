// prettier-ignore
import {
  black, circleOfProtection,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [circleOfProtection('Circle of Protection: Black', black)];
