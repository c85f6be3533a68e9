// prettier-ignore
import {
  activated, addMana, attacking, both, create, creature, creatures, creatureToken, damage, formerly, lands,
  named, oneBlockerAtMost, sacrificeOf, search, sorcery, supertype, tap, target, token, withKeyword, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
