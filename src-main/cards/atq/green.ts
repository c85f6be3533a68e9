// prettier-ignore
import {
  all, alsoIs, artifacts, base, both, bury, controllerOf, costOf, creatures, each, enchantment, gainLife,
  instant, losesAbilities, not, sequence, statically, target,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const anArtifact = target(artifacts);

export const cards: readonly CorpusCard[] = [
  instant(
    'Crumble',
    '{G}',
    sequence(bury(anArtifact), gainLife(controllerOf(anArtifact), costOf(anArtifact))),
  ),
  enchantment("Titania's Song", '{3}{G}', {
    ...statically(all(both(artifacts, not(creatures))), [
      losesAbilities,
      alsoIs(['creature']),
      base(costOf(each), costOf(each)),
    ]),
    outlives: 'endOfTurn',
  }),
];
