import { triggered } from '../../engine/language/abilities.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { anything } from '../../engine/language/filters/logic.ts';
import { becomesBlocked } from '../../engine/language/moment.ts';
import { self } from '../../engine/language/refs/self.ts';
import { that } from '../../engine/language/refs/that.ts';
import { creature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Sylvan Basilisk',
    '{3}{G}{G}',
    'Basilisk',
    2,
    4,
    triggered(becomesBlocked(is(self), anything), destroy(that('other'))),
  ),
];
