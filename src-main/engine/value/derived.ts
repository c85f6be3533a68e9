/**
 * What follows from the value and is kept beside it: looks, and the lists of abilities that ask to be noticed. No part
 * of the value: JSON and `hash` leave it out, clones share it, and a change throws it away.
 */
import type { AbilityAt, CardNumber, Duel, Looks } from './duel.ts';
import type { ActivatedAbility, TriggeredAbility } from '../language/ability.ts';
import type { InsteadKind, InsteadOf } from '../language/instead.ts';
import type { RuleKind, RuleOf } from '../language/rule.ts';
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

/** A rule in force: what it says, the permanent (or what was one) that says so, and where. */
export interface InForce<Kind extends RuleKind> {
  readonly rule: RuleOf<Kind>;
  readonly card: CardNumber;
  readonly at: AbilityAt;
}

/** A replacement that a permanent makes, and where it says so. */
export interface InsteadInPlay<Kind extends InsteadKind> {
  readonly instead: InsteadOf<Kind>;
  readonly card: CardNumber;
  readonly at: AbilityAt;
}

export interface Derived {
  /** By card number, for what is in play. */
  readonly looks: (Looks | undefined)[];
  readonly triggers: Of<TriggeredAbility>[];
  readonly rules: Map<RuleKind, InForce<RuleKind>[]>;
  readonly insteads: Map<InsteadKind, InsteadInPlay<InsteadKind>[]>;
  /** By card number, in the order of the text, for what is in play; absent: none. */
  readonly activated: (readonly Activated[] | undefined)[];
  /** Permanents with an activated ability, mana abilities included, in order of arrival. */
  readonly actors: CardNumber[];
  /** Those of them that give mana, and those that have something else to be activated. */
  readonly givers: CardNumber[];
  readonly users: CardNumber[];
  /** Planeswalkers, whom attackers may be sent at. */
  readonly walkers: CardNumber[];
  /** Something forbids the use of permanents, or waits for them to be tapped. */
  bearsOnTapping: boolean;
  /** Something says when cards may be played, or what spells and abilities cost. */
  bearsOnPlaying: boolean;
  /** Something counts or asks about the whole duel: every change matters. */
  volatile: boolean;
  /** What something in play is, or has, depends on combat, turns or players: their changes matter. */
  unsettled: boolean;
  /** Permanents that say something else tapped than untapped. */
  readonly heedsTapping: CardNumber[];
  /** Some mana depends on what happens, and on the step. */
  asksForMana: boolean;
  /** What is looked at with the deaths depends on more than permanents: it is looked at each time. */
  restless: boolean;
}

/** All of it in one record that every duel has from the start: duels of different shapes are slow to read. */
interface Beside {
  derived: Derived | undefined;
  /** What mana a seat could make, by seat, kept from one question to the next as long as no permanent changes. */
  means: readonly (Means | undefined)[] | undefined;
  /** The deaths were looked at with so many effects about, nothing was found, and no permanent has changed since. */
  calmWith: number;
  sink: Sink | undefined;
}

/** The mana sources of a seat, and what was worked out about them since. */
export interface Means {
  readonly sources: unknown;
  /** More mana than this they do not give. */
  readonly most: number;
  stock: unknown;
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
    means: known?.means,
    calmWith: known?.calmWith ?? RESTLESS,
    sink: undefined,
  };
  return duel;
}

export const sinkOf = (duel: Duel): Sink | undefined => (duel as Keeping)[BESIDE]?.sink;

export function keepSink(duel: Duel, sink: Sink | undefined): void {
  beside(duel).sink = sink;
}

export const keptMeans = (duel: Duel, seat: number): Means | undefined =>
  (duel as Keeping)[BESIDE]?.means?.[seat];

export function keepMeans(duel: Duel, seat: number, means: Means): void {
  const kept = beside(duel).means?.slice() ?? [];
  kept[seat] = means;
  beside(duel).means = kept;
}

export const isCalm = (duel: Duel): boolean => (duel as Keeping)[BESIDE]?.calmWith === duel.effects.length;

export function keepCalm(duel: Duel): void {
  beside(duel).calmWith = duel.effects.length;
}

/** Something changed that mana may depend on. */
export function forgetSources(duel: Duel): void {
  beside(duel).means = undefined;
}

/** A permanent changed in what the look at the deaths depends on. */
export function disturb(duel: Duel): void {
  beside(duel).calmWith = RESTLESS;
}

export const derivedOf = (duel: Duel): Derived => (duel as Keeping)[BESIDE]?.derived ?? derive(duel);

/**
 * The layers work it out, reading what they have worked out so far like anybody else: they stand above all that asks
 * for looks, and hand themselves in here.
 */
export function deriveBy(layers: (duel: Duel) => Derived): void {
  derive = layers;
}

let derive = (_: Duel): Derived => {
  throw new Error('The layers are not there.');
};

export function keepDerived(duel: Duel, derived: Derived | undefined): void {
  beside(duel).derived = derived;
}

/** Something changed that looks depend on. */
export function touch(duel: Duel): void {
  const kept = beside(duel);
  kept.derived = undefined;
  kept.means = undefined;
  kept.calmWith = RESTLESS;
}

/** Something changed that only counting effects depend on (life, hands, tapping). */
export function touchLightly(duel: Duel): void {
  if (beside(duel).derived?.volatile) touch(duel);
  else forgetSources(duel);
}

/** A permanent was tapped or untapped. */
export function touchByTapping(duel: Duel, card: CardNumber): void {
  if (beside(duel).derived?.heedsTapping.includes(card)) touch(duel);
  else touchLightly(duel);
}

/** Combat, or the turn, is another one: permanents are what they were, unless one of them asks for that. */
export function touchUnlessSettled(duel: Duel): void {
  const { derived } = beside(duel);
  if (!derived || derived.volatile || derived.unsettled) touch(duel);
  else forgetSources(duel);
}

/** The step is another one: nothing depends on that but what asks for it. */
export function touchByTime(duel: Duel): void {
  const { derived } = beside(duel);
  if (derived?.volatile) touch(duel);
  else if (derived?.asksForMana) forgetSources(duel);
}
