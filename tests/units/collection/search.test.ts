import { describe, expect, test } from 'vitest';
import { editionNamed } from '../../../src-main/engine/editions/registry.ts';
import { catalogueOf } from '../../../src-main/collection/search/catalogue.ts';
import type { Holdings } from '../../../src-main/collection/search/holdings.ts';
import { search } from '../../../src-main/collection/search/searching.ts';
import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import { BY_NAME, type SearchOrder } from '../../../src-shared/search/order.ts';
import { NOTHING_HELD } from '../../support/holdings.ts';

const eraOf = (rulebook: Rulebook) => ({ rulebook, ...editionNamed(rulebook) });
const FIFTH = catalogueOf(eraOf('fifth'));
const M11 = catalogueOf(eraOf('m11'));

interface Asked {
  readonly catalogue?: typeof FIFTH;
  readonly holdings?: Partial<Holdings>;
  readonly order?: SearchOrder;
  readonly everyPrinting?: boolean;
}

function found(text: string, asked: Asked = {}): string[] {
  const { catalogue = FIFTH, holdings = {}, order = BY_NAME, everyPrinting = false } = asked;
  const { entries, findings } = search(
    catalogue,
    { text, order, everyPrinting },
    { ...NOTHING_HELD, ...holdings },
  );
  expect(findings).toEqual([]);
  return entries.map(({ card, set }) => (everyPrinting ? `${card.name} ${set}` : card.name));
}

test.each([
  ['!"mox emerald" id=1', ['Mox Emerald']],
  ['!"mox emerald" id=0', []],
  ['!"mox emerald" c=0', ['Mox Emerald']],
  ['!"mox emerald" c=1', []],
  ['!"serra angel" c=1 id=1', ['Serra Angel']],
])('colours are counted apart from what is of a colour besides: %s', (text, names) => {
  expect(found(text)).toEqual(names);
});

