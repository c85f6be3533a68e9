import { describe, expect, test } from 'vitest';
import { adapt, checkDeck, playFormat, playFormatNames, type Deck } from '../../../src-main/decks/index.ts';
import { poolOn } from '../../../src-main/decks/legality/pools.ts';
import { faceNamed } from '../../../src-main/cards/index.ts';
import { readyDecks, type ReadyDeck } from '../../../src-main/decks/ready.ts';
import { cardsIn, type DeckWay as Way } from '../../../src-shared/decks.ts';
import { RULEBOOKS, type Rulebook } from '../../../src-shared/rulebooks.ts';
import { card, deckOf, listIn } from '../../support/decks.ts';
import { breachSentence } from '../../../src-shared/words/decks.ts';

const under = (deck: Deck, rulebook: Rulebook, way?: Way) =>
  checkDeck(deck, { kind: 'rulebook', rulebook, ...(way === undefined ? {} : { way }) });

describe('the size of a deck', () => {
  test.each<readonly [Rulebook, number, string, Way]>([
    ['alpha', 40, 'R001', 'constructed'],
    ['portal', 35, 'R003', 'constructed'],
    ['fifth', 40, 'R004', 'constructed'],
    ['fifth', 60, 'R004', 'tournament'],
    ['portal', 60, 'R520', 'tournament'],
    ['tenth', 60, 'R005', 'constructed'],
    ['m11', 60, 'R005', 'constructed'],
    ['tenth', 40, 'R007', 'limited'],
    ['m11', 40, 'R007', 'limited'],
  ])('%s wants %i cards or more (%s)', (rulebook, fewest, rule, way) => {
    expect(under(deckOf(card('Forest', fewest)), rulebook, way)).toEqual([]);
    expect(under(deckOf(card('Forest', fewest - 1)), rulebook, way)).toEqual([
      { kind: 'tooFew', count: fewest - 1, allowed: fewest, rule },
    ]);
    expect(under(deckOf(card('Forest', 1000)), rulebook, way)).toEqual([]);
  });

  test.each(RULEBOOKS)('an empty deck cannot be taken to the table under %s (R008)', (rulebook) => {
    expect(under(deckOf(card('Forest', 40, 'side')), rulebook)).toMatchObject(
      rulebook === 'm11'
        ? [{ kind: 'empty', rule: 'R008' }, { kind: 'sideboardSize' }]
        : [{ kind: 'empty', rule: 'R008' }],
    );
  });
});

describe('copies of one card', () => {
  const five = deckOf(card('Lightning Bolt', 5), card('Mountain', 55));

  test.each<readonly [Rulebook, Way, string | undefined]>([
    ['alpha', 'constructed', undefined],
    ['alpha', 'tournament', 'R002'],
    ['fifth', 'constructed', undefined],
    ['fifth', 'tournament', 'R004'],
    ['m11', 'constructed', 'R006'],
    ['m11', 'limited', undefined],
  ])('five under %s, %s: %s (R002, R004, R006)', (rulebook, way, rule) => {
    expect(under(five, rulebook, way)).toEqual(
      rule === undefined
        ? []
        : [{ kind: 'tooManyCopies', card: 'Lightning Bolt', count: 5, allowed: 4, rule }],
    );
  });

  test('as many as you like under Portal, but in decks of sixty (R520)', () => {
    const axes = deckOf(card('Lava Axe', 5), card('Mountain', 55));
    expect(under(axes, 'portal')).toEqual([]);
    expect(under(axes, 'portal', 'tournament')).toEqual([
      { kind: 'tooManyCopies', card: 'Lava Axe', count: 5, allowed: 4, rule: 'R520' },
    ]);
  });

  test('a land that is not basic counts like everything else (R006)', () => {
    expect(under(deckOf(card('Terramorphic Expanse', 5), card('Forest', 60)), 'm11')).toMatchObject([
      { kind: 'tooManyCopies', card: 'Terramorphic Expanse' },
    ]);
  });

  test.each(['tenth', 'm11'] as const)('Relentless Rats lift their own limit under %s (R006)', (rulebook) => {
    const rats = deckOf(card('Relentless Rats', 20), card('Swamp', 40));
    expect(under(rats, rulebook)).toEqual([]);
    expect(
      under(deckOf(card('Relentless Rats', 20), card('Mass of Ghouls', 5), card('Swamp', 40)), rulebook),
    ).toMatchObject([{ kind: 'tooManyCopies', card: 'Mass of Ghouls' }]);
    expect(
      checkDeck(rats, { kind: 'format', format: 'Legacy' }).filter(({ kind }) => kind === 'tooManyCopies'),
    ).toEqual([]);
  });

  test('a deck of Rats made for another rulebook keeps all of them (R006)', () => {
    const adapted = adapt(deckOf(card('Relentless Rats', 20), card('Swamp', 40)), 'm11');
    expect(adapted.changes).toEqual([]);
  });

  test('there is no limit in Portal (R003)', () => {
    expect(under(deckOf(card('Lava Axe', 20), card('Mountain', 15)), 'portal')).toEqual([]);
  });
});

