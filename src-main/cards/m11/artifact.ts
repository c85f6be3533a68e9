import { activated } from '../../engine/language/abilities.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { has, loses } from '../../engine/language/modification.ts';
import { self } from '../../engine/language/refs/self.ts';
import { artifactCreature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifactCreature(
    'Gargoyle Sentinel',
    '{3}',
    'Gargoyle',
    3,
    3,
    'defender',
    activated('{3}', gains(self, [loses('defender'), has('flying')])),
  ),
  artifactCreature('Stone Golem', '{5}', 'Golem', 4, 4),
];
