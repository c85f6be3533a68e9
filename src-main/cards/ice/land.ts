import { activated } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { attackingPlayer } from '../../engine/language/filters/attackingPlayer.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { you } from '../../engine/language/refs/players.ts';
import { target } from '../../engine/language/refs/target.ts';
import { basicLand, creatures, heldByThis, land, mayStayTapped, painLand, snow } from '../builders.ts';
import type { Card } from '../card.ts';

const anEarthboundAttacker = target(both(creatures, not(withKeyword('flying')), attackingPlayer(you)));

export const cards: readonly Card[] = [
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
