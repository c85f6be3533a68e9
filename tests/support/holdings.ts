/** A player who has nothing, for searches that ask about none. */
import type { Holdings } from '../../src-main/collection/search/holdings.ts';

export const NOTHING_HELD: Holdings = {
  ownedOf: () => 0,
  inDeckOf: () => 0,
  isFavourite: () => false,
  noteOf: () => '',
  legalityOf: () => undefined,
  isFormat: () => false,
};
