import { landwalk, rule, statically } from '../../engine/language/abilities.ts';
import { costOf } from '../../engine/language/amounts/measure.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { during } from '../../engine/language/conditions/moment.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { bury, destroy } from '../../engine/language/effects/destroy.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is } from '../../engine/language/filters/belonging.ts';
import { blue } from '../../engine/language/filters/hasColour.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { either } from '../../engine/language/filters/logic.ts';
import { control, grant } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import {
  aCreature,
  aPermanent,
  aSpell,
  anyTarget,
  artifacts,
  aura,
  cannotBeBlockedBy,
  cannotBlock,
  creature,
  creatures,
  drawNextUpkeep,
  formerly,
  instant,
  interrupt,
  lands,
  pump,
  sorcery,
} from '../builders.ts';
import type { Card } from '../card.ts';

const aWall = target(subtype('Wall'));

export const cards: readonly Card[] = [
  aura('Conquer', '{3}{R}{R}', lands, statically(attached, control)),
  formerly('Spirit', creature('Flame Spirit', '{4}{R}', 'Elemental Spirit', 2, 3, pump('{R}', 1, 0))),
  instant('Flare', '{2}{R}', sequence(damage(1, anyTarget), drawNextUpkeep)),
  instant(
    'Incinerate',
    '{1}{R}',
    sequence(damage(3, anyTarget), gains(anyTarget, grant(rule({ kind: 'noRegeneration', who: is(self) })))),
  ),
  sorcery('Jokulhaups', '{4}{R}{R}', bury(all(either(artifacts, creatures, lands)))),
  creature('Mountain Goat', '{R}', 'Goat', 1, 1, landwalk(subtype('Mountain'))),
  creature(
    'Orcish Conscripts',
    '{R}',
    'Orc',
    2,
    2,
    rule({ kind: 'attackCompany', who: is(self), others: 2 }),
  ),
  instant('Panic', '{R}', sequence(gains(aCreature, grant(cannotBlock())), drawNextUpkeep), {
    onlyDuring: during(['beginCombat', 'declareAttackers']),
  }),
  interrupt(
    'Pyroblast',
    '{R}',
    chooseOne({
      counter: when(fits(aSpell, blue), counter(aSpell)),
      destroy: when(fits(aPermanent, blue), destroy(aPermanent)),
    }),
  ),
  sorcery('Pyroclasm', '{1}{R}', damage(2, all(creatures))),
  formerly('Tiger', creature('Sabretooth Tiger', '{2}{R}', 'Cat', 2, 1, 'firstStrike')),
  formerly(
    'Spirit',
    creature('Stone Spirit', '{4}{R}', 'Elemental Spirit', 4, 3, cannotBeBlockedBy(withKeyword('flying'))),
  ),
  instant('Word of Blasting', '{1}{R}', sequence(bury(aWall), damage(costOf(aWall), controllerOf(aWall)))),
];
