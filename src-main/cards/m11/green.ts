import { triggered } from '../../engine/language/abilities.ts';
import { create } from '../../engine/language/effects/create.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { dies } from '../../engine/language/moment.ts';
import { self } from '../../engine/language/refs/self.ts';
import { creature, creatureToken } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature('Greater Basilisk', '{3}{G}{G}', 'Basilisk', 3, 5, 'deathtouch'),
  creature(
    'Mitotic Slime',
    '{4}{G}',
    'Ooze',
    4,
    4,
    triggered(
      dies(is(self)),
      create(
        creatureToken(
          'green',
          'Ooze',
          'Ooze',
          2,
          2,
          triggered(dies(is(self)), create(creatureToken('green', 'Ooze', 'Ooze', 1, 1), 2)),
        ),
        2,
      ),
    ),
  ),
  creature('Wall of Vines', '{G}', 'Plant Wall', 0, 3, 'defender', 'reach'),
  creature('Yavimaya Wurm', '{4}{G}{G}', 'Wurm', 6, 4, 'trample'),
];
