import { activated, landwalk, rule, statically, triggered } from '../../engine/language/abilities.ts';
import { times } from '../../engine/language/amounts/arithmetic.ts';
import { costOf } from '../../engine/language/amounts/measure.ts';
import { thatMuch } from '../../engine/language/amounts/thatMuch.ts';
import { did } from '../../engine/language/conditions/did.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { during } from '../../engine/language/conditions/moment.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { when } from '../../engine/language/effects/conditional.ts';
import { counter } from '../../engine/language/effects/counterSpell.ts';
import { damage } from '../../engine/language/effects/damage.ts';
import { bury, destroy } from '../../engine/language/effects/destroy.ts';
import { flip } from '../../engine/language/effects/flip.ts';
import { gains, gainsWhile } from '../../engine/language/effects/gains.ts';
import { keepAmount, keepTold } from '../../engine/language/effects/keep.ts';
import { gainLife, loseLife } from '../../engine/language/effects/life.ts';
import { may } from '../../engine/language/effects/may.ts';
import { chooseOne } from '../../engine/language/effects/modes.ts';
import { repeatWhile } from '../../engine/language/effects/repeatWhile.ts';
import { sequence } from '../../engine/language/effects/sequence.ts';
import { is, controlledBy } from '../../engine/language/filters/belonging.ts';
import { blue } from '../../engine/language/filters/hasColour.ts';
import { withKeyword } from '../../engine/language/filters/hasKeyword.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { either, both } from '../../engine/language/filters/logic.ts';
import { becomesLand, control, grant, bonus } from '../../engine/language/modification.ts';
import { all } from '../../engine/language/refs/all.ts';
import { attached } from '../../engine/language/refs/attached.ts';
import { controllerOf, you, defender } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import {
  aCreature,
  anOpponent,
  anyTarget,
  aPermanent,
  artifacts,
  aSpell,
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
import { needsTwoBlockers, whileYours } from '../fighting/builders.ts';
import { goesUnblocked } from '../../engine/language/moment.ts';
import { setRule } from '../../engine/language/effects/setRule.ts';
import { mayGoOn } from './builders.ts';
import type { Card } from '../card.ts';

const aWall = target(subtype('Wall'));

const STAKES = thatMuch('the stakes');

export const cards: readonly Card[] = [
  aura('Conquer', '{3}{R}{R}', lands, statically(attached, control)),
  aura(
    'Errantry',
    '{1}{R}',
    creatures,
    statically(attached, bonus(3, 0)),
    rule({ kind: 'attackAlone', who: is(attached) }),
  ),
  formerly('Spirit', creature('Flame Spirit', '{4}{R}', 'Elemental Spirit', 2, 3, pump('{R}', 1, 0))),
  instant('Flare', '{2}{R}', sequence(damage(1, anyTarget), drawNextUpkeep)),
  sorcery(
    'Game of Chaos',
    '{R}{R}{R}',
    sequence(
      keepTold('the stakes', 1),
      repeatWhile(
        sequence(
          keepAmount('the winner wants it', 0),
          flip(
            you,
            sequence(gainLife(you, STAKES), loseLife(anOpponent, STAKES), mayGoOn(you)),
            sequence(loseLife(you, STAKES), gainLife(anOpponent, STAKES), mayGoOn(anOpponent)),
          ),
          keepTold('the stakes', times(2, STAKES)),
        ),
        did('the winner wants it'),
      ),
    ),
  ),
  aura('Imposing Visage', '{R}', creatures, needsTwoBlockers(is(attached))),
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
    rule({ kind: 'blockCompany', who: is(self), others: 2 }),
  ),
  creature(
    'Orcish Farmer',
    '{1}{R}{R}',
    'Orc',
    2,
    2,
    activated(tap, gains(target(lands), becomesLand('Swamp'), 'nextUntap')),
  ),
  formerly(
    'Orc',
    creature(
      'Orcish Squatters',
      '{4}{R}',
      'Orc',
      2,
      3,
      triggered(
        goesUnblocked(is(self)),
        may(
          sequence(
            gainsWhile(whileYours, target(both(lands, controlledBy(defender))), control),
            setRule({ kind: 'noCombatDamage', who: is(self) }),
          ),
        ),
      ),
    ),
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