describe('the sideboard', () => {
  test('has exactly fifteen cards, or none (R471)', () => {
    const main = card('Forest', 60);
    expect(under(deckOf(main), 'm11')).toEqual([]);
    expect(under(deckOf(main, card('Island', 15, 'side')), 'm11')).toEqual([]);
    expect(under(deckOf(main, card('Island', 14, 'side')), 'm11')).toEqual([
      { kind: 'sideboardSize', count: 14, allowed: 15, rule: 'R471' },
    ]);
  });

  test('and deck together have four copies at most (R471)', () => {
    const deck = deckOf(
      ...[card('Lightning Bolt', 3), card('Mountain', 57)],
      ...[card('Lightning Bolt', 2, 'side'), card('Island', 13, 'side')],
    );
    expect(under(deck, 'm11')).toEqual([
      { kind: 'tooManyCopies', card: 'Lightning Bolt', count: 5, allowed: 4, rule: 'R471' },
    ]);
  });

  test('of opened packs is all that is not in the deck, as much as there is (R472)', () => {
    const deck = deckOf(card('Forest', 40), card('Lightning Bolt', 6, 'side'), card('Island', 31, 'side'));
    expect(under(deck, 'm11', 'limited')).toEqual([]);
  });
});

test('cards of another time, and cards that are none, are told each', () => {
  const deck = deckOf(card('Forest', 60), card('Augury Owl', 2), { ...card('No Such Card'), known: false });
  expect(under(deck, 'alpha').map(breachSentence)).toEqual([
    'No Such Card: no such card can be played here.',
    'Augury Owl is not of the rulebook’s time.',
  ]);
  expect(
    checkDeck(deck, { kind: 'rulebook', rulebook: 'alpha', allTimes: true }).map(({ kind }) => kind),
  ).toEqual(['unknown']);
});

describe('pools of a day (R475, U189)', () => {
  test.each([
    ['Standard', '2010-07-16', ['ALA', 'CON', 'ARB', 'M10', 'ZEN', 'WWK', 'ROE', 'M11']],
    ['Standard', '2010-07-15', ['ALA', 'CON', 'ARB', 'M10', 'ZEN', 'WWK', 'ROE']],
    ['Standard', '2007-08-01', ['RAV', 'GPT', 'DIS', 'CSP', 'TSP', 'PLC', 'FUT', '10E']],
    ['Block', '2010-07-16', ['ZEN', 'WWK', 'ROE']],
    ['Block', '2009-11-01', ['ZEN']],
    ['Block', '1997-07-01', ['MIR', 'VIS', 'WTH']],
    ['Block', '2008-08-01', ['LRW', 'MOR', 'SHM']],
    ['Vintage', '1994-01-01', ['LEA', 'LEB', '2ED', 'ARN']],
  ] as const)('%s on %s', (name, day, sets) => {
    expect(poolOn(name, day)).toEqual(sets);
  });

  test('Extended has seven blocks with the core sets since', () => {
    const pool = poolOn('Extended', '2010-07-16');
    expect(pool).toEqual(expect.arrayContaining(['MRD', 'CHK', '9ED', 'M11']));
    for (const set of ['ONS', '8ED', 'POR']) expect(pool).not.toContain(set);
  });

  test('Legacy and Vintage have all that was out, and nothing of a game on a screen', () => {
    const pool = poolOn('Legacy', '2010-07-16');
    expect(pool).toEqual(poolOn('Vintage', '2010-07-16'));
    expect(pool).toEqual(expect.arrayContaining(['LEA', 'POR', 'CHR', 'M11']));
    expect(pool).not.toContain('PAST');
    expect(poolOn('Legacy', '1993-01-01')).toEqual([]);
  });
});

