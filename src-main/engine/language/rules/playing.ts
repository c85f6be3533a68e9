/** What players may and may not do, and at what price. */
import type { Mana } from '../../../../src-shared/duel/words.ts';
import type { Amount } from '../amount.ts';
import type { Filter } from '../filter.ts';
import type { Ref } from '../ref.ts';

/** These players cannot cast spells that fit. */
export interface CannotCast {
  readonly kind: 'cannotCast';
  readonly who: Ref;
  readonly filter: Filter;
}
/**
 * These players cast no more than so many spells in a turn.
 * One card: it counts what was cast before it came as well.
 */
export interface SpellsPerTurn {
  readonly kind: 'spellsPerTurn';
  readonly who: Ref;
  readonly most: number;
}
/**
 * These players may cast what fits at the times of an instant.
 * One card: it changes when others may be cast, and not what they are.
 */
export interface CastAnytime {
  readonly kind: 'castAnytime';
  readonly who: Ref;
  readonly filter: Filter;
}
/** These players may play so many lands more in each of their turns. */
export interface MoreLands {
  readonly kind: 'moreLands';
  readonly who: Ref;
  readonly more: number;
}
/**
 * Activated abilities of what fits cost these players more mana.
 * One card: prices of spells are another question, asked elsewhere.
 */
export interface AbilityCost {
  readonly kind: 'abilityCost';
  readonly filter: Filter;
  readonly who: Ref;
  readonly more: Amount;
}
/** Activated abilities of what fits cannot be used, save those that give mana. */
export interface Unusable {
  readonly kind: 'unusable';
  readonly sources: Filter;
  /** Only those that ask to tap, those for mana too. */
  readonly tapping?: true;
  /** Those as well. */
  readonly manaToo?: true;
}
/**
 * These players keep no more than so many cards at the end of their turns.
 * One card: no limit at all is the rule `noHandLimit`, which several have.
 */
export interface HandLimit {
  readonly kind: 'handLimit';
  readonly who: Ref;
  readonly most: number;
}
/**
 * The mana of these players stays when steps and phases end.
 * One card: it changes when pools are emptied, which belongs to the steps of a turn.
 */
export interface ManaStays {
  readonly kind: 'manaStays';
  readonly who: Ref;
}
/**
 * These players may pay with one kind of mana as though it were another.
 * One card: it changes what mana pays for, and not which mana there is.
 */
export interface SpendAs {
  readonly kind: 'spendAs';
  readonly who: Ref;
  readonly mana: Mana;
  readonly as: Mana;
}
/** What fits is no target for sources that fit `by`: for spells alone, or for abilities as well. */
export interface CannotBeAimedAt {
  readonly kind: 'cannotBeAimedAt';
  readonly what: Filter;
  readonly by: Filter;
  readonly spellsOnly?: true;
}
/** Auras that fit `by` cannot be on what fits. */
export interface CannotBeEnchanted {
  readonly kind: 'cannotBeEnchanted';
  readonly what: Filter;
  readonly by: Filter;
}
/** It is for duels with something at stake; where nothing is it is taken out of the deck. */
export interface AnteOnly {
  readonly kind: 'anteOnly';
}
/**
 * A deck may hold any number of it.
 * One card: only the Rats lift the limit that a rulebook sets for decks.
 */
export interface AnyNumber {
  readonly kind: 'anyNumber';
}