describe('words', () => {
  test.each([
    ['serra angel', ['Serra Angel']],
    ['SERRA gel', ['Serra Angel']],
    ['serra "gel s"', []],
    ['"serra angel"', ['Serra Angel']],
    ['!"serra angel"', ['Serra Angel']],
    ['!serra', []],
    ['dandan', ['Dandân']],
    ['urza’s mine', ["Urza's Mine"]],
  ])('%s', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  test('nothing typed finds everything, each card once', () => {
    const all = found('');
    expect(all.length).toBeGreaterThan(1_400);
    expect(new Set(all).size).toBe(all.length);
  });

  test('the text is searched in the words of the era, and ~ is the card itself', () => {
    expect(found('o:"comes into play" !"venerable monk"')).toEqual(['Venerable Monk']);
    expect(found('o:"comes into play" !"venerable monk"', { catalogue: M11 })).toEqual([]);
    expect(found('o:"enters the battlefield" !"venerable monk"', { catalogue: M11 })).toEqual([
      'Venerable Monk',
    ]);
    expect(found('o:"~ deals 1" !"prodigal sorcerer"')).toEqual(['Prodigal Sorcerer']);
    expect(found('o:"~ deals 1" !"serra angel"')).toEqual([]);
  });

  test('a creature is found as one, also where its type line says whom it summons', () => {
    expect(found('t:creature !"serra angel"')).toEqual(['Serra Angel']);
    expect(found('t:summon !"serra angel"')).toEqual(['Serra Angel']);
    expect(found('t:summon !"serra angel"', { catalogue: M11 })).toEqual([]);
  });
});

describe('colours: at least, exactly, at most', () => {
  const named = '(!"savage twister" or !"lightning bolt" or !"giant growth" or !"sol ring")';
  test.each([
    ['c:r', ['Lightning Bolt', 'Savage Twister']],
    ['c=r', ['Lightning Bolt']],
    ['c<=rg', ['Giant Growth', 'Lightning Bolt', 'Savage Twister', 'Sol Ring']],
    ['c<rg', ['Giant Growth', 'Lightning Bolt', 'Sol Ring']],
    ['c>r', ['Savage Twister']],
    ['c!=r', ['Giant Growth', 'Savage Twister', 'Sol Ring']],
    ['c:c', ['Sol Ring']],
    ['c:multicolor', ['Savage Twister']],
    ['c=1', ['Giant Growth', 'Lightning Bolt']],
    ['color:green -c:red', ['Giant Growth']],
  ])('%s', (text, names) => {
    expect(found(`${named} ${text}`)).toEqual(names);
  });

  test('whose symbols are of these colours alone', () => {
    expect(found('id:w !"serra angel"')).toEqual(['Serra Angel']);
    expect(found('id:u !"serra angel"')).toEqual([]);
  });

  test('and of no others: a card of one colour fits among two, one of two colours does not fit in one', () => {
    expect(found(`${named} id:r`)).toEqual(['Lightning Bolt', 'Sol Ring']);
    expect(found(`${named} id:rg`)).toEqual(['Giant Growth', 'Lightning Bolt', 'Savage Twister', 'Sol Ring']);
    expect(found(`${named} id>=rg`)).toEqual(['Savage Twister']);
  });
});

describe('numbers', () => {
  test.each([
    ['pow=4 tou=4 !"serra angel"', 1],
    ['pow>4 !"serra angel"', 0],
    ['mv:5 !"serra angel"', 1],
    ['cmc!=5 !"serra angel"', 0],
    ['pow=tou !"serra angel"', 1],
    ['pow>tou !"serra angel"', 0],
    ['pow>=0 !"lightning bolt"', 0],
    ['year<=1993 !"serra angel"', 1],
    ['loy>0 !"ajani goldmane"', 1],
  ])('%s', (text, count) => {
    expect(found(text)).toHaveLength(count);
  });
});

describe('printings', () => {
  test('what is asked of a printing is asked of one and the same', () => {
    expect(found('!"act of treason" e:m10 r:uncommon')).toEqual(['Act of Treason']);
    expect(found('!"act of treason" e:m10 r:common')).toEqual([]);
    expect(found('!"act of treason" r<uncommon', { everyPrinting: true })).toEqual(['Act of Treason M11']);
  });

  test('U208: each printing by itself, or each card by its latest', () => {
    expect(found('!"act of treason"', { everyPrinting: true })).toEqual([
      'Act of Treason M10',
      'Act of Treason M11',
    ]);
    const { entries } = search(
      FIFTH,
      { text: '!"act of treason"', order: BY_NAME, everyPrinting: false },
      NOTHING_HELD,
    );
    expect(entries.map(({ set }) => set)).toEqual(['M11']);
  });

  test('a cost has at least these symbols, or exactly', () => {
    expect(found('m:ww !"serra angel"')).toEqual(['Serra Angel']);
    expect(found('m:{3}{W}{W} !"serra angel"')).toEqual(['Serra Angel']);
    expect(found('m=ww !"serra angel"')).toEqual([]);
    expect(found('m=3ww !"serra angel"')).toEqual(['Serra Angel']);
    expect(found('m:4w !"serra angel"')).toEqual([]);
  });
});

describe('what depends on the player', () => {
  const holdings: Partial<Holdings> = {
    ownedOf: ({ card }) => (card.name === 'Sol Ring' ? 3 : 0),
    inDeckOf: (name) => (name === 'Sol Ring' ? 1 : 0),
    isFavourite: (name) => name === 'Shivan Dragon',
    noteOf: (name) => (name === 'Shivan Dragon' ? 'My first rare' : ''),
    legalityOf: (name, format) =>
      format === 'vintage' ? (name === 'Sol Ring' ? 'restricted' : 'legal') : undefined,
    isFormat: (name) => ['vintage', 'block'].includes(name),
  };
  test.each([
    ['own>=2', ['Sol Ring']],
    ['own>deck', ['Sol Ring']],
    ['is:owned', ['Sol Ring']],
    ['in:deck', ['Sol Ring']],
    ['is:favourite', ['Shivan Dragon']],
    ['note:FIRST', ['Shivan Dragon']],
    ['restricted:vintage', ['Sol Ring']],
    ['f:vintage !"shivan dragon"', ['Shivan Dragon']],
    ['f:block', []],
  ])('%s', (text, names) => {
    expect(found(text, { holdings })).toEqual(names);
  });
});

test('names of sets and formats that there are none of are told and left out', () => {
  const { entries, findings } = search(
    FIFTH,
    { text: 'set:xyz f:type1 !"serra angel" e:lea', order: BY_NAME, everyPrinting: false },
    NOTHING_HELD,
  );
  expect(findings).toMatchObject([
    { kind: 'unknownSet', words: 'xyz' },
    { kind: 'unknownFormat', words: 'type1' },
  ]);
  expect(entries.map(({ card }) => card.name)).toEqual(['Serra Angel']);
});

describe('order', () => {
  const named = '(!"shivan dragon" or !"grizzly bears" or !"forest" or !"dark ritual")';
  test.each([
    [{ by: 'value', isDescending: false }, ['Forest', 'Dark Ritual', 'Grizzly Bears', 'Shivan Dragon']],
    [{ by: 'value', isDescending: true }, ['Shivan Dragon', 'Grizzly Bears', 'Dark Ritual', 'Forest']],
    [{ by: 'name', isDescending: true }, ['Shivan Dragon', 'Grizzly Bears', 'Forest', 'Dark Ritual']],
    [{ by: 'colour', isDescending: false }, ['Dark Ritual', 'Shivan Dragon', 'Grizzly Bears', 'Forest']],
    [{ by: 'power', isDescending: true }, ['Shivan Dragon', 'Grizzly Bears', 'Dark Ritual', 'Forest']],
  ] satisfies [SearchOrder, string[]][])('%j', (order, names) => {
    expect(found(named, { order })).toEqual(names);
  });
});
