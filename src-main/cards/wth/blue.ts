import { triggered } from '../../engine/language/abilities.ts';
import { later } from '../../engine/language/effects/delayed.ts';
import { lookAtTop } from '../../engine/language/effects/library.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { anything } from '../../engine/language/filters/logic.ts';
import { atStep, attacks, blocks, enters } from '../../engine/language/moment.ts';
import { everyone, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { creature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Fog Elemental',
    '{2}{U}',
    'Elemental',
    4,
    4,
    'flying',
    triggered(attacks(is(self)), later(atStep('endCombat', everyone), sacrificeIt(self))),
    triggered(blocks(is(self), anything), later(atStep('endCombat', everyone), sacrificeIt(self))),
  ),
  creature(
    'Sage Owl',
    '{1}{U}',
    'Bird',
    1,
    1,
    'flying',
    triggered(enters(is(self)), lookAtTop(you, 4, 'top')),
  ),
];
