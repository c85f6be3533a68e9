// prettier-ignore
import {
  activated, artifact, openedBox, tap,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact("Pandora's Box", '{5}', activated(['{3}', tap], openedBox())),
];
