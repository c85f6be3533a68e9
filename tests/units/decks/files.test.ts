import { describe, expect, test } from 'vitest';
import {
  DECK_FORMATS,
  endingOf,
  FILE_FORMATS,
  readDeck,
  readDeckText,
  tell,
  writeDeck,
  type DeckFormat,
} from '../../../src-main/decks/index.ts';
import { fitTo } from '../../../src-main/decks/files/write.ts';
import { DECK_ZONES, cardsIn, type Deck, type DeckZone } from '../../../src-shared/decks.ts';
import { comparable, listIn, sample, samples } from '../../support/decks.ts';

type Counts = Partial<Record<DeckZone, number>>;

const AGAINST: Counts = {
  againstAnyone: 3,
  againstBlack: 3,
  againstBlue: 3,
  againstGreen: 3,
  againstRed: 3,
  againstWhite: 3,
};

const SAMPLES: Readonly<Record<string, readonly [DeckFormat, Counts]>> = {
  'apprentice-dec/1996-kazz.dec': ['apprentice', { main: 60 }],
  'apprentice-dec/jodah-mtgify-quirks.dec': ['apprentice', { main: 99, commander: 1 }],
  'apprentice-dec/magarena-2012-affinity.dec': ['apprentice', { main: 60 }],
  'apprentice-dec/xmage-testdeck.dec': ['apprentice', { main: 60, side: 15 }],
  'arena-txt/companion-sideboard.txt': ['arena', { main: 80, side: 15, companion: 1 }],
  'arena-txt/planeswalker-pile.txt': ['arena', { main: 168 }],
  'arena-txt/xmage-testdeck.mtga': ['arena', { main: 11, side: 4 }],
  'cockatrice-cod/microprose-cleric.cod': ['cockatrice', { main: 60, side: 2 }],
  'cockatrice-cod/microprose-whim.cod': ['cockatrice', { main: 62 }],
  'cockatrice-cod/theme-10e-arcanis.cod': ['cockatrice', { main: 40 }],
  'cockatrice-cod/xmage-testdeck.cod': ['cockatrice', { main: 19, side: 3 }],
  'csv-deckbox/field-fidelity.csv': ['csv-deckbox', { main: 10 }],
  'csv-deckbox/old-header-two-rows.csv': ['csv-deckbox-old', { main: 6 }],
  'csv-deckbox/short-header-all-quoted.csv': ['csv-deckbox-old', { main: 28 }],
  'csv-moxfield/blank-and-delimiter-rows.csv': ['csv-moxfield', { main: 3 }],
  'csv-moxfield/conditions-real-export.csv': ['csv-moxfield', { main: 6 }],
  'csv-moxfield/field-fidelity.csv': ['csv-moxfield', { main: 10 }],
  'csv-mtgo/collection.csv': ['csv-mtgo', { main: 13 }],
  'csv-mtgo/foil-example.csv': ['csv-mtgo', { main: 12 }],
  'csv-other/archidekt-real-export.csv': ['csv-archidekt', { main: 43 }],
  'csv-other/dragonshield-sep-line.csv': ['csv-dragonshield', { main: 10 }],
  'csv-other/manabox-field-fidelity.csv': ['csv-manabox', { main: 10 }],
  'csv-tappedout/commander-column-head.csv': ['csv-tappedout', { main: 2, commander: 1 }],
  'csv-tappedout/german-row.csv': ['csv-tappedout', { main: 1 }],
  'csv-tappedout/three-basics.csv': ['csv-tappedout', { main: 3 }],
  'forge-dck/challenge-quest-section.dck': ['forge', { main: 60 }],
  'forge-dck/duel-abe-sapien.dck': ['forge', { main: 60 }],
  'forge-dck/generated-slivers-artindex-sideboard.dck': ['forge', { main: 60, side: 15 }],
  'forge-dck/precon-garruk-foil-plus.dck': ['forge', { main: 60 }],
  'microprose-dck/0069-seer-no-sideboards.dck': ['microprose', { main: 60 }],
  'microprose-dck/0211-cleric.dck': ['microprose', { main: 57, ...AGAINST }],
  'microprose-dck/0991-whim.dck': ['microprose', { main: 62 }],
  'microprose-dck/playdeck-1994-zak-dolan.dck': ['microprose', { main: 63 }],
  'mtgo-dek/pauper-mono-red-burn.dek': ['mtgo-dek', { main: 60, side: 15 }],
  'mtgo-dek/sharuum-utf8-bom.dek': ['mtgo-dek', { main: 99, side: 1 }],
  'mtgo-dek/xmage-testdeck.dek': ['mtgo-dek', { main: 5, side: 3 }],
  'mtgo-txt/kiki-chord-crlf.txt': ['mtgo-text', { main: 60, side: 15 }],
  'mtgo-txt/modern-bant-no-sideboard.txt': ['mtgo-text', { main: 60 }],
  'mtgo-txt/prismari-midrange.txt': ['mtgo-text', { main: 60, side: 15 }],
  'mwdeck/affinity-mtgtop8-no-indent.mwDeck': ['mws', { main: 60, side: 15 }],
  'mwdeck/covetous-red-1999.mwDeck': ['mws', { main: 60, side: 15 }],
  'mwdeck/xmage-testdeck.mwDeck': ['mws', { main: 60, side: 15 }],
  'plain-txt/arena-starter-azure-skies-comments.txt': ['precon', { main: 60 }],
  'plain-txt/name-x-count-sandbox.txt': ['plain', { main: 56 }],
  'plain-txt/octgn-testdeck.o8d': ['octgn', { main: 1, side: 2 }],
  'xmage-dck/1998-draw-go.dck': ['xmage', { main: 60 }],
  'xmage-dck/2004-astral-slide.dck': ['xmage', { main: 60, side: 15 }],
  'xmage-dck/testdeck-layout.dck': ['xmage', { main: 4, side: 4 }],
};

