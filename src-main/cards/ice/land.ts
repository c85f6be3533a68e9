// prettier-ignore
import {
  activated, attackingPlayer, basicLand, both, creatures, heldByThis, land, mayStayTapped, not, painLand,
  sequence, snow, tap, tapIt, target, withKeyword, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const anEarthboundAttacker = target(both(creatures, not(withKeyword('flying')), attackingPlayer(you)));

export const cards: readonly CorpusCard[] = [
  painLand('Adarkar Wastes', 'W', 'U'),
  painLand('Brushland', 'G', 'W'),
  land(
    'Ice Floe',
    '',
    mayStayTapped,
    activated(tap, sequence(tapIt(anEarthboundAttacker), heldByThis(anEarthboundAttacker))),
  ),
  painLand('Karplusan Forest', 'R', 'G'),
  snow(basicLand('Snow-Covered Island', 'Island')),
  painLand('Sulfurous Springs', 'B', 'R'),
  painLand('Underground River', 'U', 'B'),
];
