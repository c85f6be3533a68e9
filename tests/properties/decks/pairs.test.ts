/** Whatever is in a deck: of any two kinds of files, what both can hold goes from one to the other. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK_FORMATS, endingOf, FILE_FORMATS, readDeck, writeDeck } from '../../../src-main/decks/index.ts';
import { fitTo } from '../../../src-main/decks/files/write.ts';
import { printedNames, printingsOf } from '../../../src-main/decks/printing.ts';
import { DECK_ZONES, FOILS, type Deck, type DeckCard } from '../../../src-shared/decks.ts';
import { comparable } from '../../support/decks.ts';
import { tries } from '../../support/tries.ts';

const NAMES = [
  ...printedNames().filter((_, at) => at % 7 === 0),
  ...['Junún Efreet', 'Circle of Protection: Red', "Will-o'-the-Wisp", "Mons's Goblin Raiders"],
];

/** None of these is known here, and each has what could be taken for something else. */
const STRANGERS = [
  "Erase (Not the Urza's Legacy One)",
  'Fire // Ice',
  'Borrowing 100,000 Arrows',
  'Kongming, "Sleeping Dragon"',
  'Minsc & Boo, Timeless Heroes',
  'B.F.M. (Big Furry Monster)',
  'Lim-Dûl the Nobody',
  '=Sum of Parts',
];

const card = fc
  .record({
    name: fc.oneof(fc.constantFrom(...NAMES), fc.constantFrom(...STRANGERS)),
    count: fc.integer({ min: 1, max: 20 }),
    zone: fc.constantFrom(...DECK_ZONES),
    foil: fc.constantFrom(...FOILS),
    art: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    place: fc.option(fc.nat({ max: 30 }), { nil: undefined }),
    hasNumber: fc.boolean(),
  })
  .map(({ name, place, hasNumber, art, ...rest }): DeckCard => {
    const printings = printingsOf(name);
    const printing = place === undefined ? undefined : printings[place % printings.length];
    return {
      ...rest,
      name,
      known: printings.length > 0,
      ...(printing ? { set: printing.set } : {}),
      ...(printing && hasNumber ? { number: printing.number } : {}),
      // A picture and a number are two ways to say one thing.
      ...(art === undefined || hasNumber ? {} : { art }),
      tags: [],
      fields: {},
    };
  });

const words = fc.constantFrom(undefined, 'Burn', 'A deck, "named"', 'Ångström & <Sons>', '1.000 Wörter');

const deck = fc
  .record({
    name: words,
    author: words,
    comment: words,
    format: words,
    entries: fc.array(card, { minLength: 1, maxLength: 12 }),
  })
  .map(({ entries, ...heads }): Deck => ({
    ...Object.fromEntries(Object.entries(heads).filter(([, value]) => value !== undefined)),
    tags: [],
    entries,
    fields: {},
    kept: [],
  }));

const WRITTEN = DECK_FORMATS.filter((format) => FILE_FORMATS[format].write);

describe.each(WRITTEN)('%s', (format) => {
  test('gives back what it can hold, and hands on to every other what that can hold', () => {
    fc.assert(
      fc.property(deck, fc.constantFrom(...WRITTEN), (whole, other) => {
        const first = through(whole, format);
        through(first, other);
      }),
      { numRuns: tries(30, 60) },
    );
  });
});

/** Written and read again. */
function through(whole: Deck, format: (typeof WRITTEN)[number]): Deck {
  const { deck: fitted } = fitTo(whole, format);
  const written = writeDeck(whole, format);
  if (written.kind === 'refused') throw new Error(`${format} was refused`);
  const again = readDeck(written.bytes, `x.${endingOf(format)}`, { as: format });
  const source = format === 'spellchain' ? (whole.source ?? 'spellchain') : format;
  expect(comparable(again.deck)).toEqual(comparable({ ...fitted, source }));
  return again.deck;
}
