/** The events and times at which a triggered ability or a delayed effect begins. */
import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';
import { anything } from './filters/logic.ts';
import type { Ref } from './ref.ts';
import { everyone } from './refs/players.ts';
import type { Step, Zone } from '../../../src-shared/duel/words.ts';

/** An object changes zones. `from` absent: from anywhere. */
interface Moves {
  readonly kind: 'moves';
  readonly filter: Filter;
  readonly from?: Zone;
  readonly to?: Zone;
}
export const enters = (filter: Filter): Moves => ({ kind: 'moves', filter, to: 'battlefield' });
/** Only what was played comes from there. */
export const isPlayed = (filter: Filter): Moves => ({ ...enters(filter), from: 'chain' });
export const dies = (filter: Filter): Moves => ({
  kind: 'moves',
  filter,
  from: 'battlefield',
  to: 'graveyard',
});
export const leavesPlay = (filter: Filter): Moves => ({ kind: 'moves', filter, from: 'battlefield' });

/** The beginning of a step (in 1997, its beginning, its course or its end), in the turn of these players. */
interface AtStep {
  readonly kind: 'atStep';
  readonly step: Step;
  readonly whose: Ref;
  /** Where rulebooks order the duties of a phase in three parts. */
  readonly part: 'begin' | 'plain' | 'end';
  /** Of the step, whosever it is, and not of each player whose it is: two who share a turn have one of it. */
  readonly once?: true;
}
export const atStep = (step: Step, whose: Ref, part: AtStep['part'] = 'plain'): AtStep => ({
  kind: 'atStep',
  step,
  whose,
  part,
});
export const atEach = (step: Step): AtStep => ({ ...atStep(step, everyone), once: true });

/** A creature that fits is declared as an attacker. */
interface Attacks {
  readonly kind: 'attacks';
  readonly filter: Filter;
}
export const attacks = (filter: Filter): Attacks => ({ kind: 'attacks', filter });

/** A creature that fits blocks one that fits `attacker`: once for each pair. `it` blocks `other`. */
interface Blocks {
  readonly kind: 'blocks';
  readonly filter: Filter;
  readonly attacker: Filter;
}
export const blocks = (filter: Filter, attacker: Filter): Blocks => ({ kind: 'blocks', filter, attacker });

/**
 * One or more creatures that fit attack: once for the whole attack.
 * One card: it happens once, however many attack.
 */
interface AttackDeclared {
  readonly kind: 'attackDeclared';
  readonly filter: Filter;
}
export const attackDeclared = (filter: Filter): AttackDeclared => ({ kind: 'attackDeclared', filter });

/**
 * A creature that fits blocks, becomes blocked, or either, by or against one or more that fit `other`: once, however
 * many they are.
 */
interface Meets {
  readonly kind: 'meets';
  readonly filter: Filter;
  readonly as: 'blocker' | 'blocked' | 'either';
  readonly other: Filter;
}
export const meets = (filter: Filter, as: Meets['as'], other: Filter = anything): Meets => ({
  kind: 'meets',
  filter,
  as,
  other,
});

/** `it` is an attacker that fits, `other` a creature that blocks it. */
interface BecomesBlocked {
  readonly kind: 'becomesBlocked';
  readonly filter: Filter;
  readonly by: Filter;
}
export const becomesBlocked = (filter: Filter, by: Filter): BecomesBlocked => ({
  kind: 'becomesBlocked',
  filter,
  by,
});

/** A creature that fits attacks, and no blocker was declared for it. */
interface Unblocked {
  readonly kind: 'goesUnblocked';
  readonly filter: Filter;
}
export const goesUnblocked = (filter: Filter): Unblocked => ({ kind: 'goesUnblocked', filter });

/** `source` deals damage to `it` or to `player`. */
interface DealsDamage {
  readonly kind: 'dealsDamage';
  readonly source: Filter;
  /** Objects that fit; absent: none. */
  readonly to?: Filter;
  readonly players?: Ref;
  readonly combat?: true;
  /** Only damage that is not dealt in combat. */
  readonly noncombat?: true;
}
export const dealsDamageTo = (source: Filter, players: Ref, combat?: true): DealsDamage =>
  combat ? { kind: 'dealsDamage', source, players, combat } : { kind: 'dealsDamage', source, players };
export const dealsDamageToObject = (source: Filter, to: Filter): DealsDamage => ({
  kind: 'dealsDamage',
  source,
  to,
});

/**
 * It is dealt damage, by however many sources at the same time.
 * One card: the others say which source, or how much, and so begin once for each.
 */
