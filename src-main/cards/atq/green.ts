import { costOf } from '../../engine/language/amounts/measure.ts';
import { bury } from '../../engine/language/effects/destroy.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { controllerOf } from '../../engine/language/refs/players.ts';
import { target } from '../../engine/language/refs/target.ts';
import { artifacts, instant } from '../builders.ts';
import type { Card } from '../card.ts';

const anArtifact = target(artifacts);

export const cards: readonly Card[] = [
  instant(
    'Crumble',
    '{G}',
    sequence(bury(anArtifact), gainLife(controllerOf(anArtifact), costOf(anArtifact))),
  ),
];
