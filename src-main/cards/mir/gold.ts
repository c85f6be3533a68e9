// prettier-ignore
import {
  all, creatures, damage, sorcery, x,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  sorcery('Savage Twister', '{X}{R}{G}', damage(x, all(creatures))),
];
