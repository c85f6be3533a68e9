import { draw } from '../../engine/language/effects/draw.ts';
import { extraTurn } from '../../engine/language/effects/turns.ts';
import { you } from '../../engine/language/refs/players.ts';
import { aPlayer, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Tidings', '{3}{U}{U}', draw(you, 4)),
  sorcery('Time Warp', '{3}{U}{U}', extraTurn(aPlayer)),
];
