import { tapIt } from '../../engine/language/effects/tapping.ts';
import { white } from '../../engine/language/filters/hasColour.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { all } from '../../engine/language/refs/all.ts';
import { creatures, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Blinding Light', '{2}{W}', tapIt(all(both(creatures, not(white))))),
];
