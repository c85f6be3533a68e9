// prettier-ignore
import {
  all, creature, defender, is, rule, self, subtype, thereIs,
} from '../words.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Sea Monster',
    '{4}{U}{U}',
    'Serpent',
    6,
    6,
    rule({
      kind: 'cannotAttack',
      who: is(self),
      unless: thereIs(all(subtype('Island'), 'battlefield', defender)),
    }),
  ),
];