/** What a finding may be where no line was lost. */
const HARMLESS = ['unknownCard', 'nameRead', 'printingUnknown', 'printingOther', 'numberOther', 'setUnclear'];

const WRITTEN = DECK_FORMATS.filter((format) => FILE_FORMATS[format].write);

const countsOf = (deck: Deck): Counts =>
  Object.fromEntries(
    DECK_ZONES.map((zone) => [zone, cardsIn(deck, zone)] as const).filter(([, cards]) => cards > 0),
  );

test('every sample is expected', () => {
  expect(
    samples()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(SAMPLES).toSorted());
});

describe.each(samples().map((one) => [one.name, one] as const))('%s', (name, { bytes, file }) => {
  const { deck, findings, format } = readDeck(bytes, file);

  test('is known for what it is, and no line of it is lost', () => {
    expect([format, countsOf(deck)]).toEqual(SAMPLES[name]);
    expect(findings.filter(({ kind }) => !HARMLESS.includes(kind))).toEqual([]);
    for (const finding of findings) expect(tell(finding)).toMatch(/[.?]$/);
  });

  test('is the same deck when it is written and read again', () => {
    const written = writeDeck(deck, format);
    if (written.kind === 'refused') throw new Error(`${format} cannot be written`);
    expect(written.findings).toEqual([]);
    expect(comparable(readDeck(written.bytes, file, { as: format }).deck)).toEqual(comparable(deck));
  });

  test.each(WRITTEN)('keeps what can be kept as %s', (other) => {
    const written = writeDeck(deck, other);
    if (written.kind === 'refused') throw new Error(`${other} cannot be written`);
    const again = readDeck(written.bytes, `deck.${endingOf(other)}`, { as: other });
    const fitted = fitTo(deck, other).deck;
    // Our own file says whose a deck was first.
    expect(comparable(again.deck)).toEqual(
      comparable({ ...fitted, source: other === 'spellchain' ? deck.source : other }),
    );
  });
});

/** A list without signs of any program. */
const UNSIGNED: DeckFormat = 'plain';

test.each(WRITTEN.filter((format) => format !== UNSIGNED))('a deck written as %s is known for it', (format) => {
  const { bytes, file } = sample('xmage-dck/2004-astral-slide.dck');
  const written = writeDeck(readDeck(bytes, file).deck, format);
  if (written.kind === 'refused') throw new Error(`${format} cannot be written`);
  expect(readDeck(written.bytes, `deck.${endingOf(format)}`).format).toBe(format);
});

