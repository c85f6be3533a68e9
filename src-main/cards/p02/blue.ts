import { triggered } from '../../engine/language/abilities.ts';
import { toHand } from '../../engine/language/effects/move.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { creature, creatures, other } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Denizen of the Deep',
    '{6}{U}{U}',
    'Serpent',
    11,
    11,
    triggered(enters(is(self)), toHand(all(other(creatures), 'battlefield', you))),
  ),
];
