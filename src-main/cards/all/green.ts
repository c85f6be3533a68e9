// prettier-ignore
import {
  creature,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [creature('Elvish Ranger', '{2}{G}', 'Elf Ranger', 4, 1)];
