import { damage } from '../../engine/language/effects/damage.ts';
import { anyTarget, instant } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [instant('Shock', '{R}', damage(2, anyTarget))];
