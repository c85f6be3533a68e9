import { activated, triggered } from '../../engine/language/abilities.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { allTrue } from '../../engine/language/conditions/logic.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { gains, gainsWhile } from '../../engine/language/effects/gains.ts';
import { sacrificeIt } from '../../engine/language/effects/sacrifice.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { tapIt } from '../../engine/language/effects/tapping.ts';
import { controlledBy } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { controllerHas } from '../../engine/language/filters/ownership.ts';
import { tapped } from '../../engine/language/filters/state.ts';
import { control, has } from '../../engine/language/modification.ts';
import { whenever } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creature, creatures, formerly, mayStayTapped, staysTappedNext, thereIsNo } from '../builders.ts';
import type { Card } from '../card.ts';

export const cards: readonly Card[] = [
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
