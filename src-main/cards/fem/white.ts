// prettier-ignore
import {
  aCreature, activated, bonus, create, creature, creatureToken, formerly, gains, has, sorcery, tap,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  formerly('Soldier', creature('Icatian Phalanx', '{4}{W}', 'Human Soldier', 2, 4, 'banding')),
  formerly(
    'Cleric',
    creature(
      'Icatian Priest',
      '{W}',
      'Human Cleric',
      1,
      1,
      activated('{1}{W}{W}', gains(aCreature, bonus(1, 1))),
    ),
  ),
  formerly(
    'Soldier',
    creature(
      'Icatian Scout',
      '{W}',
      'Human Soldier Scout',
      1,
      1,
      activated(['{1}', tap], gains(aCreature, has('firstStrike'))),
    ),
  ),
  sorcery('Icatian Town', '{5}{W}', create(creatureToken('white', 'Citizen', 'Citizen', 1, 1), 4)),
];