describe('decks of 1997', () => {
  const as = (name: string): Deck => {
    const { bytes, file } = sample(name);
    return readDeck(bytes, file).deck;
  };

  test.each([
    ['microprose-dck/0211-cleric.dck', 'cockatrice-cod/microprose-cleric.cod', 60, 2],
    ['microprose-dck/0991-whim.dck', 'cockatrice-cod/microprose-whim.cod', 62, 0],
  ])('%s is, folded, %s', (game, table, main, side) => {
    const folded = fitTo(as(game), 'cockatrice').deck;
    expect([cardsIn(folded, 'main'), cardsIn(folded, 'side')]).toEqual([main, side]);
    for (const zone of ['main', 'side'] as const)
      expect(listIn(folded, zone)).toEqual(listIn(as(table), zone));
  });

  test('the number wins in a file of 1997, and the line is told', () => {
    const { deck, findings } = readDeckText(
      'Test (B, 4th)\r\n\r\n.14\t2\tBirds of Paridise\r\n.1\t1\tAncestral Recall\r\n',
    );
    expect(listIn(deck, 'main')).toEqual({ 'Ancestral Recall': 1, Berserk: 2 });
    expect(findings).toEqual([
      { kind: 'numberWins', line: 3, text: '.14\t2\tBirds of Paridise', instead: 'Berserk' },
    ]);
  });

  test('the name wins in a file of Manalink, which has numbers above 952', () => {
    const { deck } = readDeckText('.14\t2\tBirds of Paradise\n.10399\t1\tClone\n');
    expect(listIn(deck, 'main')).toEqual({ 'Birds of Paradise': 2, Clone: 1 });
  });

  test('abbreviations of the game are the cards they mean', () => {
    const { deck, findings } = readDeckText(
      '.99999\t1\tCOP: Red\n.99998\t1\tT.Island\n.99997\t1\tGolbin Polka Band\n',
    );
    expect(Object.keys(listIn(deck, 'main'))).toEqual([
      'Circle of Protection: Red',
      'Goblin Polka Band',
      'Tropical Island',
    ]);
    expect(findings.filter(({ kind }) => kind === 'unknownCard')).toEqual([]);
  });

  test('a card without a number is left out, and so are letters that do not fit', () => {
    const { deck } = readDeckText('40 Island\n4 Serra Avatar of Nothing\n');
    const written = writeDeck({ ...deck, name: 'Łódź' }, 'microprose');
    expect(written.findings.map(tell)).toEqual([
      '4 Serra Avatar of Nothing cannot be written: the game of 1997 has no number for it.',
      'These letters do not fit and were written otherwise: Ł ź.',
    ]);
    expect(written.kind === 'written' && Buffer.from(written.bytes).toString('latin1')).toBe(
      ';?ódz\r\n;\r\n;\r\n;\r\n;\r\n;\r\n;\r\n\r\n.126\t40\tIsland\r\n',
    );
  });
});

