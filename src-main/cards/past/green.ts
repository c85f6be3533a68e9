// prettier-ignore
import {
  activated, anOpponent, both, bury, creature, creatures, enters, faerieTricks, is, ofChosenType, self, tap,
  target, triggered, wordAtRandom,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature(
    'Aswan Jaguar',
    '{1}{G}{G}',
    'Cat',
    2,
    2,
    triggered(enters(is(self)), wordAtRandom('creatureType', 'creature type', anOpponent)),
    activated(['{G}{G}', tap], bury(target(both(creatures, ofChosenType('creature type'))))),
  ),
  creature('Faerie Dragon', '{2}{G}{G}', 'Dragon', 1, 3, 'flying', activated('{1}{G}{G}', faerieTricks)),
];
