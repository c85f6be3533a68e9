/** What cards about attacking and blocking are written with. */
import { activated, instead, rule, triggered } from '../../engine/language/abilities.ts';
import type { Ability } from '../../engine/language/ability.ts';
import type { Amount } from '../../engine/language/amount.ts';
import { least, minus, most, times } from '../../engine/language/amounts/arithmetic.ts';
import { count } from '../../engine/language/amounts/count.ts';
import { countersOn } from '../../engine/language/amounts/countersOn.ts';
import { x } from '../../engine/language/amounts/x.ts';
import type { Condition } from '../../engine/language/condition.ts';
import { fits } from '../../engine/language/conditions/fits.ts';
import { during } from '../../engine/language/conditions/moment.ts';
import { tap } from '../../engine/language/costs/tapCost.ts';
import { putCounters, removeCounters } from '../../engine/language/effects/counters.ts';
import { gains } from '../../engine/language/effects/gains.ts';
import type { Filter } from '../../engine/language/filter.ts';
import { controlledBy, is } from '../../engine/language/filters/belonging.ts';
import { subtype } from '../../engine/language/filters/hasSubtype.ts';
import { both, not } from '../../engine/language/filters/logic.ts';
import { attacking, foughtThisCombat, settled } from '../../engine/language/filters/state.ts';
import { bonus } from '../../engine/language/modification.ts';
import { atStep, meets } from '../../engine/language/moment.ts';
import { all } from '../../engine/language/refs/all.ts';
import { against } from '../../engine/language/refs/fight.ts';
import { activePlayer, defender, everyone, opponents, you } from '../../engine/language/refs/players.ts';
import { self } from '../../engine/language/refs/self.ts';
import { target } from '../../engine/language/refs/target.ts';
import { creatures } from '../../engine/language/filters/hasType.ts';
import { thereIs, yours, yourUpkeep } from '../builders.ts';

/** Creatures blocking it, without the first. */
export const beyondFirst: Amount = most(0, minus(count(against(self)), 1));

export const rampage = (number: number): Ability =>
  triggered(
    meets(is(self), 'blocked'),
    gains(self, bonus(times(number, beyondFirst), times(number, beyondFirst))),
  );

export const needsTwoBlockers = (who: Filter): Ability => rule({ kind: 'blockersCount', who, least: 2 });
export const oneBlockerAtMost: Ability = rule({ kind: 'blockersCount', who: is(self), most: 1 });
export const mustBeBlocked = (who: Filter, whom: Filter): Ability => rule({ kind: 'mustBlock', who, whom });

/** A spring that runs down with every fight, and is wound up in an upkeep. */
export const clockwork = (springs: number): Ability[] => [
  instead({ kind: 'asEnters', counters: { counter: '+1/+0', count: springs } }),
  triggered(atStep('endCombat', everyone), removeCounters(self, '+1/+0'), {
    if: fits(self, foughtThisCombat),
  }),
  activated(['{X}', tap], putCounters(self, '+1/+0', least(x, minus(springs, countersOn('+1/+0', self)))), {
    onlyDuring: yourUpkeep,
  }),
];

/** In another's turn, as long as nothing attacks. */
export const beforeTheirAttack: Condition = during(['upkeep', 'draw', 'main1', 'beginCombat'], opponents);

export const anAttacker = target(both(creatures, attacking));
export const aCharger = target(both(yours(creatures), attacking));
export const aDefendingCreature = target(both(creatures, controlledBy(defender)));
/** What the active player has had since the turn began, Walls apart. */
export const aLoiterer = target(both(creatures, not(subtype('Wall')), settled, controlledBy(activePlayer)));

/** As long as you control this. */
export const whileYours: Condition = thereIs(all(both(is(self), controlledBy(you))));
