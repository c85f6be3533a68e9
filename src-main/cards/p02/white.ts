// prettier-ignore
import {
  creature, enters, gainLife, is, self, triggered, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
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
