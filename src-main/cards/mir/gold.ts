import { x } from '../../engine/language/amounts/x.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { all } from '../../engine/language/refs/all.ts';
import { creatures, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [sorcery('Savage Twister', '{X}{R}{G}', damage(x, all(creatures)))];
