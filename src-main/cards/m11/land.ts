// prettier-ignore
import {
  activated, atStep, attacking, both, controlledBy, creatures, everyone, land, later, move, opponents,
  putIntoPlay, sequence, slot, tap, taps, target,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  land(
    'Mystifying Maze',
    '',
    taps('C'),
    activated(
      ['{4}', tap],
      sequence(
        move(target(both(creatures, attacking, controlledBy(opponents))), 'exile', { slot: 'lost' }),
        later(atStep('end', everyone), putIntoPlay(slot('lost'), { tapped: true })),
      ),
    ),
  ),
];
