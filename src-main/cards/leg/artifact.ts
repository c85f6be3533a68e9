import { activated, triggered } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { create } from '../../engine/language/effects/create.ts';
import { poison } from '../../engine/language/effects/life.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { dealsDamageTo } from '../../engine/language/moment.ts';
import { everyone } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { that } from '../../engine/language/refs/that.ts';
import { artifact, artifactToken } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact(
    'Serpent Generator',
    '{6}',
    activated(
      ['{4}', tap],
      create(
        artifactToken(
          'Snake',
          'Snake',
          1,
          1,
          triggered(dealsDamageTo(is(self), everyone), poison(that('player'), 1)),
        ),
      ),
    ),
  ),
];
