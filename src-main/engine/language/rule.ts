/** Statics that answer one of the engine's "may this …?" questions. Each question has one module that asks them. */
import type { AlternativePrice } from './rules/alternative.ts';
import type { Amount } from './amount.ts';
import type { CombatRule } from './combatRules.ts';
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Filter } from './filter.ts';
import type { Ref } from './ref.ts';
import type { KnowingRule } from './rules/knowing.ts';
import type { StayingRule } from './rules/staying.ts';
import type {
  AbilityCost,
  AnteOnly,
  AnyNumber,
  CannotBeAimedAt,
  CannotBeEnchanted,
  CannotCast,
  CastAnytime,
  HandLimit,
  ManaStays,
  MoreLands,
  SpellsPerTurn,
  SpendAs,
  Unusable,
} from './rules/playing.ts';
import type { Zone } from '../../../src-shared/duel/words.ts';

/** These cannot attack (while the condition holds); `whom`: only attacks on these players are barred. */
interface CannotAttack {
  readonly kind: 'cannotAttack';
  readonly who: Filter;
  readonly unless?: Condition;
  readonly whom?: Ref;
}
/** These attack only together with at least so many others. */
interface AttackCompany {
  readonly kind: 'attackCompany';
  readonly who: Filter;
  readonly others: number;
}
/** `who` cannot block `whom`. */
interface CannotBlock {
  readonly kind: 'cannotBlock';
  readonly who: Filter;
  readonly whom: Filter;
}
/** These do not untap in their controller's untap step. */
interface StaysTapped {
  readonly kind: 'staysTapped';
  readonly who: Filter;
  readonly when?: Condition;
}
/** No player untaps more than so many of these in an untap step; with `when`, only while that is so. */
interface UntapAtMost {
  readonly kind: 'untapAtMost';
  readonly filter: Filter;
  readonly most: number;
  readonly when?: Condition;
}
/** These players discard nothing at the end of their turns. */
interface NoHandLimit {
  readonly kind: 'noHandLimit';
  readonly who: Ref;
}
/** These cannot be regenerated. */
interface NoRegeneration {
  readonly kind: 'noRegeneration';
  readonly who: Filter;
}
/** Players play with their hands revealed. */
interface OpenHands {
  readonly kind: 'openHands';
  readonly who: Ref;
}
/**
 * Only these players may be the ones to play lands.
 * One card: the limit on lands is a question of its own in every rulebook.
 */
interface NoLandPlays {
  readonly kind: 'noLandPlays';
  readonly who: Ref;
}
/** Spells that fit cost more (or less) mana. */
export interface SpellCost {
  readonly kind: 'spellCost';
  readonly filter: Filter;
  readonly who: Ref;
  readonly more: Amount;
  /** Coloured mana on top. */
  readonly symbols?: string;
  /** Only while this is so. */
  readonly when?: Condition;
}
/** Attacking (these players: `on`) or blocking (what fits `whom`) costs so much for each creature that does. */
export interface CombatCost {
  readonly kind: 'combatCost';
  readonly for: 'attack' | 'block';
  readonly who: Filter;
  readonly on?: Ref;
  readonly whom?: Filter;
  readonly cost: readonly Cost[];
}
/** These players do not lose the duel, whatever their life, poison, library or an effect says; giving up they do. */
interface CannotLose {
  readonly kind: 'cannotLose';
  readonly who: Ref;
  /** Only that their life has run out does not make them lose. */
  readonly by?: 'life';
}
/**
 * These players cannot gain life.
 * One card: no other card stops the gaining of life altogether.
 */
interface NoLifeGain {
  readonly kind: 'noLifeGain';
  readonly who: Ref;
}
/**
 * No damage is prevented; what else its prevention would do is done.
 * One card: no other card reaches every shield at once.
 */
interface NoPrevention {
  readonly kind: 'noPrevention';
}
/**
 * No effect makes these players win.
 * One card: the other half of the same card, not losing, stands by itself elsewhere.
 */
interface CannotWin {
  readonly kind: 'cannotWin';
  readonly who: Ref;
}
/** Spells that fit are not countered, though they may be aimed at. */
interface Uncounterable {
  readonly kind: 'uncounterable';
  readonly filter: Filter;
  /** Only spells that fit cannot counter them; absent: nothing can. */
  readonly bySpells?: Filter;
}
/** These players cannot be targets. */
interface Untargetable {
  readonly kind: 'untargetable';
  readonly who: Ref;
  /** Only of these players' spells and abilities; absent: of any. */
  readonly by?: Ref;
}
/**
 * These players may play own cards that fit from another zone than their hand, at the usual times and prices.
 * One card: the leave lasts as long as the card is there, and holds for whatever lies in the zone.
 */
interface MayPlayFrom {
  readonly kind: 'mayPlayFrom';
  readonly who: Ref;
  readonly filter: Filter;
  readonly zone: Zone;
}

export type Rule =
  | CannotAttack
  | CombatRule
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
  | NoLifeGain
  | NoPrevention
  | Uncounterable
  | Untargetable
  | CannotCast
  | SpellsPerTurn
  | CastAnytime
  | MoreLands
  | AbilityCost
  | Unusable
  | HandLimit
  | ManaStays
  | SpendAs
  | CannotBeAimedAt
  | CannotBeEnchanted
  | AnteOnly
  | AnyNumber
  | MayPlayFrom
  | StayingRule
  | KnowingRule
  | AlternativePrice;
export type RuleKind = Rule['kind'];
export type RuleOf<Kind extends RuleKind> = Extract<Rule, { kind: Kind }>;
