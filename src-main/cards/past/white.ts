// prettier-ignore
import {
  activated, atStep, bonus, creature, formerly, gains, has, instead, ofChosenColour, protectionFrom,
  recoloured, rollNumber, self, sequence, thatMuch, triggered, wordAtRandom, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  creature(
    'Prismatic Dragon',
    '{2}{W}{W}',
    'Dragon',
    2,
    3,
    'flying',
    triggered(atStep('upkeep', you), recoloured),
    activated('{2}', recoloured),
  ),
  formerly(
    'Knight',
    creature(
      'Rainbow Knights',
      '{W}{W}',
      'Human Knight',
      2,
      1,
      instead({ kind: 'asEnters', first: wordAtRandom('colour', 'colour') }),
      protectionFrom(ofChosenColour('colour')),
      activated('{1}', gains(self, has('firstStrike'))),
      activated(
        '{W}{W}',
        sequence(rollNumber('that number', 0, 2), gains(self, bonus(thatMuch('that number'), 0))),
      ),
    ),
  ),
];
