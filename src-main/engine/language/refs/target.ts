import type { Amount } from '../amount.ts';
import type { Filter } from '../filter.ts';
import type { Zone } from '../../../../src-shared/duel/words.ts';

/** What may be chosen for one "target" of a text, and how many. */
export interface TargetClause {
  /** Objects that fit; absent: no object, players only. */
  readonly filter?: Filter;
  readonly zone: Zone;
  /** Spells waiting to resolve may be chosen as well ("target spell or permanent"). */
  readonly spellToo?: true;
  /** Players may be chosen: any of them, or opponents only. */
  readonly players?: 'any' | 'opponents';
  readonly least: Amount;
  readonly most: Amount;
  /** Nothing that was chosen for a clause before this one. */
  readonly another?: true;
  /**
   * Who chooses; absent: whoever controls the spell or ability. Chance takes as many as `most` says, or some number of
   * them.
   */
  readonly by?: 'opponent' | 'thatPlayer' | 'chance' | 'chanceSome';
  /** The whole effect does something for each of these in a division of an amount (Pyrotechnics). */
  readonly divided?: Amount;
}

/** A target of the spell or ability. In a card's text `clause` stands where it is first spoken of. */
export interface Target {
  readonly kind: 'target';
  readonly n: number;
  readonly clause?: TargetClause;
}

type Choice = Partial<
  Pick<TargetClause, 'zone' | 'least' | 'most' | 'by' | 'spellToo' | 'divided' | 'another'>
>;

/** One target (or as many as `choice` says) among the objects that fit. Use the same value twice for the same target. */
export const target = (filter: Filter, choice: Choice = {}): Target => ({
  kind: 'target',
  n: -1,
  clause: { filter, zone: 'battlefield', least: 1, most: 1, ...choice },
});

export const targetPlayer = (players: 'any' | 'opponents' = 'any'): Target => ({
  kind: 'target',
  n: -1,
  clause: { zone: 'nowhere', players, least: 1, most: 1 },
});

/** So many players. */
export const targetPlayers = (least: Amount, most: Amount): Target => ({
  kind: 'target',
  n: -1,
  clause: { zone: 'nowhere', players: 'any', least, most },
});

/** "Target creature or player", and the like. */
export const targetOrPlayer = (filter: Filter, choice: Choice = {}): Target => ({
  kind: 'target',
  n: -1,
  clause: { filter, zone: 'battlefield', players: 'any', least: 1, most: 1, ...choice },
});

export const targetSpell = (filter: Filter): Target => target(filter, { zone: 'chain' });
