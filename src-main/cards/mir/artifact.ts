// prettier-ignore
import {
  activated, artifact, creatures, draw, sacrificeOf, tap, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  artifact('Phyrexian Vault', '{3}', activated(['{2}', tap, sacrificeOf(creatures)], draw(you))),
];
