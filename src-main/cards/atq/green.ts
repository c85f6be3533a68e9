import { statically } from '../../engine/language/abilities.ts';
import { costOf } from '../../engine/language/amounts/measure.ts';
import { bury } from '../../engine/language/effects/destroy.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { alsoIs, base, losesAbilities } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { each } from '../../engine/language/refs/each.ts';
import { controllerOf } from '../../engine/language/refs/players.ts';
import { target } from '../../engine/language/refs/target.ts';
import { artifacts, creatures, enchantment, instant } from '../builders.ts';
import type { Card } from '../card.ts';

const anArtifact = target(artifacts);

export const cards: readonly Card[] = [
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
