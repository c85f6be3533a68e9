import { black } from '../../engine/language/filters/hasColour.ts';
import { circleOfProtection } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [circleOfProtection('Circle of Protection: Black', black)];
