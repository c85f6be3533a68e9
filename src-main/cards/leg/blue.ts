import { activated, landwalk, spellAbility, triggered } from '../../engine/language/abilities.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { mana } from '../../engine/language/costs/manaCost.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { unlessPays } from '../../engine/language/effects/may.ts';
import { toHand } from '../../engine/language/effects/move.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { spell } from '../../engine/language/filters/isSpell.ts';
import { anything, both, not } from '../../engine/language/filters/logic.ts';
import { dealsDamageTo } from '../../engine/language/moment.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target, targetSpell } from '../../engine/language/refs/target.ts';
import {
  anyTarget,
  artifacts,
  aura,
  creature,
  creatures,
  formerly,
  inEras,
  instant,
  interrupt,
} from '../builders.ts';
import type { Card } from '../card.ts';

const aSpell = targetSpell(spell);
export const cards: readonly Card[] = [
  creature('Azure Drake', '{3}{U}', 'Drake', 2, 4, 'flying'),
  aura(
    'Backfire',
    '{U}',
    creatures,
    triggered(dealsDamageTo(is(attached), you), damage(thatMuch(), controllerOf(attached))),
  ),
  instant('Boomerang', '{U}{U}', toHand(target(anything))),
  interrupt('Force Spike', '{U}', unlessPays(mana('{1}'), counter(aSpell), controllerOf(aSpell))),
  formerly(
    'Entity',
    creature(
      'Psionic Entity',
      '{4}{U}',
      'Illusion',
      2,
      2,
      activated(tap, sequence(damage(2, anyTarget), damage(3, self))),
    ),
  ),
  inEras(
    ['alpha', 'fifth'],
    {
      types: ['interrupt'],
      abilities: [spellAbility(counter(targetSpell(both(spell, both(creatures, not(artifacts))))))],
    },
    interrupt('Remove Soul', '{1}{U}', counter(targetSpell(both(spell, creatures)))),
  ),
  creature('Segovian Leviathan', '{4}{U}', 'Leviathan', 3, 3, landwalk(subtype('Island'))),
  formerly('Falcon', creature('Zephyr Falcon', '{1}{U}', 'Bird', 1, 1, 'flying', 'vigilance')),
];
