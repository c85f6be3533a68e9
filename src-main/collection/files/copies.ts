/** Cards of a collection from a file's lines, and as lines for one. */
import type { Copies } from '../../../src-shared/collection.ts';
import type { Deck, DeckCard, Finding } from '../../../src-shared/decks.ts';
import { printingsOf } from '../../decks/printing.ts';

interface ReadCopies {
  readonly cards: readonly Copies[];
  /** Lines that no card is known by: they are not taken over, and told. */
  readonly unknown: readonly Finding[];
}

/** Every zone counts: whoever has a card in a sideboard has it. */
export function copiesIn({ entries }: Deck): ReadCopies {
  const owned = entries.filter(({ zone }) => zone !== 'acquire' && zone !== 'tokens');
  return {
    cards: owned.flatMap((entry) => (entry.known ? [copiesOf(entry)] : [])),
    unknown: owned.flatMap(({ known, name }) => (known ? [] : [{ kind: 'unknownCard', text: name }])),
  };
}

/** Where the file does not say which printing it is, the latest. */
function copiesOf({ name, set, number, foil, count }: DeckCard): Copies {
  const printings = printingsOf(name);
  const printing =
    printings.find((known) => known.set === set && (number === undefined || known.number === number)) ??
    printings.at(-1);
  return {
    card: name,
    set: set ?? printing?.set ?? '',
    number: number ?? printing?.number ?? '',
    foil,
    count,
  };
}

export const deckOfCopies = (cards: readonly Copies[], name: string): Deck => ({
  name,
  tags: [],
  fields: {},
  kept: [],
  entries: cards.map(({ card, set, number, foil, count }) => ({
    ...{ name: card, known: true, count, zone: 'main', foil, tags: [], fields: {} },
    ...(set !== '' && { set }),
    ...(number !== '' && { number }),
  })),
});
