// prettier-ignore
import {
  aCreature, activated, addManaOf, all, artifact, artifactCreature, both, creatures, formerly, gainLife,
  gains, grant, is, lands, opponents, prevent, regeneration, rule, self, staysTappedNext, subtype, tap,
  withKeyword, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  artifact("Barl's Cage", '{4}', activated('{3}', staysTappedNext(aCreature))),
  formerly('', artifactCreature('Diabolic Machine', '{7}', 'Construct', 4, 4, regeneration('{3}'))),
  artifact(
    'Fellwar Stone',
    '{2}',
    activated(
      tap,
      addManaOf({ kind: 'couldProduce', of: all(lands, 'battlefield', opponents), coloursOnly: true }),
    ),
  ),
  artifact('Fountain of Youth', '{0}', activated(['{2}', tap], gainLife(you, 1))),
  formerly(
    '',
    artifactCreature(
      'Scarecrow',
      '{5}',
      'Scarecrow',
      2,
      2,
      activated(['{6}', tap], prevent('all', { to: you, fromAll: both(creatures, withKeyword('flying')) })),
    ),
  ),
  artifact(
    'Tower of Coireall',
    '{2}',
    activated(
      tap,
      gains(aCreature, grant(rule({ kind: 'cannotBlock', who: subtype('Wall'), whom: is(self) }))),
    ),
  ),
];
