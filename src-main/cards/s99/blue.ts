// prettier-ignore
import {
  aPlayer, draw, extraTurn, sorcery, you,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Tidings', '{3}{U}{U}', draw(you, 4)),
  sorcery('Time Warp', '{3}{U}{U}', extraTurn(aPlayer)),
];
