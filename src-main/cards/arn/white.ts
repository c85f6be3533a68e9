import { instead, protectionFrom, statically, triggered } from '../../engine/language/abilities.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { choose, chooseWord } from '../../engine/language/effects/choose.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { prevent } from '../../engine/language/effects/prevent.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { ofChosenColour } from '../../engine/language/filters/chosen.ts';
import { red, white } from '../../engine/language/filters/hasColour.ts';
import { anything, both, not } from '../../engine/language/filters/logic.ts';
import { blocking, token } from '../../engine/language/filters/state.ts';
import { bonus } from '../../engine/language/modification.ts';
import { whenever } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { controllerOf, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { slot } from '../../engine/language/refs/slot.ts';
import { that } from '../../engine/language/refs/that.ts';
import { creature, creatures, enchantment, formerly, instant, thereIs, thereIsNo } from '../builders.ts';
import type { Card } from '../card.ts';

const jihadCause = all(both(ofChosenColour('colour'), not(token)), 'battlefield', slot('the chosen player'));

export const cards: readonly Card[] = [
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
