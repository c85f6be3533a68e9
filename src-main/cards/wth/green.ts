// prettier-ignore
import {
  creature, enters, is, mana, mayPay, named, search, self, triggered, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
