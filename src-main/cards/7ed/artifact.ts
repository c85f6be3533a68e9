// prettier-ignore
import {
  all, artifact, bonus, both, count, creatures, each, is, not, rule, sharesCreatureType, statically, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  artifact(
    'Coat of Arms',
    '{5}',
    statically(
      all(creatures),
      bonus(
        count(all(both(creatures, not(is(each)), sharesCreatureType(each)))),
        count(all(both(creatures, not(is(each)), sharesCreatureType(each)))),
      ),
    ),
  ),
  artifact('Spellbook', '{0}', rule({ kind: 'noHandLimit', who: you })),
];
