import { activated } from '../../engine/language/abilities.ts';
import { costOf } from '../../engine/language/amounts/measure.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { alsoIs, base } from '../../engine/language/modification.ts';
import { target } from '../../engine/language/refs/target.ts';
import { artifacts, creature, creatures, formerly } from '../builders.ts';
import type { Card } from '../card.ts';

const aLifelessArtifact = target(both(artifacts, not(creatures)));

export const cards: readonly Card[] = [
  formerly(
    'Poltergeist',
    creature(
      'Xenic Poltergeist',
      '{1}{B}{B}',
      'Spirit',
      1,
      1,
      activated(
        tap,
        gains(
          aLifelessArtifact,
          [alsoIs(['creature']), base(costOf(aLifelessArtifact), costOf(aLifelessArtifact))],
          'untilYourNextUpkeep',
        ),
      ),
    ),
  ),
];
