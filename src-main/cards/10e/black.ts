import { activated } from '../../engine/language/abilities.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { blocking } from '../../engine/language/filters/state.ts';
import { against } from '../../engine/language/refs/fight.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creature, creatures } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Knight of Dusk',
    '{1}{B}{B}',
    'Human Knight',
    2,
    2,
    activated('{B}{B}', destroy(target(both(creatures, blocking, is(against(self)))))),
  ),
];
