// prettier-ignore
import {
  aCreature, cannotBlock, creature, draw, enters, everyone, is, not, onlyWhenPlayed, self, sorcery, toHand,
  triggered, withKeyword, x,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature('Cloud Elemental', '{2}{U}', 'Elemental', 2, 3, 'flying', cannotBlock(not(withKeyword('flying')))),
  onlyWhenPlayed(
    creature("Man-o'-War", '{2}{U}', 'Jellyfish', 2, 2, triggered(enters(is(self)), toHand(aCreature))),
  ),
  sorcery('Prosperity', '{X}{U}', draw(everyone, x)),
];
