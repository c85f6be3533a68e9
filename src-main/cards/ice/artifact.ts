import { activated } from '../../engine/language/abilities.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { bonus, loses } from '../../engine/language/modification.ts';
import { self } from '../../engine/language/refs/self.ts';
import { artifactCreature, formerly } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Wall',
    artifactCreature(
      'Walking Wall',
      '{4}',
      'Wall',
      0,
      6,
      'defender',
      activated('{3}', gains(self, [bonus(3, -1), loses('defender')]), { oncePerTurn: true }),
    ),
  ),
];
