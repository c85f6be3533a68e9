import { activated } from '../../engine/language/abilities.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { bonus } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { creature, creatures, sized } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Looming Shade', '{2}{B}', 'Shade', 1, 1, activated('{B}', gains(self, bonus(1, 1)))),
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
