// prettier-ignore
import {
  all, anything, blocking, bonus, both, choose, chooseWord, controllerOf, creature, creatures, damage,
  enchantment, formerly, gains, instant, instead, not, ofChosenColour, opponents, prevent, protectionFrom,
  red, sacrificeIt, self, sequence, slot, statically, that, thatMuch, thereIs, thereIsNo, token, triggered,
  whenever, white, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

const jihadCause = all(both(ofChosenColour('colour'), not(token)), 'battlefield', slot('the chosen player'));

export const cards: readonly CorpusCard[] = [
  instant(
    'Eye for an Eye',
    '{W}{W}',
    prevent('all', {
      to: you,
      fromChosen: anything,
      kept: true,
      then: damage(thatMuch(), controllerOf(that('source'))),
    }),
  ),
  enchantment(
    'Jihad',
    '{W}{W}{W}',
    instead({
      kind: 'asEnters',
      first: sequence(chooseWord('colour', 'colour'), choose(opponents, 'the chosen player')),
    }),
    statically(all(both(white, creatures)), bonus(2, 1), thereIs(jihadCause)),
    triggered(whenever(thereIsNo(jihadCause)), sacrificeIt(self)),
  ),
  instant('Piety', '{2}{W}', gains(all(both(creatures, blocking)), bonus(0, 3))),
  formerly('Smith', creature('Repentant Blacksmith', '{1}{W}', 'Human', 1, 2, protectionFrom(red))),
];
