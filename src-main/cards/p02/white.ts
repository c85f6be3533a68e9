import { triggered } from '../../engine/language/abilities.ts';
import { gainLife } from '../../engine/language/effects/life.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { enters } from '../../engine/language/moment.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { creature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Angel of Mercy',
    '{4}{W}',
    'Angel',
    3,
    3,
    'flying',
    triggered(enters(is(self)), gainLife(you, 3)),
  ),
  creature('Angelic Wall', '{1}{W}', 'Wall', 0, 4, 'defender', 'flying'),
  creature('Wild Griffin', '{2}{W}', 'Griffin', 2, 2, 'flying'),
];
