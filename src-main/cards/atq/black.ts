// prettier-ignore
import {
  activated, alsoIs, artifacts, base, both, costOf, creature, creatures, formerly, gains, not, tap, target,
} from '../words.ts';
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
