import { instead, landwalk } from '../../engine/language/abilities.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { self } from '../../engine/language/refs/self.ts';
import { creature, formerly } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Nomad',
    creature(
      'Desert Nomads',
      '{2}{R}',
      'Human Nomad',
      2,
      2,
      landwalk(subtype('Desert')),
      instead({ kind: 'damageStopped', from: subtype('Desert'), to: is(self) }),
    ),
  ),
];
