// prettier-ignore
import {
  all, aPlayer, attackedThisTurn, both, cannotBlock, creature, creatures, damage, drawNextUpkeep, extraPhases,
  instant, not, sequence, setRule, sorcery, untapIt, withKeyword,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature('Hulking Cyclops', '{3}{R}{R}', 'Cyclops', 5, 5, cannotBlock()),
  sorcery(
    'Relentless Assault',
    '{2}{R}{R}',
    sequence(untapIt(all(both(creatures, attackedThisTurn))), extraPhases('combat', 'main')),
  ),
  instant('Solfatara', '{2}{R}', sequence(setRule({ kind: 'noLandPlays', who: aPlayer }), drawNextUpkeep)),
  sorcery('Tremor', '{R}', damage(1, all(both(creatures, not(withKeyword('flying')))))),
];
