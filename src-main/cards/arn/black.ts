// prettier-ignore
import {
  activated, allTrue, anything, atStep, attackedThisTurn, base, creature, creatures, damage, everyone, fits,
  formerly, gainLife, gains, is, not, other, self, settled, tap, target, thatMuch, triggered, upkeepCost, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
