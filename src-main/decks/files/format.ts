/** What there is to know of one kind of file. */
import type { Deck, DeckZone, Finding } from '../../../src-shared/decks.ts';
import type { Draft, Head } from './draft.ts';

/** What a kind of file has places for. */
export interface Holds {
  readonly zones: readonly DeckZone[];
  readonly heads: readonly Head[];
  /** Tags of the whole deck. */
  readonly deckTags?: boolean;
  readonly set?: boolean;
  /** The number of a printing: beside a set only, or alone too. */
  readonly number?: 'besideSet' | 'alone';
  readonly art?: boolean;
  readonly foil?: 'foil' | 'etched';
  readonly tags?: boolean;
  /** What of the fields of a card, out of a file of any kind. */
  readonly fields?: readonly string[];
  /** What of a file of its own kind it writes again that was not read: heads and parts, or fields of cards too. */
  readonly own?: 'heads' | 'all';
  /** Heads, parts and fields of files of every kind. */
  readonly everything?: boolean;
}

/** What a reader is given. */
export interface Source {
  readonly text: string;
  readonly draft: Draft;
}

interface Written {
  readonly text: string;
  readonly findings?: readonly Finding[];
}

export interface FileFormat {
  /** What its files end in, the usual one first; without the dot. */
  readonly endings: readonly string[];
  readonly read?: ((source: Source) => void) | undefined;
  readonly write?: ((deck: Deck) => Written) | undefined;
  readonly holds: Holds;
  readonly encoding?: 'windows';
  /** Mends, before it is written, what the program that reads it would not take. */
  readonly suit?:
    | ((deck: Deck) => { readonly deck: Deck; readonly findings: readonly Finding[] })
    | undefined;
}

export const BOTH: readonly DeckZone[] = ['main', 'side'];
