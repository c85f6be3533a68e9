import { triggered } from '../../engine/language/abilities.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { anything } from '../../engine/language/filters/logic.ts';
import { blocks } from '../../engine/language/moment.ts';
import { self } from '../../engine/language/refs/self.ts';
import { several } from '../../engine/language/refs/several.ts';
import { that } from '../../engine/language/refs/that.ts';
import { creature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Loyal Sentry',
    '{W}',
    'Human Soldier',
    1,
    1,
    triggered(blocks(is(self), anything), destroy(several(that('other'), self))),
  ),
];
