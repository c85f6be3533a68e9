/** Builders of abilities. A card is written with these and stays plain data. */
import type {
  Ability,
  ActivatedAbility,
  InsteadAbility,
  RuleAbility,
  SpellAbility,
  StaticAbility,
  TriggeredAbility,
} from './ability.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import { mana } from './costs/manaCost.ts';
import type { Effect } from './effect.ts';
import type { Filter } from './filter.ts';
import type { Instead } from './instead.ts';
import type { Modification } from './modification.ts';
import type { Moment } from './moment.ts';
import type { Ref } from './ref.ts';
import type { Rule } from './rule.ts';
import { settle } from './settle.ts';
import type { Keyword } from '../../../src-shared/duel/words.ts';

type SpellManner = Partial<Pick<SpellAbility, 'costs' | 'dearerByTargets' | 'xOnly' | 'onlyDuring'>>;
export function spellAbility(effect: Effect, manner: SpellManner = {}): SpellAbility {
  const settled = settle(effect);
  return { kind: 'spell', targets: settled.targets, effect: settled.tree, costs: [], ...manner };
}

type ActivatedManner = Partial<
  Pick<
    ActivatedAbility,
    | 'anyPlayer'
    | 'xOnly'
    | 'ownerOnly'
    | 'asSorcery'
    | 'onlyDuring'
    | 'oncePerTurn'
    | 'mostPerTurn'
    | 'worksIn'
  >
>;
/** Costs: symbols for mana, cost nodes for the rest. */
export function activated(
  costs: string | Cost | readonly (string | Cost)[],
  effect: Effect,
  manner: ActivatedManner = {},
): ActivatedAbility {
  const settled = settle(effect);
  const list = typeof costs === 'string' || 'kind' in costs ? [costs] : costs;
  return {
    kind: 'activated',
    costs: list.map((cost) => (typeof cost === 'string' ? mana(cost) : cost)),
    targets: settled.targets,
    effect: settled.tree,
    worksIn: 'battlefield',
    ...manner,
  };
}

type TriggeredManner = Partial<Pick<TriggeredAbility, 'if' | 'worksIn'>>;
export function triggered(moment: Moment, effect: Effect, manner: TriggeredManner = {}): TriggeredAbility {
  const settled = settle(effect);
  return {
    kind: 'triggered',
    moment,
    targets: settled.targets,
    effect: settled.tree,
    worksIn: 'battlefield',
    ...manner,
  };
}

export function statically(
  what: Ref,
  mods: Modification | readonly Modification[],
  condition?: Condition,
): StaticAbility {
  const list = 'kind' in mods ? [mods] : mods;
  return condition === undefined
    ? { kind: 'static', what, mods: list }
    : { kind: 'static', what, mods: list, if: condition };
}

export const rule = (rule: Rule): RuleAbility => ({ kind: 'rule', rule });

export const instead = (
  instead: Instead,
  worksIn: InsteadAbility['worksIn'] = 'battlefield',
): InsteadAbility => ({
  kind: 'instead',
  instead,
  worksIn,
});

export const keyword = (keyword: Keyword): Ability => ({ kind: 'keyword', keyword });
export const protectionFrom = (from: Filter): Ability => ({ kind: 'protection', from });
export const landwalk = (land: Filter): Ability => ({ kind: 'landwalk', land });
export const enchant = (filter: Filter): Ability => ({ kind: 'enchant', filter });
