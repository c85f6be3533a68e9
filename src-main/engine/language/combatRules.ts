/** Statics about attacking and blocking, beyond who may do it at all: how many, in what company, and what is demanded. */
import type { Filter } from './filter.ts';
import type { Ref } from './ref.ts';

/** These must attack if they can; `whom`: one of these players. */
interface MustAttack {
  readonly kind: 'mustAttack';
  readonly who: Filter;
  readonly whom?: Ref;
}
/**
 * These attack only if nothing else does.
 * One card: the limit is on the whole attack, not on the one creature.
 */
interface AttackAlone {
  readonly kind: 'attackAlone';
  readonly who: Filter;
}
/** These block only together with at least so many others. */
interface BlockCompany {
  readonly kind: 'blockCompany';
  readonly who: Filter;
  readonly others: number;
}
/** What blocks one of these are at least, or at most, so many. */
interface BlockersCount {
  readonly kind: 'blockersCount';
  readonly who: Filter;
  readonly least?: number;
  readonly most?: number;
}
/** `who` blocks each attacker among `whom` if that can be done. */
interface MustBlock {
  readonly kind: 'mustBlock';
  readonly who: Filter;
  readonly whom: Filter;
}
/** These may block so many attackers more than one. */
interface BlockMore {
  readonly kind: 'blockMore';
  readonly who: Filter;
  readonly more: number | 'any';
}
/**
 * These may attack in the turn in which they came.
 * One card: haste would let it use its abilities as well.
 */
interface AttackAtOnce {
  readonly kind: 'attackAtOnce';
  readonly who: Filter;
}
/** These deal no damage in combat: they assign none. */
interface NoCombatDamage {
  readonly kind: 'noCombatDamage';
  readonly who: Filter;
}
/**
 * Blocked, these may still deal all their combat damage to what they attack.
 * One card: blocked, it is still counted as blocked.
 */
interface AsUnblocked {
  readonly kind: 'asUnblocked';
  readonly who: Filter;
}
/**
 * Whoever defends makes a pile for each attacker, and chance says which blocks what.
 * One card: the declaration of blockers is replaced as a whole.
 */
interface BlocksByChance {
  readonly kind: 'blocksByChance';
}

export type CombatRule =
  | MustAttack
  | AttackAlone
  | BlockCompany
  | BlockersCount
  | MustBlock
  | BlockMore
  | AttackAtOnce
  | NoCombatDamage
  | AsUnblocked
  | BlocksByChance;
