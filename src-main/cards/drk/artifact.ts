import { activated, rule } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { addManaOf } from '../../engine/language/effects/addMana.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { grant } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import {
  aCreature,
  artifact,
  artifactCreature,
  creatures,
  formerly,
  lands,
  regeneration,
  staysTappedNext,
} from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact("Barl's Cage", '{4}', activated('{3}', staysTappedNext(aCreature))),
  formerly('', artifactCreature('Diabolic Machine', '{7}', 'Construct', 4, 4, regeneration('{3}'))),
  artifact(
    'Fellwar Stone',
    '{2}',
    activated(tap, addManaOf({ kind: 'couldProduce', of: all(lands, 'battlefield', opponents) })),
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
