/** No file crashes a reader, keeps it busy, or reaches outside itself. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK_FORMATS, readDeck, readDeckText } from '../../../src-main/decks/index.ts';
import { printedNames } from '../../../src-main/decks/printing.ts';
import { samples } from '../../support/decks.ts';
import { timed } from '../../support/processor.ts';
import { findingSentence } from '../../../src-shared/words/decks.ts';

const MILLION = 1_000_000;

/** Far more than it takes, and far less than a reader that has lost its way. */
const SECONDS = 8;

const BIG: readonly (readonly [name: string, text: string])[] = [
  ['ten megabytes of one line', 'a'.repeat(10 * MILLION)],
  ['ten megabytes of blanks', `4 Forest${' '.repeat(10 * MILLION)}x`],
  ['ten megabytes of a number', '4'.repeat(10 * MILLION)],
  ['a megabyte of brackets', '['.repeat(MILLION)],
  ['a megabyte of brackets that close', '['.repeat(MILLION / 2) + ']'.repeat(MILLION / 2)],
  ['a megabyte of braces', '{"a":'.repeat(200_000)],
  ['lines of brackets', `1 ${'('.repeat(500)}\n`.repeat(1000)],
  ['lines of stars and slashes', `1 a${' *F* / '.repeat(80)}\n`.repeat(1000)],
  ['a quote that never ends', `Count,Name\n1,"${'a\n'.repeat(MILLION)}`],
  ['quotes', '"'.repeat(MILLION)],
  ['commas', ','.repeat(MILLION)],
  ['blank lines', '\n'.repeat(MILLION)],
  ['an element in an element', `<cockatrice_deck>${'<zone name="main">'.repeat(100_000)}`],
  ['attributes', `<Deck><Cards ${'a="1" '.repeat(50_000)}/></Deck>`],
  ['faults', `<Deck>${'&x;'.repeat(100_000)}</Deck>`],
];

describe.each(BIG)('%s', (_, text) => {
  test('is read in time, and told of', () => {
    const { value, seconds } = timed(() => readDeckText(text));
    expect(seconds).toBeLessThan(SECONDS);
    expect(value.findings.length).toBeGreaterThan(0);
    for (const finding of value.findings.slice(0, 100))
      expect(findingSentence(finding).length).toBeLessThan(1000);
  });
});

test('a laugh that doubles itself thirty times stays small, and no file is looked into', () => {
  const entities = Array.from({ length: 30 }, (_, at) => `<!ENTITY l${at + 1} "&l${at};&l${at};">`).join('');
  const text = `<?xml version="1.0"?><!DOCTYPE cockatrice_deck [<!ENTITY l0 "ha">${entities}<!ENTITY f SYSTEM "file:///etc/hostname">]>
<cockatrice_deck version="1"><deckname>&l30;&f;</deckname><zone name="main"><card number="1" name="Forest"/></zone></cockatrice_deck>`;
  const { value, seconds } = timed(() => readDeckText(text));
  expect(seconds).toBeLessThan(SECONDS);
  expect(value.deck.entries).toMatchObject([{ name: 'Forest' }]);
  expect((value.deck.name ?? '').length).toBeLessThan(20);
  expect(value.findings.map(({ kind }) => kind)).toContain('broken');
});

test('more than twenty megabytes are not read', () => {
  const { deck, findings } = readDeck(new Uint8Array(21 * 1024 * 1024).fill(65));
  expect([deck.entries, findings]).toEqual([[], [{ kind: 'tooLarge', text: '21 MB' }]]);
});

test('random bytes are a deck of something, or of nothing', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom(undefined, ...DECK_FORMATS),
      (bytes, as) => {
        const { deck, findings } = readDeck(bytes, 'x.dck', { as });
        for (const { count } of deck.entries) expect(count).toBeGreaterThan(0);
        for (const finding of findings) expect(findingSentence(finding)).not.toBe('');
      },
    ),
  );
});

test('a file cut anywhere, or with anything put into it, still comes back', () => {
  const all = samples();
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.nat(),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      ({ bytes, file }, at, put, end) => {
        const text = Buffer.from(bytes).toString('utf8').replaceAll(/\r?\n/g, end);
        const place = at % (text.length + 1);
        for (const broken of [text.slice(0, place), text.slice(0, place) + put + text.slice(place)])
          expect(readDeckText(broken, file).deck.entries).toBeInstanceOf(Array);
      },
    ),
  );
});

test('names that every object has are names like any other', () => {
  const text =
    '[metadata]\n__proto__=x\nconstructor=y\n[Main]\n1 constructor\n1 __proto__\n1 toString|toString\n';
  const { deck } = readDeckText(text);
  expect(deck.entries.map(({ name }) => name)).toEqual(['constructor', '__proto__', 'toString']);
  expect(Object.keys(deck.fields)).toContain('constructor');
  expect(readDeckText('Count,Name,__proto__,constructor\n1,Forest,a,b\n').deck.entries).toMatchObject([
    { name: 'Forest' },
  ]);
});

/** Some fifteen times what it takes. A reader that looks at everything anew for each line takes longer by far. */
describe('speed', () => {
  test('a deck of five hundred entries is read at once', () => {
    const names = printedNames().slice(0, 500);
    const text = names.map((name, at) => `${(at % 4) + 1} ${name} (LEA) ${at}`).join('\n');
    readDeckText(text);
    expect(timed(() => readDeckText(text)).seconds).toBeLessThan(0.2);
  });

  test('a table of ten thousand rows is read while one waits', () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, at) => `"1","0","Serra Angel","lea","Mint","English","","","","${at}","","",""`,
    );
    const head =
      'Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Tags,Last Modified,Collector Number,Alter,Proxy,Purchase Price';
    const { value, seconds } = timed(() => readDeckText([head, ...rows].join('\n')));
    expect(value.deck.entries.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
    expect(seconds).toBeLessThan(2);
  });
});
