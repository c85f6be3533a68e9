// prettier-ignore
import {
  activated, alsoIs, artifacts, base, both, costOf, creature, creatures, formerly, gains, not, tap, target,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const aLifelessArtifact = target(both(artifacts, not(creatures)));

export const cards: readonly CorpusCard[] = [
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
