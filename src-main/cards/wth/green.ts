// prettier-ignore
import {
  creature, enters, is, mana, mayPay, named, search, self, triggered, you,
} from '../words.ts';
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
