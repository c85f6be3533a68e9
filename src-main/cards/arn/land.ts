// prettier-ignore
import {
  aCreature, activated, attacking, becomesTapped, both, creatures, damage, during, is, land, prevent, self,
  tap, taps, target, triggered, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  land(
    'City of Brass',
    '',
    triggered(becomesTapped(is(self)), damage(1, you)),
    taps('W', 'U', 'B', 'R', 'G'),
  ),
  land(
    'Desert',
    'Desert',
    taps('C'),
    activated(tap, damage(1, target(both(creatures, attacking))), { onlyDuring: during(['endCombat']) }),
  ),
  land('Oasis', '', activated(tap, prevent(1, { to: aCreature }))),
];
