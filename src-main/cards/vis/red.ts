import { damage } from '../../engine/language/effects/damage.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { all } from '../../engine/language/refs/all.ts';
import { creatures, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Tremor', '{R}', damage(1, all(both(creatures, not(withKeyword('flying')))))),
];
