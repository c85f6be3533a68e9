import { triggered } from '../../engine/language/abilities.ts';
import { scry } from '../../engine/language/effects/library.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { enters } from '../../engine/language/moment.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { creature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Augury Owl', '{1}{U}', 'Bird', 1, 1, 'flying', triggered(enters(is(self)), scry(you, 3))),
];
