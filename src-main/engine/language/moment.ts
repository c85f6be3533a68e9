/** The events and times at which a triggered ability or a delayed effect begins. */
import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';
import type { Ref } from './ref.ts';
import type { Step, Zone } from '../../../src-shared/duel/words.ts';

/** An object changes zones. `from` absent: from anywhere. */
export interface Moves {
  readonly kind: 'moves';
  readonly filter: Filter;
  readonly from?: Zone;
  readonly to?: Zone;
}
export const enters = (filter: Filter): Moves => ({ kind: 'moves', filter, to: 'battlefield' });
export const dies = (filter: Filter): Moves => ({
  kind: 'moves',
  filter,
  from: 'battlefield',
  to: 'graveyard',
});
export const leavesPlay = (filter: Filter): Moves => ({ kind: 'moves', filter, from: 'battlefield' });

/** The beginning of a step (in 1997, its beginning, its course or its end), in the turn of these players. */
export interface AtStep {
  readonly kind: 'atStep';
  readonly step: Step;
  readonly whose: Ref;
  /** Where rulebooks order the duties of a phase in three parts. */
  readonly part: 'begin' | 'plain' | 'end';
}
export const atStep = (step: Step, whose: Ref, part: AtStep['part'] = 'plain'): AtStep => ({
  kind: 'atStep',
  step,
  whose,
  part,
});

export interface Attacks {
  readonly kind: 'attacks';
  readonly filter: Filter;
}
export const attacks = (filter: Filter): Attacks => ({ kind: 'attacks', filter });

/** A creature that fits blocks one that fits `attacker`: once for each pair. `it` blocks `other`. */
export interface Blocks {
  readonly kind: 'blocks';
  readonly filter: Filter;
  readonly attacker: Filter;
}
export const blocks = (filter: Filter, attacker: Filter): Blocks => ({ kind: 'blocks', filter, attacker });

/** `it` is an attacker that fits, `other` a creature that blocks it. */
export interface BecomesBlocked {
  readonly kind: 'becomesBlocked';
  readonly filter: Filter;
  readonly by: Filter;
}
export const becomesBlocked = (filter: Filter, by: Filter): BecomesBlocked => ({
  kind: 'becomesBlocked',
  filter,
  by,
});

export interface Unblocked {
  readonly kind: 'goesUnblocked';
  readonly filter: Filter;
}
export const goesUnblocked = (filter: Filter): Unblocked => ({ kind: 'goesUnblocked', filter });

/** `source` deals damage to `it` or to `player`. */
export interface DealsDamage {
  readonly kind: 'dealsDamage';
  readonly source: Filter;
  /** Objects that fit; absent: none. */
  readonly to?: Filter;
  readonly players?: Ref;
  readonly combat?: true;
}
export const dealsDamageTo = (source: Filter, players: Ref, combat?: true): DealsDamage =>
  combat ? { kind: 'dealsDamage', source, players, combat } : { kind: 'dealsDamage', source, players };
export const dealsDamageToObject = (source: Filter, to: Filter): DealsDamage => ({
  kind: 'dealsDamage',
  source,
  to,
});

export interface Casts {
  readonly kind: 'casts';
  readonly filter: Filter;
  readonly who: Ref;
}
export const casts = (who: Ref, filter: Filter): Casts => ({ kind: 'casts', filter, who });

/** A permanent becomes tapped; `forMana`: by its mana ability. `player` is who did it. */
export interface Taps {
  readonly kind: 'taps';
  readonly filter: Filter;
  readonly forMana?: true;
}
export const tapsForMana = (filter: Filter): Taps => ({ kind: 'taps', filter, forMana: true });
export const becomesTapped = (filter: Filter): Taps => ({ kind: 'taps', filter });

export interface Draws {
  readonly kind: 'draws';
  readonly who: Ref;
}
export const draws = (who: Ref): Draws => ({ kind: 'draws', who });

export interface Regenerates {
  readonly kind: 'regenerates';
  readonly filter: Filter;
}
export const regenerates = (filter: Filter): Regenerates => ({ kind: 'regenerates', filter });

/** As soon as this is so (Dandân); looked at with the deaths. */
export interface Whenever {
  readonly kind: 'whenever';
  readonly condition: Condition;
}
export const whenever = (condition: Condition): Whenever => ({ kind: 'whenever', condition });

export type Moment =
  | Moves
  | AtStep
  | Attacks
  | Blocks
  | BecomesBlocked
  | Unblocked
  | DealsDamage
  | Casts
  | Taps
  | Draws
  | Regenerates
  | Whenever;
export type MomentKind = Moment['kind'];
