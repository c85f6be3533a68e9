import { triggered } from '../../engine/language/abilities.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { mayPay } from '../../engine/language/effects/may.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { tapped } from '../../engine/language/filters/state.ts';
import { atStep } from '../../engine/language/moment.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { artifactCreature, formerly, staysTapped } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    '',
    artifactCreature(
      'Brass Man',
      '{1}',
      'Construct',
      1,
      3,
      staysTapped,
      triggered(atStep('upkeep', you), mayPay(mana('{1}'), untapIt(self)), { if: fits(self, tapped) }),
    ),
  ),
];
