import { triggered } from '../../engine/language/abilities.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { enters } from '../../engine/language/moment.ts';
import { self } from '../../engine/language/refs/self.ts';
import { targetPlayer } from '../../engine/language/refs/target.ts';
import { creature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Ravenous Rats',
    '{1}{B}',
    'Rat',
    1,
    1,
    triggered(enters(is(self)), discard(targetPlayer('opponents'))),
  ),
];
