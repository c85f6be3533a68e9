import { activated } from '../../engine/language/abilities.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { move } from '../../engine/language/effects/move.ts';
import { mayPlay } from '../../engine/language/effects/play.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { bonus, loses } from '../../engine/language/modification.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { topOf } from '../../engine/language/refs/topOf.ts';
import { artifact, artifactCreature, formerly } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact(
    'Elkin Bottle',
    '{3}',
    activated(
      ['{3}', tap],
      sequence(
        move(topOf(you, 1), 'exile', { slot: 'bottled' }),
        mayPlay(slot('bottled'), you, 'untilYourNextTurn'),
      ),
    ),
  ),
  formerly(
    'Wall',
    artifactCreature(
      'Walking Wall',
      '{4}',
      'Wall',
      0,
      6,
      'defender',
      activated('{3}', gains(self, [bonus(3, -1), loses('defender')]), { oncePerTurn: true }),
    ),
  ),
];
