/** Decks: in and out of files, and what a rulebook or a format of play says to them. */
export type { Deck, DeckCard, DeckFormat, DeckZone, Finding, ReadDeck } from '../../src-shared/decks.ts';
export { DECK_FORMATS } from '../../src-shared/decks.ts';
export { tell } from './files/findings.ts';
export { readDeck, readDeckText, type Reading } from './files/read.ts';
export { FILE_FORMATS } from './files/registry.ts';
export { endingOf, fitTo, leavesOut, writeDeck, type WrittenDeck } from './files/write.ts';
export { findName, nearNames } from './names/lookup.ts';
export { adapt, tellChange, type Adapted, type DeckChange } from './legality/adapt.ts';
export { checkDeck, tellBreach, WAYS, type Against, type Way } from './legality/check.ts';
export { LATEST_DAY, playFormat, playFormatNames, type PlayFormat } from './legality/lists.ts';
export { POOLS, poolOn, type PoolName } from './legality/pools.ts';
