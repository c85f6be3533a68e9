import { x } from '../../engine/language/amounts/x.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { anyTarget, instant } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [instant('Volcanic Geyser', '{X}{R}{R}', damage(x, anyTarget))];
