/** What a search asks that depends on a player: what is owned, what is in the deck at hand, what was marked. */
import type { Legality } from '../../../src-shared/search/fields.ts';
import type { Entry } from './catalogue.ts';

export interface Holdings {
  readonly ownedOf: (entry: Entry) => number;
  readonly inDeckOf: (card: string) => number;
  readonly isFavourite: (card: string) => boolean;
  /** Empty: none. */
  readonly noteOf: (card: string) => string;
  /** Undefined: the format does not know the card, or nobody knows the format. */
  readonly legalityOf: (card: string, format: string) => Legality | undefined;
  readonly isFormat: (name: string) => boolean;
}