interface IsDamaged {
  readonly kind: 'isDamaged';
  readonly filter: Filter;
}
export const isDamaged = (filter: Filter): IsDamaged => ({ kind: 'isDamaged', filter });

/** A player gains life, however much at once. */
interface GainsLife {
  readonly kind: 'gainsLife';
  readonly who: Ref;
}
export const gainsLife = (who: Ref): GainsLife => ({ kind: 'gainsLife', who });

/**
 * Counters of this name come off an object that fits, however many at once.
 * One card: it grows by how many came off, all at once.
 */
interface CountersOff {
  readonly kind: 'countersOff';
  readonly filter: Filter;
  readonly counter: string;
}
export const countersOff = (filter: Filter, counter: string): CountersOff => ({
  kind: 'countersOff',
  filter,
  counter,
});

/** One of these players casts a spell that fits. */
interface Casts {
  readonly kind: 'casts';
  readonly filter: Filter;
  readonly who: Ref;
}
export const casts = (who: Ref, filter: Filter): Casts => ({ kind: 'casts', filter, who });

/** A permanent becomes tapped; `forMana`: by its mana ability. `player` is who did it. */
interface Taps {
  readonly kind: 'taps';
  readonly filter: Filter;
  readonly forMana?: true;
}
export const tapsForMana = (filter: Filter): Taps => ({ kind: 'taps', filter, forMana: true });
export const becomesTapped = (filter: Filter): Taps => ({ kind: 'taps', filter });

/** One of these players draws a card: once for each. */
interface Draws {
  readonly kind: 'draws';
  readonly who: Ref;
}
export const draws = (who: Ref): Draws => ({ kind: 'draws', who });

/** A player discards a card that fits; `by`: only where a spell or ability of these players has it done. */
interface Discards {
  readonly kind: 'discards';
  readonly who: Ref;
  readonly filter: Filter;
  readonly by?: Ref;
}
export const discards = (who: Ref, filter: Filter = { kind: 'anything' }, by?: Ref): Discards =>
  by === undefined ? { kind: 'discards', who, filter } : { kind: 'discards', who, filter, by };

/** A permanent that fits would have been destroyed, and stays, by what the object did whose text this is. */
interface Regenerates {
  readonly kind: 'regenerates';
  readonly filter: Filter;
}
export const regeneratesThisWay = (filter: Filter): Regenerates => ({ kind: 'regenerates', filter });

/** `other` becomes a target of `it`, a spell or ability of these players (absent: anybody's). */
interface Targeted {
  readonly kind: 'targeted';
  readonly filter: Filter;
  readonly by?: Ref;
}
export const becomesTarget = (filter: Filter, by?: Ref): Targeted =>
  by === undefined ? { kind: 'targeted', filter } : { kind: 'targeted', filter, by };

/**
 * It phases out, or in again.
 * One card: no other card has phasing and does something by it.
 */
interface Phases {
  readonly kind: 'phases';
  readonly filter: Filter;
  readonly way: 'out' | 'in';
}
export const phasesOut = (filter: Filter): Phases => ({ kind: 'phases', filter, way: 'out' });
export const phasesIn = (filter: Filter): Phases => ({ kind: 'phases', filter, way: 'in' });

/** These players no longer control it, because somebody else does. */
interface ControlLost {
  readonly kind: 'controlLost';
  readonly filter: Filter;
  readonly who: Ref;
}
export const losesControl = (who: Ref, filter: Filter): ControlLost => ({ kind: 'controlLost', filter, who });

/** As soon as this is so (Dandân); looked at with the deaths. */
interface Whenever {
  readonly kind: 'whenever';
  readonly condition: Condition;
}
export const whenever = (condition: Condition): Whenever => ({ kind: 'whenever', condition });

/**
 * A player plays a land, before it is there.
 * One card: it is paid for before the land is there, so that its coming is too late.
 */
interface PlaysLand {
  readonly kind: 'playsLand';
  readonly who: Ref;
}
export const playsLand = (who: Ref): PlaysLand => ({ kind: 'playsLand', who });

export type Moment =
  | IsDamaged
  | PlaysLand
  | Moves
  | AtStep
  | Attacks
  | Blocks
  | AttackDeclared
  | Meets
  | BecomesBlocked
  | Unblocked
  | DealsDamage
  | GainsLife
  | CountersOff
  | Casts
  | Taps
  | Draws
  | Discards
  | Regenerates
  | Targeted
  | ControlLost
  | Phases
  | Whenever;
export type MomentKind = Moment['kind'];
