import { times } from '../../engine/language/amounts/arithmetic.ts';
import { damageTaken } from '../../engine/language/amounts/damageTaken.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { you } from '../../engine/language/refs/players.ts';
import { artifacts, circleOfProtection, instant } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  circleOfProtection('Circle of Protection: Artifacts', artifacts, '{2}'),
  instant('Reverse Polarity', '{W}{W}', gainLife(you, times(2, damageTaken(you, artifacts)))),
];
