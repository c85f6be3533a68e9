import { landwalk, rule } from '../../engine/language/abilities.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { creature, creatures } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature("Gaea's Herald", '{1}{G}', 'Elf', 1, 1, rule({ kind: 'uncounterable', filter: creatures })),
  creature('Rushwood Dryad', '{1}{G}', 'Dryad', 2, 1, landwalk(subtype('Forest'))),
];
