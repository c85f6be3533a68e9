/** Files that are odd, and right all the same: as spreadsheets, forums, sites and old programs leave them behind. */
import { describe, expect, test } from 'vitest';
import { readDeck, readDeckText, type DeckFormat } from '../../../src-main/decks/index.ts';
import { cardsIn } from '../../../src-shared/decks.ts';
import { findingSentence } from '../../../src-shared/words/decks.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const listOf = (text: string | Uint8Array, name?: string) => {
  const { deck, findings, format } = readDeck(typeof text === 'string' ? utf8(text) : text, name);
  const cards = deck.entries.map(({ count, name: card, zone }) =>
    zone === 'main' ? `${count} ${card}` : `${zone} ${count} ${card}`,
  );
  return { cards, deck, format, told: findings.map(findingSentence) };
};
const onlyCard = (line: string, as: DeckFormat = 'plain') => readDeckText(line, '', { as }).deck.entries[0];

test('a file that is too large is told with its size, a megabyte that was begun being a whole one', () => {
  const { cards, told } = listOf(new Uint8Array(20 * 1024 * 1024 + 1));
  expect([cards, told]).toEqual([[], [expect.stringContaining('21 MB')]]);
});

test('of two attributes of one name the first counts, whatever the case they are written in', () => {
  const file =
    '<cockatrice_deck version="1"><zone name="main"><card NUMBER="3" Number="5" name="Forest"/></zone></cockatrice_deck>';
  expect(listOf(file, 'a.cod').cards).toEqual(['3 Forest']);
});

test.each([false, true])('UTF-16 is known without its mark, the other way round too (%s)', (isBig) => {
  const bytes = Buffer.from('4 Lightning Bolt\r\n2 Dandân\r\n', 'utf16le');
  if (isBig) bytes.swap16();
  expect(listOf(new Uint8Array(bytes)).cards).toEqual(['4 Lightning Bolt', '2 Dandân']);
});

test('letters that were read wrongly once before are mended, and that is told', () => {
  const { cards, told } = listOf('1 Ã†ther Storm\n2 DandÃ¢n\n');
  expect(cards).toEqual(['1 Aether Storm', '2 Dandân']);
  expect(told).toEqual(['Line 1: “Ã†ther Storm” was read as Aether Storm.']);
});

describe('one line of a card', () => {
  test.each([
    'Shock (x4)',
    'Shock [x4]',
    '4,Shock',
    '4;Shock',
    '"4","Shock"',
    'Shock,4',
    '4: Shock',
    '– 4 Shock',
    '> 4 Shock',
    '4 Shock # the best',
    '4 Shock (Borderless)',
  ])('%j is four of it', (line) => {
    expect(onlyCard(line)).toMatchObject({ name: 'Shock', count: 4, zone: 'main' });
  });

  test.each(['SB: 2 Shock', 'SB:2 Shock', 'sb: 2 Shock', 'SB : 2 Shock', 'SB 2 Shock', 'Sideboard: 2 Shock'])(
    '%j is in the sideboard',
    (line) => {
      expect(onlyCard(line)).toMatchObject({ name: 'Shock', count: 2, zone: 'side' });
    },
  );

  test.each([
    '4 Shock [10E] 232',
    '4 Shock (10E) 232',
    '4 Shock (10E) #232',
    '4 Shock (10E:232)',
    '4 Shock [10E:232]',
    '4 (10E) Shock <232>',
    '4 Shock <232> [10E]',
    '4 10E Shock <232>',
    '4,Shock,10E,232',
    '4;"Shock";"Tenth Edition";232',
    '4 Shock (Tenth Edition) <232>',
    '4 Shock [Tenth Edition] <232>',
  ])('%j has its printing', (line) => {
    expect(onlyCard(line)).toMatchObject({ name: 'Shock', count: 4, set: '10E', number: '232' });
  });

  test.each([
    ['4 Shock (10E) 232 foil', 'foil'],
    ['4 Shock (10E) 232 F', 'foil'],
    ['4 Shock (Foil)', 'foil'],
    ['4 Shock *foil*', 'foil'],
    ['4 Shock FOIL', 'foil'],
    ['4 Shock (10E) 232 *E*', 'etched'],
    ['4 Shock (etched)', 'etched'],
  ])('%j is %s', (line, foil) => {
    expect(onlyCard(line)).toMatchObject({ name: 'Shock', count: 4, foil });
  });

  test('a printing without its set, or without its number, is no part of the name', () => {
    expect(onlyCard('1 [10E:] Shock', 'xmage')).toMatchObject({ name: 'Shock', set: '10E' });
    expect(onlyCard('1 [:12] Shock', 'xmage')).toMatchObject({ name: 'Shock', number: '12' });
  });

  test('a number alone is no card', () => {
    const { cards, told } = listOf('4\n4 Shock\n');
    expect(cards).toEqual(['4 Shock']);
    expect(told).toEqual(['Line 1: “4” was not understood and was left out.']);
  });

  test('the beginning of a name is no name, but the names that begin so are offered', () => {
    const { findings } = readDeckText('4 Lightning B\n1 Shivan D\n', '');
    expect(findings).toMatchObject([
      { kind: 'unknownCard', near: ['Lightning Bolt'] },
      { kind: 'unknownCard', near: expect.arrayContaining(['Shivan Dragon']) as string[] },
    ]);
  });
});

