import { activated, rule } from '../../engine/language/abilities.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { you } from '../../engine/language/refs/players.ts';
import { artifact, artifactCreature, creatures, formerly, taps } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact('Mind Stone', '{2}', taps('C'), activated(['{1}', tap, sacrificeThis], draw(you))),
  formerly(
    '',
    artifactCreature(
      'Steel Golem',
      '{3}',
      'Golem',
      3,
      4,
      rule({ kind: 'cannotCast', who: you, filter: creatures }),
    ),
  ),
];
