import { artifacts, circleOfProtection } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  circleOfProtection('Circle of Protection: Artifacts', artifacts, '{2}'),
];
