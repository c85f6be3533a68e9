// prettier-ignore
import {
  all, anything, aPlayer, choose, creature, creatures, dies, discarding, enters, everyone, formerly, is, look,
  move, sacrifice, sacrificeIt, self, sequence, slot, sorcery, triggered, unlessPays, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  formerly(
    'Gatekeeper',
    creature(
      'Abyssal Gatekeeper',
      '{1}{B}',
      'Horror',
      1,
      1,
      triggered(dies(is(self)), sacrifice(everyone, creatures)),
    ),
  ),
  sorcery(
    'Agonizing Memories',
    '{2}{B}{B}',
    sequence(
      look(all(anything, 'hand', aPlayer)),
      choose(all(anything, 'hand', aPlayer), 'those cards', { least: 2, most: 2 }),
      move(slot('those cards'), 'library', { place: 'top', order: you }),
    ),
  ),
  creature(
    'Hidden Horror',
    '{1}{B}{B}',
    'Horror',
    4,
    4,
    triggered(enters(is(self)), unlessPays(discarding(creatures), sacrificeIt(self))),
  ),
];
