import { plus } from '../../engine/language/amounts/arithmetic.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { all } from '../../engine/language/refs/all.ts';
import { creature, creatures, sized } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Lhurgoyf',
    '{2}{G}{G}',
    'Lhurgoyf',
    0,
    0,
    sized(count(all(creatures, 'graveyard')), plus(count(all(creatures, 'graveyard')), 1)),
  ),
];
