import { activated, triggered } from '../../engine/language/abilities.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { anything } from '../../engine/language/filters/logic.ts';
import { base } from '../../engine/language/modification.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creature, creatures, formerly, other, upkeepCost } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'El-Hajjâj',
    creature(
      'El-Hajjâj',
      '{1}{B}{B}',
      'Human Wizard',
      1,
      1,
      triggered(
        { kind: 'dealsDamage', source: is(self), to: anything, players: everyone },
        gainLife(you, thatMuch()),
      ),
    ),
  ),
  creature('Junún Efreet', '{1}{B}{B}', 'Efreet', 3, 3, 'flying', upkeepCost('{B}{B}')),
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
