// prettier-ignore
import {
  aPlayer, draw, extraTurn, sorcery, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery('Tidings', '{3}{U}{U}', draw(you, 4)),
  sorcery('Time Warp', '{3}{U}{U}', extraTurn(aPlayer)),
];
