/** Statics that answer one of the engine's "may this …?" questions. Each question has one module that asks them. */
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Filter } from './filter.ts';
import type { Ref } from './ref.ts';
import type { Zone } from '../../../src-shared/duel/words.ts';

/** These cannot attack (while the condition holds); `whom`: only attacks on these players are barred. */
export interface CannotAttack {
  readonly kind: 'cannotAttack';
  readonly who: Filter;
  readonly unless?: Condition;
  readonly whom?: Ref;
}
/** These must attack if they can. */
export interface MustAttack {
  readonly kind: 'mustAttack';
  readonly who: Filter;
}
/** These attack only together with at least so many others. */
export interface AttackCompany {
  readonly kind: 'attackCompany';
  readonly who: Filter;
  readonly others: number;
}
/** `who` cannot block `whom`. */
export interface CannotBlock {
  readonly kind: 'cannotBlock';
  readonly who: Filter;
  readonly whom: Filter;
}
/** These do not untap in their controller's untap step. */
export interface StaysTapped {
  readonly kind: 'staysTapped';
  readonly who: Filter;
  readonly when?: Condition;
}
/** No player untaps more than so many of these in an untap step; with `when`, only while that is so. */
export interface UntapAtMost {
  readonly kind: 'untapAtMost';
  readonly filter: Filter;
  readonly most: number;
  readonly when?: Condition;
}
export interface NoHandLimit {
  readonly kind: 'noHandLimit';
  readonly who: Ref;
}
/** These cannot be regenerated. */
export interface NoRegeneration {
  readonly kind: 'noRegeneration';
  readonly who: Filter;
}
/** Players play with their hands revealed. */
export interface OpenHands {
  readonly kind: 'openHands';
  readonly who: Ref;
}
/** Only these players may be the ones to play lands. */
export interface NoLandPlays {
  readonly kind: 'noLandPlays';
  readonly who: Ref;
}
/** Spells that fit cost more (or less) mana. */
export interface SpellCost {
  readonly kind: 'spellCost';
  readonly filter: Filter;
  readonly who: Ref;
  readonly more: Amount;
}
/** Attacking (or blocking) with these costs something more. */
export interface CombatCost {
  readonly kind: 'combatCost';
  readonly for: 'attack' | 'block';
  readonly who: Filter;
  readonly cost: readonly Cost[];
}
/** These players do not lose the duel, whatever their life, poison, library or an effect says; giving up they do. */
export interface CannotLose {
  readonly kind: 'cannotLose';
  readonly who: Ref;
}
/** No effect makes these players win. */
export interface CannotWin {
  readonly kind: 'cannotWin';
  readonly who: Ref;
}
/** Spells that fit are not countered, though they may be aimed at. */
export interface Uncounterable {
  readonly kind: 'uncounterable';
  readonly filter: Filter;
}
/** These players cannot be targets. */
export interface Untargetable {
  readonly kind: 'untargetable';
  readonly who: Ref;
}
/** These players may play own cards that fit from another zone than their hand, at the usual times and prices. */
export interface MayPlayFrom {
  readonly kind: 'mayPlayFrom';
  readonly who: Ref;
  readonly filter: Filter;
  readonly zone: Zone;
}

export type Rule =
  | CannotAttack
  | MustAttack
  | AttackCompany
  | CannotBlock
  | StaysTapped
  | UntapAtMost
  | NoHandLimit
  | NoRegeneration
  | OpenHands
  | NoLandPlays
  | SpellCost
  | CombatCost
  | CannotLose
  | CannotWin
  | Uncounterable
  | Untargetable
  | MayPlayFrom;
export type RuleKind = Rule['kind'];
