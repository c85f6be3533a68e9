/** A deck as it is played. */
import { PLAYED_ZONES, type Deck } from '../../src-shared/decks.ts';

/** What it is called, and how many of each card. */
export interface DeckList {
  readonly name: string;
  readonly list: readonly { readonly card: string; readonly copies: number }[];
}

/** Whatever it is called where it comes from. */
export const listOf = (name: string, { entries }: Pick<Deck, 'entries'>): DeckList => ({
  name,
  list: entries
    .filter(({ zone }) => PLAYED_ZONES.includes(zone))
    .map((entry) => ({ card: entry.name, copies: entry.count })),
});
