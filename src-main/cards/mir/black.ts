// prettier-ignore
import {
  creature, formerly,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  formerly('Night Stalker', creature('Feral Shadow', '{2}{B}', 'Nightstalker', 2, 1, 'flying')),
];
