import { activated, triggered } from '../../engine/language/abilities.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { mayPay } from '../../engine/language/effects/may.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { tapped } from '../../engine/language/filters/state.ts';
import { has } from '../../engine/language/modification.ts';
import { atStep } from '../../engine/language/moment.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { aCreature, anyTarget, artifact, artifactCreature, formerly, staysTapped } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact("Aladdin's Ring", '{8}', activated(['{8}', tap], damage(4, anyTarget))),
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
  formerly('', artifactCreature('Dancing Scimitar', '{4}', 'Spirit', 1, 5, 'flying')),
  artifact('Flying Carpet', '{4}', activated(['{2}', tap], gains(aCreature, has('flying')))),
  artifact("Jandor's Saddlebags", '{2}', activated(['{3}', tap], untapIt(aCreature))),
];