describe('what a file is', () => {
  test.each<readonly [string, DeckFormat, string]>([
    ['// Deck file for Magic Workstation (http://www.magicworkstation.com)\n4 [4E] Plains\n', 'mws', 'a.dec'],
    ['4 [10E:364] Plains\n', 'xmage', 'a.dck'],
    ['[metadata]\nName=x\n[Main]\n4 Plains|10E\n', 'forge', 'a.dck'],
    ['.188\t21\tPlains\n', 'microprose', 'a.dck'],
    ['4 Plains (10E) 364\n', 'arena', 'a.txt'],
    ['1 Plains (10E) 364 *F* #land\n', 'moxfield', 'a.txt'],
    ['1x Plains (10e) 364 [Land{top}]\n', 'archidekt', 'a.txt'],
    ['//Main\n1 [10E#364] Plains\n', 'deckstats', 'a.txt'],
    ['1 Plains <full art> [10E] (F)\n', 'goldfish', 'a.txt'],
    ['[DECK]\n4x\tPlains\n[/DECK]\n', 'salvation', 'a.txt'],
    ['4\tPlains\nSideboard:\n1\tIsland\n', 'lackey', 'a.txt'],
    ['4 Plains\nSB: 1 Island\n', 'cockatrice-text', 'a.txt'],
    ['{"data":{"mainBoard":[{"name":"Plains","count":4}]}}', 'mtgjson', 'a.json'],
    [
      '{"object":"deck","entries":{"mainboard":[{"count":4,"card_digest":{"name":"Plains"}}]}}',
      'scryfall',
      'a.json',
    ],
    ['Quantity,Name,Simple Name\n4,Plains,Plains\n', 'csv-tcgplayer', 'a.csv'],
    ['amount,card_name,is_foil\n4,Plains,0\n', 'csv-deckstats', 'a.csv'],
    ['Card,Set ID,Set Name,Quantity\nPlains,10E,Tenth Edition,4\n', 'csv-goldfish', 'a.csv'],
    ['Qty,Name,Set,Set Number\n4,Plains,10E,364\n', 'csv-tappedout-inventory', 'a.csv'],
    ['qty;card;edition\n4;Plains;10E\n', 'csv', 'a.csv'],
  ])('%j is of the kind %s, whatever its name says', (text, format, file) => {
    const read = readDeckText(text, file);
    expect(read.format).toBe(format);
    expect(read.findings.filter(({ kind }) => kind !== 'unknownCard')).toEqual([]);
    expect(read.deck.entries[0]).toMatchObject({ name: 'Plains', known: true });
  });

  test('card data and lists without names are told from decks', () => {
    const data = readDeckText('<cockatrice_carddatabase version="4"></cockatrice_carddatabase>');
    expect(data.findings.map(tell)).toEqual([expect.stringContaining('it describes cards, and is no deck')]);
    const shop = readDeckText('idProduct;groupCount;price\n1;2;0.5\n');
    expect([shop.format, shop.findings.map(({ kind }) => kind)]).toEqual(['csv-cardmarket', ['noNames']]);
    expect(writeDeck(shop.deck, 'csv-cardmarket').kind).toBe('refused');
  });
});