describe('where the sideboard begins', () => {
  test.each([
    'Sideboard',
    'SIDEBOARD:',
    'Sideboard (2)',
    'Sideboard: 2',
    'Sideboard (2 cards)',
    'Side board - 2 cards',
    '== Sideboard ==',
    '--- Sideboard ---',
    '**Sideboard**',
    '[Sideboard]',
    '# Sideboard',
    '// Sideboard',
    '//Sideboard:',
  ])('%j', (word) => {
    const { cards, told } = listOf(`Main Deck (4)\n4 Shock\n${word}\n2 Shatter\n`);
    expect(cards).toEqual(['4 Shock', 'side 2 Shatter']);
    expect(told).toEqual([]);
  });

  test('Forge’s sections are known by other names too, and a list without any is the deck', () => {
    expect(listOf('[Main Deck]\n4 Shock|10E\n[Side Board]\n2 Shatter\n', 'a.dck').cards).toEqual([
      '4 Shock',
      'side 2 Shatter',
    ]);
    const { deck, format } = listOf('4 Shock|10E|1\n2 Mountain|M10|2\n1 Shatter+\n');
    expect(format).toBe('forge');
    expect(deck.entries).toMatchObject([
      { name: 'Shock', set: '10E', art: 1 },
      { name: 'Mountain', count: 2, art: 2 },
      { name: 'Shatter', foil: 'foil' },
    ]);
  });

  test('what forums put around a deck and its cards is no part of them', () => {
    const { deck, cards } = listOf(
      '[DECK=Burn]\nCreatures\n4 [card]Raging Goblin[/card]\n4 [c]Shock[/c]\n\nSideboard\n1 Shatter\n[/DECK]\n',
    );
    expect(cards).toEqual(['4 Raging Goblin', '4 Shock', 'side 1 Shatter']);
    expect(deck.name).toBe('Burn');
  });
});

