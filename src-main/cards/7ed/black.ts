import { count } from '../../engine/language/amounts/count.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { creature, creatures, sized } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Revenant',
    '{4}{B}',
    'Spirit',
    0,
    0,
    'flying',
    sized(count(all(creatures, 'graveyard', you)), count(all(creatures, 'graveyard', you))),
  ),
];
