import type { Copies } from '../../../src-shared/collection.ts';

/** Cards in a file that is taken over at once. */
export const IMPORTED = 10_000;

/** Five of each of two thousand made-up cards. */
export const importedCards = (): Copies[] =>
  Array.from({ length: IMPORTED / 5 }, (_, card) => ({
    ...{ card: `Card ${card}`, set: '5ED', number: String(card), foil: 'no', count: 5 },
  }));
