import { activated } from '../../engine/language/abilities.ts';
import { sacrificeOf } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addMana } from '../../engine/language/effects/addMana.ts';
import { create } from '../../engine/language/effects/create.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { search } from '../../engine/language/effects/library.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { supertype } from '../../engine/language/filters/hasSupertype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { named } from '../../engine/language/filters/named.ts';
import { attacking, token } from '../../engine/language/filters/state.ts';
import { you } from '../../engine/language/refs/players.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creature, creatureToken, creatures, formerly, lands, sorcery } from '../builders.ts';
import { oneBlockerAtMost } from '../fighting/builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Archer',
    creature(
      'Femeref Archers',
      '{2}{G}',
      'Human Archer',
      2,
      2,
      activated(tap, damage(4, target(both(creatures, attacking, withKeyword('flying'))))),
    ),
  ),
  formerly(
    'Soldier',
    creature(
      'Jungle Patrol',
      '{3}{G}',
      'Human Soldier',
      3,
      2,
      activated(['{1}{G}', tap], create(creatureToken('green', 'Wood', 'Wall', 0, 1, 'defender'))),
      activated(sacrificeOf(both(token, named('Wood'))), addMana('R')),
    ),
  ),
  sorcery(
    'Rampant Growth',
    '{1}{G}',
    search(you, both(lands, supertype('basic')), 1, 'battlefield', { tapped: true }),
  ),
  formerly('Tiger', creature('Stalking Tiger', '{3}{G}', 'Cat', 3, 3, oneBlockerAtMost)),
];