describe('encodings and ends of lines', () => {
  test.each([
    ['UTF-8', Buffer.from('1 Junún Efreet\n')],
    ['UTF-8 with a mark', Buffer.from('\uFEFF1 Junún Efreet\n')],
    ['Windows-1252', Buffer.from('1 Junún Efreet\n', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFF1 Junún Efreet\n', 'utf16le')],
  ])('%s is read', (_, bytes) => {
    expect(readDeck(bytes).deck.entries).toMatchObject([{ name: 'Junún Efreet', count: 1 }]);
  });

  test('a line may end in any way, and the last not at all', () => {
    expect(listIn(readDeckText('1 Plains\r\n2 Island\r3 Swamp\n4 Forest').deck, 'main')).toEqual({
      Forest: 4,
      Island: 2,
      Plains: 1,
      Swamp: 3,
    });
  });
});

describe('printings', () => {
  test('the name wins over a printing of another card, and it is told', () => {
    const { deck, findings } = readDeckText('1 [LEA:1] Serra Angel\n');
    expect(deck.entries).toMatchObject([{ name: 'Serra Angel', set: 'LEA' }]);
    expect(deck.entries[0]?.number).toBeUndefined();
    expect(findings).toMatchObject([{ kind: 'printingOther', line: 1, instead: 'Animate Wall' }]);
  });

  test.each([
    ['4 [ST] Sift\n', 'STH'],
    ['4 [ST] Counterspell\n', 'S99'],
    ['1 [AL] Black Lotus\n', 'LEA'],
    ['1 [AL] Force of Will\n', 'ALL'],
    ['1 [P3] Zodiac Dragon\n', undefined],
  ])('of letters with two meanings the one that can be is taken: %j', (text, set) => {
    const { deck, findings } = readDeckText(text, 'a.mwDeck');
    expect(deck.entries[0]?.set).toBe(set);
    expect(findings.some(({ kind }) => kind === 'setUnclear')).toBe(set === undefined);
  });

  const setsIn = (text: string) => {
    const { deck, findings } = readDeckText(text, 'a.mwDeck');
    return [deck.entries.map(({ set }) => set), findings.map(({ kind }) => kind)];
  };

  test('of two sets that can be meant the one is, for which more cards of the file stand beyond doubt', () => {
    const unclear = '1 [2E] Serra Angel\n';
    const beta = '1 [BE] Shivan Dragon\n';
    const unlimited = '1 [2U] Fireball\n';
    expect(setsIn(`${unclear}${unlimited}`)).toEqual([['2ED', '2ED'], []]);
    expect(setsIn(`${unclear}${beta}`)).toEqual([['LEB', 'LEB'], []]);
    expect(setsIn(`${unclear}${beta}${unlimited}1 [2U] Shatter\n`)).toEqual([
      ['2ED', 'LEB', '2ED', '2ED'],
      [],
    ]);
    expect(setsIn(`${unclear}${unlimited}${beta}1 [BE] Shatter\n`)).toEqual([
      ['LEB', '2ED', 'LEB', 'LEB'],
      [],
    ]);
  });

  test('where as many stand for either, it is told that it is not clear', () => {
    expect(setsIn('1 [2E] Serra Angel\n1 [BE] Shivan Dragon\n1 [2U] Fireball\n')).toEqual([
      [undefined, 'LEB', '2ED'],
      ['setUnclear'],
    ]);
  });

  test('codes of other programs are those of ours', () => {
    expect(readDeckText('[Main]\n1 Noble Hierarch|CFX\n').deck.entries).toMatchObject([{ set: 'CON' }]);
    expect(readDeckText('1 Llanowar Elves (DAR) 168\n').deck.entries).toMatchObject([
      { set: 'DOM', number: '168' },
    ]);
    expect(
      readDeckText('Count,Name,Edition,Card Number\n1,Black Lotus,Alpha,232\n').deck.entries,
    ).toMatchObject([{ set: 'LEA' }]);
  });
});

test('blocks without words: two are deck and sideboard, more are one deck, and that is told', () => {
  expect(countsOf(readDeckText('4 Plains\n\n2 Island\n', 'a.txt').deck)).toEqual({ main: 4, side: 2 });
  const three = readDeckText('4 Plains\n\n2 Island\n\n1 Swamp\n', 'a.txt');
  expect([countsOf(three.deck), three.findings.map(tell)]).toEqual([
    { main: 7 },
    ['There are 3 blocks and no word says which is which: all are the main deck.'],
  ]);
});

test('a formula is a text, and is written as one', () => {
  const { deck } = readDeckText(
    'Count,Name,Edition,Condition,Last Modified,Proxy\n1,Plains,,"=HYPERLINK(""x"")",+1,\n',
  );
  expect(deck.entries[0]?.fields).toEqual({ condition: '=HYPERLINK("x")', 'Last Modified': '+1' });
  const written = writeDeck(deck, 'csv-moxfield');
  expect(written.kind === 'written' && written.text).toContain('"=HYPERLINK(""x"")"');
});

test('our own file keeps everything', () => {
  const full: Deck = {
    name: 'All, "of" it',
    author: 'Somebody',
    comment: 'Two\nlines',
    format: 'Legacy',
    date: '2010-07-16',
    tags: ['one', 'two'],
    source: 'forge',
    fields: { Icon: 'a.png' },
    kept: [{ where: 'quest', text: 'id=8\nWins=1' }],
    entries: DECK_ZONES.map((zone, place) => ({
      name: 'Plains',
      known: true,
      count: place + 1,
      zone,
      set: '10E',
      number: '364',
      art: 2,
      foil: 'etched',
      tags: ['a,b', 'c'],
      fields: { condition: 'Mint' },
    })),
  };
  const written = writeDeck(full, 'spellchain');
  if (written.kind === 'refused') throw new Error('it was refused');
  expect(written.findings).toEqual([]);
  const { deck, findings, format } = readDeck(written.bytes);
  expect([format, findings, deck]).toEqual(['spellchain', [], full]);
});

test.each(['PTK', 'S99'])(
  'a card that short letters would leave unclear is written with all of them (%s)',
  (set) => {
    const { deck } = readDeckText(`1 Exhaustion (${set})\n`, 'a.txt', { as: 'moxfield' });
    const written = writeDeck(deck, 'mws');
    if (written.kind === 'refused') throw new Error('the deck was refused');
    expect(readDeck(written.bytes, 'a.mwDeck').deck.entries).toMatchObject([{ name: 'Exhaustion', set }]);
  },
);
