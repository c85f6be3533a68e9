/** What a search asks that depends on a player: what is owned, what is in the deck at hand, what was marked. */
import type { SearchInput } from '../../../src-shared/collection-calls.ts';
import type { Copies } from '../../../src-shared/collection.ts';
import type { Legality } from '../../../src-shared/search/fields.ts';
import type { ReadHandle } from '../database/handles.ts';
import { marks } from '../owned/marks.ts';
import { owned } from '../owned/owned.ts';
import { player as playerWith } from '../players/players.ts';
import type { CataloguePrinting } from './catalogue.ts';

/** What formats of play say to cards. */
interface Formats {
  /** Undefined: the format does not know the card, or nobody knows the format. */
  readonly legalityOf: (card: string, format: string) => Legality | undefined;
  readonly isFormat: (name: string) => boolean;
}

export interface Holdings extends Formats {
  readonly ownedOf: (entry: CataloguePrinting) => number;
  readonly inDeckOf: (card: string) => number;
  readonly isFavourite: (card: string) => boolean;
  /** Empty: none. */
  readonly noteOf: (card: string) => string;
}

/** As many of each as anybody may want. */
const EVERY_CARD = 99;

export function holdingsOf(
  database: ReadHandle,
  { player, inDeck = {}, everyPrinting }: SearchInput,
  formats: Formats,
): Holdings {
  const marked = new Map(marks(database, player).map((one) => [one.card, one]));
  const holdsAll = playerWith(database, player)?.holds === 'everything';
  return {
    ...formats,
    ownedOf: holdsAll ? () => EVERY_CARD : ownedReader(owned(database, player), everyPrinting),
    inDeckOf: (card) => inDeck[card] ?? 0,
    isFavourite: (card) => marked.get(card)?.isFavourite === true,
    noteOf: (card) => marked.get(card)?.note ?? '',
  };
}

/** Of one printing, or of a card in all of its printings. */
function ownedReader(all: readonly Copies[], everyPrinting: boolean): (entry: CataloguePrinting) => number {
  const counts = new Map<string, number>();
  const keyOf = (card: string, set: string, number: string): string =>
    everyPrinting ? [card, set, number].join('\n') : card;
  for (const { card, set, number, count } of all) {
    const key = keyOf(card, set, number);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return ({ card, set, number }) => counts.get(keyOf(card.name, set, number)) ?? 0;
}
