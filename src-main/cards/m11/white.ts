import { triggered } from '../../engine/language/abilities.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { search } from '../../engine/language/effects/library.ts';
import { may } from '../../engine/language/effects/may.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { named } from '../../engine/language/filters/named.ts';
import { enters } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { creature, creatures, sorcery } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Assault Griffin', '{3}{W}', 'Griffin', 3, 2, 'flying'),
  sorcery('Day of Judgment', '{2}{W}{W}', destroy(all(creatures))),
  creature(
    'Squadron Hawk',
    '{1}{W}',
    'Bird',
    1,
    1,
    'flying',
    triggered(enters(is(self)), may(search(you, named('Squadron Hawk'), 3, 'hand', { reveal: true }))),
  ),
];