describe('formats of play (R476)', () => {
  const withCard = (name: string, count = 1): Deck => deckOf(card(name, count), card('Forest', 60));
  const of = (deck: Deck, format: string, day?: string) =>
    checkDeck(deck, { kind: 'format', format, ...(day === undefined ? {} : { day }) });

  test('a banned card may not be played, and the list has its date', () => {
    expect(of(withCard('Black Lotus'), 'Legacy')).toEqual([
      { kind: 'banned', card: 'Black Lotus', count: 1, allowed: 0, rule: 'R476', date: '2010-07-16' },
    ]);
  });

  test('a restricted card may be played once', () => {
    expect(of(withCard('Black Lotus'), 'Vintage')).toEqual([]);
    expect(of(withCard('Black Lotus', 2), 'vintage').map(breachSentence)).toEqual([
      'Black Lotus is restricted to one copy; there are 2 (R476, list of July 16, 2010).',
    ]);
  });

  test('lists change: what counts is that of the day', () => {
    expect(playFormat('Vintage', '1994-02-01')?.date).toBe('1994-01-26');
    expect(playFormat('Vintage', '1997-12-01')?.restricted).not.toEqual(playFormat('Vintage')?.restricted);
  });

  test('a card of no set in the pool is outside, basic lands never', () => {
    expect(of(withCard('Lord of the Pit'), 'Standard')).toMatchObject([
      { kind: 'outOfPool', card: 'Lord of the Pit', rule: 'R475' },
    ]);
    expect(of(withCard('Lord of the Pit'), 'Standard', '2007-08-01')).toEqual([]);
  });

  test('every format has a name it is found by, and no other is', () => {
    expect(playFormatNames()).toEqual(
      expect.arrayContaining([
        'Standard',
        'Extended',
        'Block',
        'Legacy',
        'Vintage',
        'Urza Block',
        'Premodern',
      ]),
    );
    for (const name of playFormatNames()) expect(playFormat(name.toUpperCase())?.name).toBe(name);
    expect(playFormat('Kitchen Table')).toBeUndefined();
    expect(() => of(withCard('Forest'), 'Kitchen Table')).toThrow('no format of play called "Kitchen Table"');
  });
});

const asDeck = ({ list, name }: ReadyDeck): Deck => ({
  ...deckOf(...list.map(({ card: one, copies }) => card(one, copies))),
  name,
});

describe('ready decks', () => {
  const boxed = readyDecks().flatMap((deck) =>
    deck.rulebooks.map((rulebook) => [deck.name, rulebook, deck] as const),
  );

  test.each(boxed)('%s can be played as it is under %s (R480, U192)', (_, rulebook, deck) => {
    const breaches = under(asDeck(deck), rulebook);
    // As they were sold, and as the wizards of 1997 had them, some are smaller than a deck of one's own has to be.
    expect(
      breaches.filter(({ kind }) => !(deck.group !== 'ours' && ['tooFew', 'tooManyCopies'].includes(kind))),
    ).toEqual([]);
  });
});

describe('a deck for another rulebook', () => {
  const fits = (deck: Deck, rulebook: Rulebook): void => {
    expect(under(deck, rulebook)).toEqual([]);
  };

  test('one that fits is left as it is', () => {
    const deck = asDeck(
      readyDecks().find(({ rulebooks, group }) => rulebooks.includes('m11') && group === 'ours') as ReadyDeck,
    );
    expect(adapt(deck, 'm11')).toEqual({ deck, changes: [] });
  });

  test.each(RULEBOOKS)('the decks of all books can be played under %s', (rulebook) => {
    for (const ready of readyDecks().filter(({ group }) => group === 'ours')) {
      const { deck, changes } = adapt(asDeck(ready), rulebook);
      fits(deck, rulebook);
      for (const { count, out, in: comes } of changes)
        expect([count > 0, out ?? comes]).toEqual([true, expect.any(String)]);
    }
  });

  test('a card out of time becomes one of the same colour and kind', () => {
    const { deck, changes } = adapt(deckOf(card('Serra Angel', 4), card('Plains', 36)), 'portal');
    expect(changes).toMatchObject([{ why: 'outOfTime', count: 4, out: 'Serra Angel' }]);
    const instead = changes[0]?.in ?? '';
    expect(faceNamed(instead, [])).toMatchObject({
      types: ['creature'],
      cost: expect.stringMatching(/^\{\d\}(?:\{W\})+$/) as string,
    });
    expect(listIn(deck, 'main')).toEqual({ [instead]: 4, Plains: 36 });
  });

  test('too many copies, a deck too small and a sideboard of a wrong size are mended', () => {
    const before = deckOf(card('Lightning Bolt', 9), card('Mountain', 20), card('Shatter', 3, 'side'));
    const { deck, changes } = adapt(before, 'm11');
    fits(deck, 'm11');
    expect([cardsIn(deck, 'main'), cardsIn(deck, 'side')]).toEqual([60, 15]);
    expect(new Set(changes.map(({ why }) => why))).toEqual(new Set(['copies', 'size', 'sideboard']));
  });

  test('what is no card goes, and its place is filled', () => {
    const { deck, changes } = adapt(
      deckOf({ ...card('No Such Card', 4), known: false }, card('Island', 36)),
      'fifth',
    );
    fits(deck, 'fifth');
    expect(changes[0]).toMatchObject({ why: 'unknown', count: 4, out: 'No Such Card' });
  });
});
