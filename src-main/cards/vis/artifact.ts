// prettier-ignore
import {
  artifactCreature, formerly, is, putCounters, regeneratesThisWay, regeneration, self, triggered,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  formerly(
    '',
    artifactCreature(
      'Matopi Golem',
      '{5}',
      'Golem',
      3,
      3,
      regeneration('{1}'),
      triggered(regeneratesThisWay(is(self)), putCounters(self, '-1/-1')),
    ),
  ),
];
