import { triggered } from '../../engine/language/abilities.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { search } from '../../engine/language/effects/library.ts';
import { mayPay } from '../../engine/language/effects/may.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { named } from '../../engine/language/filters/named.ts';
import { enters } from '../../engine/language/moment.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { creature } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
  creature(
    'Llanowar Sentinel',
    '{2}{G}',
    'Elf',
    2,
    3,
    triggered(
      enters(is(self)),
      mayPay(mana('{1}{G}'), search(you, named('Llanowar Sentinel'), 1, 'battlefield')),
    ),
  ),
];
