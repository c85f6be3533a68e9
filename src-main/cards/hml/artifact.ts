import { activated, rule } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { not } from '../../engine/language/filters/logic.ts';
import { grant } from '../../engine/language/modification.ts';
import { everyone } from '../../engine/language/refs/players.ts';
import {
  aCreature,
  artifact,
  cannotBeBlockedBy,
  creatures,
  artifactCreature,
  artifacts,
  formerly,
} from '../builders.ts';
import { both } from '../../engine/language/filters/logic.ts';
import type { Card } from '../card.ts';
import { clockwork } from '../fighting/builders.ts';

export const cards: readonly Card[] = [
  formerly(
    '',
    artifactCreature(
      'Clockwork Steed',
      '{4}',
      'Horse',
      0,
      3,
      cannotBeBlockedBy(both(artifacts, creatures)),
      ...clockwork(4),
    ),
  ),
  artifact("Feroz's Ban", '{6}', rule({ kind: 'spellCost', filter: creatures, who: everyone, more: 2 })),
  artifact(
    "Joven's Tools",
    '{6}',
    activated(['{4}', tap], gains(aCreature, grant(cannotBeBlockedBy(not(subtype('Wall')))))),
  ),
];
