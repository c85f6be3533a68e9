import { activated, triggered } from '../../engine/language/abilities.ts';
import { x } from '../../engine/language/amounts/x.ts';
import { compare } from '../../engine/language/conditions/compare.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { discarding } from '../../engine/language/costs/discardCost.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { sacrificeThis } from '../../engine/language/costs/sacrificeCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { create } from '../../engine/language/effects/create.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { draw } from '../../engine/language/effects/draw.ts';
import { flip } from '../../engine/language/effects/flip.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { lookAtTop } from '../../engine/language/effects/library.ts';
import { mayPay } from '../../engine/language/effects/may.ts';
import { replaceNextDraw } from '../../engine/language/effects/replaceDraws.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { untapIt } from '../../engine/language/effects/tapping.ts';
import { anything } from '../../engine/language/filters/logic.ts';
import { tapped } from '../../engine/language/filters/state.ts';
import { drawnLast } from '../../engine/language/filters/thisTurn.ts';
import { has } from '../../engine/language/modification.ts';
import { atStep } from '../../engine/language/moment.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import {
  aCreature,
  anyTarget,
  artifact,
  artifactCreature,
  artifactToken,
  formerly,
  staysTapped,
} from '../builders.ts';
import { aCharger } from '../fighting/builders.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  artifact(
    "Aladdin's Lamp",
    '{10}',
    activated(
      ['{X}', tap],
      when(
        compare(x, '>', 0),
        replaceNextDraw(
          you,
          sequence(
            lookAtTop(you, x, 'bottomAtRandom', { filter: anything, least: 1, most: 1, to: 'library' }),
            draw(you),
          ),
        ),
      ),
    ),
  ),
  artifact("Aladdin's Ring", '{8}', activated(['{8}', tap], damage(4, anyTarget))),
  artifact(
    'Bottle of Suleiman',
    '{4}',
    activated(
      ['{1}', sacrificeThis],
      flip(you, create(artifactToken('Djinn', 'Djinn', 5, 5, 'flying')), damage(5, you)),
    ),
  ),
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
  artifact(
    'Ebony Horse',
    '{3}',
    activated(
      ['{2}', tap],
      sequence(
        untapIt(aCharger),
        prevent('all', { to: aCharger, combatOnly: true }),
        setRule({ kind: 'noCombatDamage', who: is(aCharger) }),
      ),
    ),
  ),
  artifact('Flying Carpet', '{4}', activated(['{2}', tap], gains(aCreature, has('flying')))),
  artifact("Jandor's Ring", '{6}', activated(['{2}', tap, discarding(drawnLast)], draw(you))),
  artifact("Jandor's Saddlebags", '{2}', activated(['{3}', tap], untapIt(aCreature))),
];
