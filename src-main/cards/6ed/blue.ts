// prettier-ignore
import {
  all, creature, defender, is, rule, self, subtype, thereIs,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
