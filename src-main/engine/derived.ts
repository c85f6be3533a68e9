/**
 * What follows from the value and is kept beside it: looks, and the lists of abilities that ask to be noticed. No part
 * of the value: JSON and `hash` leave it out, clones share it, and a change throws it away.
 */
import type { AbilityAt, CardNumber, Duel, Looks } from './duel.ts';
import type { InsteadAbility, RuleAbility, TriggeredAbility } from './language/ability.ts';

export interface Of<Kind> {
  readonly card: CardNumber;
  readonly at: AbilityAt;
  readonly ability: Kind;
}

export interface Derived {
  /** By card number, for what is in play. */
  readonly looks: (Looks | undefined)[];
  readonly triggers: Of<TriggeredAbility>[];
  readonly rules: Of<RuleAbility>[];
  readonly insteads: Of<InsteadAbility>[];
  /** Something counts or asks about the whole duel: every change matters. */
  volatile: boolean;
}

const DERIVED = Symbol('derived');
const SOURCES = Symbol('sources');
type Keeping = Duel & {
  [DERIVED]?: Derived | undefined;
  [SOURCES]?: readonly unknown[] | undefined;
};

/** Mana sources by seat, kept from one question to the next as long as no permanent changes. */
export const keptSources = (duel: Duel, seat: number): unknown => (duel as Keeping)[SOURCES]?.[seat];

export function keepSources(duel: Duel, seat: number, sources: unknown): void {
  const kept = (duel as Keeping)[SOURCES]?.slice() ?? [];
  kept[seat] = sources;
  (duel as Keeping)[SOURCES] = kept;
}

export function forgetSources(duel: Duel): void {
  if ((duel as Keeping)[SOURCES]) (duel as Keeping)[SOURCES] = undefined;
}

export const keptDerived = (duel: Duel): Derived | undefined => (duel as Keeping)[DERIVED];

export function keepDerived(duel: Duel, derived: Derived | undefined): void {
  (duel as Keeping)[DERIVED] = derived;
}

/** Something changed that looks depend on. */
export function touch(duel: Duel): void {
  (duel as Keeping)[DERIVED] = undefined;
  forgetSources(duel);
}

/** Something changed that only counting effects depend on (life, hands, tapping). */
export function touchLightly(duel: Duel): void {
  forgetSources(duel);
  const kept = (duel as Keeping)[DERIVED];
  if (kept?.volatile) touch(duel);
}
