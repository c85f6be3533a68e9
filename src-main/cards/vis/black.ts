// prettier-ignore
import {
  artifacts, black, both, bury, creature, creatures, enters, formerly, is, not, self, target, triggered,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  formerly(
    'Nekrataal',
    creature(
      'Nekrataal',
      '{2}{B}{B}',
      'Human Assassin',
      2,
      1,
      'firstStrike',
      triggered(enters(is(self)), bury(target(both(creatures, not(artifacts), not(black))))),
    ),
  ),
  formerly('Python', creature('Python', '{1}{B}{B}', 'Snake', 3, 2)),
];
