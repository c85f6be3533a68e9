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
/** Damage from these to those is prevented. */
export interface DamageStopped {
  readonly kind: 'damageStopped';
  readonly from: Filter;
  readonly to: Filter;
}
/** Damage from these, to anybody and anything, is so many times as much. */
export interface DamageMultiplied {
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
  readonly of?: Ref;
}
/** Instead of drawing, this happens; `player` is who would draw. `optional`: that player decides. */
export interface DrawReplaced {
  readonly kind: 'drawReplaced';
  readonly who: Ref;
  readonly when?: Condition;
  readonly optional?: true;
  readonly effect: Effect;
}
/** A player about to begin a turn may skip it; then this happens (Time Vault). */
export interface TurnSkipped {
  readonly kind: 'turnSkipped';
  readonly who: Ref;
  readonly when?: Condition;
  readonly effect: Effect;
}

export type Instead =
  AsEnters | DamageStopped | DamageMultiplied | MovedElsewhere | DrawReplaced | TurnSkipped;
export type InsteadKind = Instead['kind'];
