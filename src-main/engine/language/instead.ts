/** Replacements: an event of the first kind does not happen; the second happens in its place. */
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Effect } from './effect.ts';
import type { Filter } from './filter.ts';
import type { Ref } from './ref.ts';
import type { Zone } from '../../../src-shared/duel/words.ts';

/** As this comes into play: tapped, with counters, or after a choice (made before it is there). */
export interface AsEnters {
  readonly kind: 'asEnters';
  readonly tapped?: true;
  /** It is not tapped if this is so as it enters. */
  readonly unless?: Condition;
  readonly counters?: { readonly counter: string; readonly count: Amount };
  readonly first?: Effect;
}
/** Which damage is meant, where not all of it. */
type CombatPart = 'combatOnly' | 'noncombatOnly';
/** Damage from these to those is prevented. */
export interface DamageStopped {
  readonly kind: 'damageStopped';
  readonly from: Filter;
  /** Objects that fit; absent: none. */
  readonly to?: Filter;
  readonly players?: Ref;
  readonly part?: CombatPart;
  /** Only so much of it each time. */
  readonly amount?: number;
  /**
   * As many of these counters come off what would be damaged. `pointwise`: a point is prevented for each of them;
   * else all of it, however few there are.
   */
  readonly takesOff?: { readonly counter: string; readonly pointwise?: true };
}
/** Damage from these to those is dealt to another object or player instead. */
export interface DamageTurned {
  readonly kind: 'damageTurned';
  readonly from: Filter;
  readonly to?: Filter;
  readonly players?: Ref;
  readonly onto: Ref;
  readonly when?: Condition;
}
/**
 * Instead of gaining life this happens; `thatMuch()` is how much it would have been.
 * One card: no other card makes something else of gained life.
 */
interface GainReplaced {
  readonly kind: 'gainReplaced';
  readonly who: Ref;
  readonly effect: Effect;
}
/** Damage from these, to anybody and anything, is so many times as much. */
interface DamageMultiplied {
  readonly kind: 'damageMultiplied';
  readonly from: Filter;
  readonly by: number;
}
/** What would go from one zone to another goes elsewhere (Darksteel Colossus). */
export interface MovedElsewhere {
  readonly kind: 'movedElsewhere';
  readonly filter: Filter;
  readonly from?: Zone;
  readonly to: Zone;
  readonly instead: Zone;
  readonly shuffled?: true;
  /** The owner may, and needs not (Library of Leng). */
  readonly optional?: true;
  /** Only when it is discarded to an effect. */
  readonly discarded?: true;
  /** Whose effect that has to be. */
  readonly by?: Ref;
  readonly of?: Ref;
}
/** Instead of drawing, this happens; `player` is who would draw. `optional`: that player decides. */
interface DrawReplaced {
  readonly kind: 'drawReplaced';
  readonly who: Ref;
  readonly when?: Condition;
  readonly optional?: true;
  readonly effect: Effect;
}
/**
 * A player about to begin a turn may skip it; then this happens (Time Vault).
 * One card: the turn is given up before it begins.
 */
interface TurnSkipped {
  readonly kind: 'turnSkipped';
  readonly who: Ref;
  readonly when?: Condition;
  readonly effect: Effect;
}

export type Instead =
  | AsEnters
  | DamageStopped
  | DamageTurned
  | GainReplaced
  | DamageMultiplied
  | MovedElsewhere
  | DrawReplaced
  | TurnSkipped;
export type InsteadKind = Instead['kind'];
export type InsteadOf<Kind extends InsteadKind> = Extract<Instead, { kind: Kind }>;
