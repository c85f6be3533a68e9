// prettier-ignore
import {
  artifacts, circleOfProtection, damageTaken, gainLife, instant, times, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  circleOfProtection('Circle of Protection: Artifacts', artifacts, '{2}'),
  instant('Reverse Polarity', '{W}{W}', gainLife(you, times(2, damageTaken(you, artifacts)))),
];
