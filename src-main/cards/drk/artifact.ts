import { activated, rule } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { grant } from '../../engine/language/modification.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { aCreature, artifact, artifactCreature, formerly, regeneration } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly('', artifactCreature('Diabolic Machine', '{7}', 'Construct', 4, 4, regeneration('{3}'))),
  artifact('Fountain of Youth', '{0}', activated(['{2}', tap], gainLife(you, 1))),
  formerly('', artifactCreature('Scarecrow', '{5}', 'Scarecrow', 2, 2)),
  artifact(
    'Tower of Coireall',
    '{2}',
    activated(
      tap,
      gains(aCreature, grant(rule({ kind: 'cannotBlock', who: subtype('Wall'), whom: is(self) }))),
    ),
  ),
];
