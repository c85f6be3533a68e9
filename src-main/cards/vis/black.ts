import { triggered } from '../../engine/language/abilities.ts';
import { bury } from '../../engine/language/effects/destroy.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { black } from '../../engine/language/filters/hasColour.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { enters } from '../../engine/language/moment.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { artifacts, creature, creatures, formerly } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Nekrataal',
    creature(
      'Nekrataal',
      '{2}{B}{B}',
      'Human Assassin',
      2,
      1,
      'firstStrike',
      triggered(enters(is(self)), bury(target(both(creatures, not(artifacts), not(black))))),
    ),
  ),
  formerly('Python', creature('Python', '{1}{B}{B}', 'Snake', 3, 2)),
];
