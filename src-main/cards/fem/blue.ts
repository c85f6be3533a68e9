// prettier-ignore
import {
  activated, all, allTrue, both, control, controlledBy, controllerHas, creature, creatures, fits, formerly,
  gains, gainsWhile, has, mayStayTapped, sacrificeIt, self, sequence, staysTappedNext, subtype, tap, tapIt,
  tapped, target, thereIsNo, triggered, whenever, you,
} from '../words.ts';
import type { CorpusCard } from '../card.ts';

export const cards: readonly CorpusCard[] = [
  formerly(
    'Homarid',
    creature(
      'Homarid Warrior',
      '{4}{U}',
      'Homarid Warrior',
      3,
      3,
      activated('{U}', sequence(gains(self, has('shroud')), staysTappedNext(self), tapIt(self))),
    ),
  ),
  creature(
    'Seasinger',
    '{1}{U}{U}',
    'Merfolk',
    0,
    1,
    triggered(whenever(thereIsNo(all(subtype('Island'), 'battlefield', you))), sacrificeIt(self)),
    mayStayTapped,
    activated(
      tap,
      gainsWhile(
        allTrue(fits(self, controlledBy(you)), fits(self, tapped)),
        target(both(creatures, controllerHas(subtype('Island')))),
        control,
      ),
    ),
  ),
  formerly('Merfolk', creature('Vodalian Soldiers', '{1}{U}', 'Merfolk Soldier', 1, 2)),
];
