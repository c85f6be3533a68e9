import { activated } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { base } from '../../engine/language/modification.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creature, creatures, formerly, other } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Sorceress',
    creature(
      'Sorceress Queen',
      '{1}{B}{B}',
      'Human Wizard',
      1,
      1,
      activated(tap, gains(target(other(creatures)), base(0, 2))),
    ),
  ),
];
