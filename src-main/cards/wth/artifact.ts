// prettier-ignore
import {
  activated, artifact, artifactCreature, creatures, draw, formerly, rule, sacrificeThis, tap, taps, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  artifact('Mind Stone', '{2}', taps('C'), activated(['{1}', tap, sacrificeThis], draw(you))),
  formerly(
    '',
    artifactCreature(
      'Steel Golem',
      '{3}',
      'Golem',
      3,
      4,
      rule({ kind: 'cannotCast', who: you, filter: creatures }),
    ),
  ),
];
