// prettier-ignore
import {
  black, circleOfProtection,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [circleOfProtection('Circle of Protection: Black', black)];
