import { triggered } from '../../engine/language/abilities.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { draws } from '../../engine/language/moment.ts';
import { opponents } from '../../engine/language/refs/players.ts';
import { that } from '../../engine/language/refs/that.ts';
import { enchantment } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  enchantment('Underworld Dreams', '{B}{B}{B}', triggered(draws(opponents), damage(1, that('player')))),
];