describe('XML', () => {
  const CARD = '<Cards CatID="1" Quantity="4" Sideboard="false" Name="Shock"/>';
  test.each([
    ['a comment before its root', `<!-- <Cards Quantity="9" Name="Shatter"/> --><Deck>${CARD}</Deck>`],
    ['a comment with a sign in it', `<?xml version="1.0"?>\n<!-- a > b --><Deck>${CARD}</Deck>`],
    ['a prefix for its names', `<x:Deck xmlns:x="urn:x">${CARD.replace('Cards', 'x:Cards')}</x:Deck>`],
    ['a type of document', `<!DOCTYPE Deck [<!ENTITY a "b">]><Deck>${CARD}</Deck>`],
  ])('is read with %s', (_, xml) => {
    const { cards, format } = listOf(xml);
    expect(format).toBe('mtgo-dek');
    expect(cards).toEqual(['4 Shock']);
  });

  test.each(['deck', 'Deck', 'DECK'])('<%s> holds cards one by one, or in sections', (root) => {
    const one = listOf(`<${root}>${CARD}</${root}>`);
    expect([one.format, one.cards]).toEqual(['mtgo-dek', ['4 Shock']]);
    const sections = '<section name="Main"><card qty="4">Shock</card></section>';
    const other = listOf(`<${root}>${sections}</${root}>`);
    expect([other.format, other.cards]).toEqual(['octgn', ['4 Shock']]);
  });

  test('another document is no deck, and what it is is told', () => {
    expect(listOf('<html><body>4 Shock</body></html>')).toMatchObject({
      cards: [],
      told: [expect.stringContaining('its root is html')],
    });
    expect(listOf('<!-- nothing else -->').told).toEqual([expect.stringContaining('its root is missing')]);
    expect(listOf('<cockatrice_carddatabase version="4"/>').told).toEqual([
      expect.stringContaining('it describes cards'),
    ]);
  });

  test('a zone that Cockatrice does not have belongs to the deck, and that is told', () => {
    const zone = '<zone name="mine"><card number="2" name="Shock"/></zone>';
    const { cards, told } = listOf(`<cockatrice_deck version="1">${zone}</cockatrice_deck>`);
    expect(cards).toEqual(['2 Shock']);
    expect(told).toEqual(['Line 1: mine goes to main.']);
  });
});

describe('tables', () => {
  test.each(['Anzahl;Name;Ausgabe', 'Cantidad;Nombre;Edición', 'Quantité;Nom;Édition', 'QuantityX;Card;Set'])(
    'the headers %j are understood',
    (headers) => {
      const { cards, told, deck } = listOf(`${headers}\n4;Shock;10E\n2x;"Circle of Protection: Red";5ED\n`);
      expect(cards).toEqual(['4 Shock', '2 Circle of Protection: Red']);
      expect(deck.entries[0]?.set).toBe('10E');
      expect(told).toEqual([]);
    },
  );

  test('a column of numbers that nobody knows is named, for it may say how many', () => {
    const { cards, told } = listOf('Name,Set,Stapel\nShock,10E,4\nShatter,5ED,1\n');
    expect(cards).toEqual(['1 Shock', '1 Shatter']);
    expect(told).toEqual([
      'No column is known to say how many there are of each card, so each row counts once; perhaps “Stapel” does.',
    ]);
  });

  test('counts may be written as in lists', () => {
    expect(listOf('Name,Quantity\nShock,4x\nShatter,x3\nFireball, 2 \n').cards).toEqual([
      '4 Shock',
      '3 Shatter',
      '2 Fireball',
    ]);
  });

  test('a quote that is never closed costs its own line, not the rest', () => {
    const { cards, told } = listOf(
      'Name,Quantity\nShock,1\n"Forest,2\nSwamp,3\n"Circle of Protection: Red",2\n',
    );
    expect(cards).toEqual(['1 Shock', '2 Forest', '3 Swamp', '2 Circle of Protection: Red']);
    expect(told).toEqual(['Line 3: The file is damaged: a quote is opened here and never closed']);
  });

  test('blanks behind a closed quote are nothing', () => {
    const { deck } = listOf('Name,Quantity,Comment\n"Shock" ,4, "x" \n');
    expect(deck.entries).toMatchObject([{ name: 'Shock', count: 4, fields: { comment: 'x' } }]);
  });
});

test('a finding about a file without lines names no line', () => {
  const { told } = listOf(JSON.stringify({ data: { mainBoard: [{ name: 'Nobody', count: 1 }] } }));
  expect(told).toEqual(['There is no card called “Nobody” here. It stays in the deck as it is written.']);
});

test('a document of a word processor says what it is', () => {
  const { told } = listOf('{\\rtf1\\ansi 4 Shock\\par}');
  expect(told[0]).toContain('word processor');
});

test('MTGGoldfish’s number of a printing is written where it was read', () => {
  const { deck } = listOf('4 Shock <232> [10E]\n1 Fireball <extended> [M10] (F)\n');
  expect(cardsIn(deck, 'main')).toBe(5);
  expect(deck.entries).toMatchObject([
    { set: '10E', number: '232' },
    { set: 'M10', fields: { variant: 'extended' } },
  ]);
});
