import { triggered } from '../../engine/language/abilities.ts';
import { discard } from '../../engine/language/effects/discard.ts';
import { sacrifice } from '../../engine/language/effects/sacrifice.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { enters } from '../../engine/language/moment.ts';
import { self } from '../../engine/language/refs/self.ts';
import { targetPlayer } from '../../engine/language/refs/target.ts';
import { anOpponent, creature, creatures, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  sorcery('Cruel Edict', '{1}{B}', sacrifice(anOpponent, creatures)),
  creature(
    'Ravenous Rats',
    '{1}{B}',
    'Rat',
    1,
    1,
    triggered(enters(is(self)), discard(targetPlayer('opponents'))),
  ),
];
