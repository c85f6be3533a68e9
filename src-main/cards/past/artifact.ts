// prettier-ignore
import {
  activated, artifact, openedBox, tap,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  artifact("Pandora's Box", '{5}', activated(['{3}', tap], openedBox())),
];
