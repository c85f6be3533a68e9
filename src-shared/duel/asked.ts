/** What a question is about, so that a table can say it in words. */
import type { CardNumber, Seat, Thing } from './things.ts';

/** The spell, ability or permanent whose text asks. */
export interface AskedBy {
  readonly card: CardNumber;
  /** The face with the words, and the ability's number on it; -1: none in particular. */
  readonly face: number;
  readonly ability: number;
  readonly name: string;
}

export const ASK_PURPOSES = [
  'start',
  'keep',
  // Who has the word.
  'open',
  'interrupt',
  'prevention',
  'regeneration',
  // Parts of an announcement.
  'modes',
  'x',
  'targets',
  'shares',
  'costs',
  'mana',
  // In the middle of an effect or of the turn.
  'effect',
  'division',
  'optional',
  'payment',
  'sacrifice',
  'discard',
  'handLimit',
  'search',
  'keepPermanents',
  'source',
  'prevented',
  'copy',
  'order',
  'bottom',
  'redirect',
  'replacement',
  'retarget',
  'untap',
  'play',
  'pile',
  'timing',
  'word',
  'triggersOrder',
  'libraryOrder',
  'graveyardOrder',
  'damageOrder',
  // Combat.
  'attack',
  'block',
  'lineUp',
  'rank',
  'assign',
] as const;
export type AskPurpose = (typeof ASK_PURPOSES)[number];

/** Damage that is about to be dealt, as long as something may be done about it. */
export interface OpenDamage {
  readonly source: CardNumber;
  readonly name: string;
  readonly to: Thing;
  readonly amount: number;
}

/** A part of a cost that is not mana. */
export interface Price {
  readonly kind: 'tap' | 'sacrifice' | 'exile' | 'discard' | 'life' | 'counter' | 'loyalty';
  readonly count: number;
  /** The permanent itself is what is sacrificed. */
  readonly itself?: true;
  /** The kind of counter. */
  readonly counter?: string;
}

export interface AskedDuty {
  readonly duty: number;
  readonly by: AskedBy;
  readonly mandatory: boolean;
}

export interface Asked {
  readonly purpose: AskPurpose;
  readonly by?: AskedBy;
  /** The target clause asked for, of how many. */
  readonly clause?: { readonly place: number; readonly of: number };
  readonly least?: number;
  readonly most?: number;
  /** What the cards asked for are given up as, where that is a cost. */
  readonly pays?: 'sacrifice' | 'discard' | 'tap';
  /** A cost in symbols: what an announcement still needs, or what is asked to be paid. */
  readonly cost?: string;
  /** What is asked to be paid besides mana. */
  readonly price?: readonly Price[];
  /** Mana that is there already, in the order of MANA. */
  readonly pool?: readonly number[];
  /** What is to be put in order, by the numbers that the options name it with, where these are no cards. */
  readonly items?: readonly AskedBy[];
  /** The end of the library that cards are put in order for. */
  readonly end?: 'top' | 'bottom';
  /** What the acts of kind `duty` would do. */
  readonly duties?: readonly AskedDuty[];
  /** The item of the chain that may be interrupted or answered. */
  readonly onto?: number;
  readonly damage?: readonly OpenDamage[];
  readonly dying?: readonly CardNumber[];
  /** It is about a draw that would be given up. */
  readonly draw?: true;
  /** So much life would be gained. */
  readonly gain?: number;
  /** Whose hand is exchanged, whose library is searched, where it is another's than the asked seat's. */
  readonly of?: Seat;
}
