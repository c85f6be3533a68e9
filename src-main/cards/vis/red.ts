import { damage } from '../../engine/language/effects/damage.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { extraPhases } from '../../engine/language/effects/turns.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { attackedThisTurn } from '../../engine/language/filters/state.ts';
import { all } from '../../engine/language/refs/all.ts';
import { aPlayer, cannotBlock, creature, creatures, drawNextUpkeep, instant, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Hulking Cyclops', '{3}{R}{R}', 'Cyclops', 5, 5, cannotBlock()),
  sorcery(
    'Relentless Assault',
    '{2}{R}{R}',
    sequence(untapIt(all(both(creatures, attackedThisTurn))), extraPhases('combat', 'main')),
  ),
  instant('Solfatara', '{2}{R}', sequence(setRule({ kind: 'noLandPlays', who: aPlayer }), drawNextUpkeep)),
  sorcery('Tremor', '{R}', damage(1, all(both(creatures, not(withKeyword('flying')))))),
];
