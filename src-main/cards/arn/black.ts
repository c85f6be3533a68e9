import { activated, triggered } from '../../engine/language/abilities.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { anything, not } from '../../engine/language/filters/logic.ts';
import { base } from '../../engine/language/modification.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creature, creatures, formerly, other, upkeepCost } from '../builders.ts';
import { atStep } from '../../engine/language/moment.ts';
import { attackedThisTurn, settled } from '../../engine/language/filters/state.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { allTrue } from '../../engine/language/conditions/logic.ts';
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
  formerly(
    'Raiders',
    creature(
      'Erg Raiders',
      '{1}{B}',
      'Human Warrior',
      2,
      3,
      triggered(atStep('end', you), damage(2, you), {
        if: allTrue(fits(self, not(attackedThisTurn)), fits(self, settled)),
      }),
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
