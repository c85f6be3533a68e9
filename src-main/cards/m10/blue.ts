import { draw } from '../../engine/language/effects/draw.ts';
import { mill } from '../../engine/language/effects/library.ts';
import { everyone } from '../../engine/language/refs/players.ts';
import { aPlayer, planeswalker, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  planeswalker('Jace Beleren', '{1}{U}{U}', 'Jace', 3, [
    [2, draw(everyone)],
    [-1, draw(aPlayer)],
    [-10, mill(aPlayer, 20)],
  ]),
  sorcery('Tome Scour', '{U}', mill(aPlayer, 5)),
];
