/** Decks: in and out of files, and what a rulebook or a format of play says to them. */
export type { Deck, DeckFormat, ReadDeck } from '../../src-shared/decks.ts';
export { DECK_FORMATS } from '../../src-shared/decks.ts';
export { readDeck, readDeckText, type DeckReading } from './files/read.ts';
export { FILE_FORMATS } from './files/registry.ts';
export { endingOf, writeDeck } from './files/write.ts';
export { adapt } from './legality/adapt.ts';
export { checkDeck, type LegalityAgainst } from './legality/check.ts';
export { LATEST_DAY, playFormat, playFormatNames, type PlayFormat } from './legality/lists.ts';
