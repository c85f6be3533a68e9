// prettier-ignore
import {
  creature,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [creature('Elvish Ranger', '{2}{G}', 'Elf Ranger', 4, 1)];
