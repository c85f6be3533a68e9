import { landwalk } from '../../engine/language/abilities.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { creature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Rushwood Dryad', '{1}{G}', 'Dryad', 2, 1, landwalk(subtype('Forest'))),
];
