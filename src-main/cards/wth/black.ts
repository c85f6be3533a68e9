import { triggered } from '../../engine/language/abilities.ts';
import { discarding } from '../../engine/language/costs/discardCost.ts';
import { unlessPays } from '../../engine/language/effects/may.ts';
import { sacrifice, sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { dies, enters } from '../../engine/language/moment.ts';
import { everyone } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { creature, creatures, formerly } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  formerly(
    'Gatekeeper',
    creature(
      'Abyssal Gatekeeper',
      '{1}{B}',
      'Horror',
      1,
      1,
      triggered(dies(is(self)), sacrifice(everyone, creatures)),
    ),
  ),
  creature(
    'Hidden Horror',
    '{1}{B}{B}',
    'Horror',
    4,
    4,
    triggered(enters(is(self)), unlessPays(discarding(creatures), sacrificeIt(self))),
  ),
];
