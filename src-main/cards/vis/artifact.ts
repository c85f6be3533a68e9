import { triggered } from '../../engine/language/abilities.ts';
import { putCounters } from '../../engine/language/effects/counters.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { regenerates } from '../../engine/language/moment.ts';
import { self } from '../../engine/language/refs/self.ts';
import { artifactCreature, formerly, regeneration } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    '',
    artifactCreature(
      'Matopi Golem',
      '{5}',
      'Golem',
      3,
      3,
      regeneration('{1}'),
      triggered(regenerates(is(self)), putCounters(self, '-1/-1')),
    ),
  ),
];
