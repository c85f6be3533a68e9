import { activated, rule } from '../../engine/language/abilities.ts';
import { plus } from '../../engine/language/amounts/arithmetic.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { whether } from '../../engine/language/amounts/whether.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { turnOf } from '../../engine/language/conditions/moment.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { destroy } from '../../engine/language/effects/destroy.ts';
import { gains, gainsWhile } from '../../engine/language/effects/gains.ts';
import { exile } from '../../engine/language/effects/move.ts';
import { attachedTo } from '../../engine/language/filters/attachedTo.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both } from '../../engine/language/filters/logic.ts';
import { attacking, tapped } from '../../engine/language/filters/state.ts';
import { bonus, control } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import {
  artifacts,
  creature,
  creatures,
  formerly,
  instant,
  mayStayTapped,
  sized,
  sorcery,
  yours,
  aura,
} from '../builders.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import type { Card } from '../card.ts';

const mobSize = whether(turnOf(you), plus(2, count(all(subtype('Swamp'), 'battlefield', opponents))), 2);

export const cards: readonly Card[] = [
  formerly('Mob', creature('Angry Mob', '{2}{W}{W}', 'Human', 0, 0, 'trample', sized(mobSize, mobSize))),
  aura(
    'Brainwash',
    '{W}',
    creatures,
    rule({ kind: 'combatCost', for: 'attack', who: is(attached), cost: [mana('{3}')] }),
  ),
  sorcery('Dust to Dust', '{1}{W}{W}', exile(target(artifacts, { least: 2, most: 2 }))),
  formerly(
    'Miracle Worker',
    creature(
      'Miracle Worker',
      '{W}',
      'Human Cleric',
      1,
      1,
      activated(tap, destroy(target(both(subtype('Aura'), attachedTo(yours(creatures)))))),
    ),
  ),
  instant('Morale', '{1}{W}{W}', gains(all(both(creatures, attacking)), bonus(1, 1))),
  formerly('Pikeman', creature('Pikemen', '{1}{W}', 'Human Soldier', 1, 1, 'firstStrike', 'banding')),
  formerly(
    'Preacher',
    creature(
      'Preacher',
      '{1}{W}{W}',
      'Human Cleric',
      1,
      1,
      mayStayTapped,
      activated(
        tap,
        gainsWhile(
          fits(self, tapped),
          target(both(creatures, controlledBy(opponents)), { by: 'opponent' }),
          control,
        ),
      ),
    ),
  ),
];
