// prettier-ignore
import {
  artifacts, circleOfProtection, damageTaken, gainLife, instant, times, you,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  circleOfProtection('Circle of Protection: Artifacts', artifacts, '{2}'),
  instant('Reverse Polarity', '{W}{W}', gainLife(you, times(2, damageTaken(you, artifacts)))),
];
