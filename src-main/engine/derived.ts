/**
 * What follows from the value and is kept beside it: looks, and the lists of abilities that ask to be noticed. No part
 * of the value: JSON and `hash` leave it out, clones share it, and a change throws it away.
 */
import type { AbilityAt, CardNumber, Duel, Looks } from './duel.ts';
import type { ActivatedAbility, InsteadAbility, RuleAbility, TriggeredAbility } from './language/ability.ts';
import type { Sink } from './report.ts';

export interface Activated {
  readonly at: AbilityAt;
  readonly ability: ActivatedAbility;
  /** A mana ability. */
  readonly givesMana: boolean;
}

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
  /** By card number, in the order of the text, for what is in play; absent: none. */
  readonly activated: (readonly Activated[] | undefined)[];
  /** Permanents with an activated ability, mana abilities included, in order of arrival. */
  readonly actors: CardNumber[];
  /** Something counts or asks about the whole duel: every change matters. */
  volatile: boolean;
  /** What is looked at with the deaths depends on more than permanents: it is looked at each time. */
  restless: boolean;
}

/** All of it in one record that every duel has from the start: duels of different shapes are slow to read. */
interface Beside {
  derived: Derived | undefined;
  /** Mana sources by seat, kept from one question to the next as long as no permanent changes. */
  sources: readonly unknown[] | undefined;
  /** The deaths were looked at with so many effects about, nothing was found, and no permanent has changed since. */
  calmWith: number;
  sink: Sink | undefined;
}

const RESTLESS = -1;
const BESIDE = Symbol('beside');
type Keeping = Duel & { [BESIDE]?: Beside };

function beside(duel: Duel): Beside {
  const kept = (duel as Keeping)[BESIDE];
  if (kept) return kept;
  withBeside(duel);
  return beside(duel);
}

/** With room for what will follow from it; a copy has what is known of its original, and nobody listens to it. */
export function withBeside(duel: Duel, original?: Duel): Duel {
  const known = original && (original as Keeping)[BESIDE];
  (duel as Keeping)[BESIDE] = {
    derived: known?.derived,
    sources: known?.sources,
    calmWith: known?.calmWith ?? RESTLESS,
    sink: undefined,
  };
  return duel;
}

export const sinkOf = (duel: Duel): Sink | undefined => (duel as Keeping)[BESIDE]?.sink;

export function keepSink(duel: Duel, sink: Sink | undefined): void {
  beside(duel).sink = sink;
}

export const keptSources = (duel: Duel, seat: number): unknown => (duel as Keeping)[BESIDE]?.sources?.[seat];

export function keepSources(duel: Duel, seat: number, sources: unknown): void {
  const kept = beside(duel).sources?.slice() ?? [];
  kept[seat] = sources;
  beside(duel).sources = kept;
}

export const isCalm = (duel: Duel): boolean => (duel as Keeping)[BESIDE]?.calmWith === duel.effects.length;

export function keepCalm(duel: Duel): void {
  beside(duel).calmWith = duel.effects.length;
}

/** Something changed that mana may depend on. */
export function forgetSources(duel: Duel): void {
  beside(duel).sources = undefined;
}

/** A permanent changed in what the look at the deaths depends on. */
export function disturb(duel: Duel): void {
  beside(duel).calmWith = RESTLESS;
}

export const keptDerived = (duel: Duel): Derived | undefined => (duel as Keeping)[BESIDE]?.derived;

export function keepDerived(duel: Duel, derived: Derived | undefined): void {
  beside(duel).derived = derived;
}

/** Something changed that looks depend on. */
export function touch(duel: Duel): void {
  const kept = beside(duel);
  kept.derived = undefined;
  kept.sources = undefined;
  kept.calmWith = RESTLESS;
}

/** Something changed that only counting effects depend on (life, hands, tapping). */
export function touchLightly(duel: Duel): void {
  if (beside(duel).derived?.volatile) touch(duel);
  else forgetSources(duel);
}

/** The step is another one: nothing depends on that but what asks for it. */
export function touchByTime(duel: Duel): void {
  if (beside(duel).derived?.volatile) touch(duel);
}
