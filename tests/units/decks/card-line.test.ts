import { describe, expect, test } from 'vitest';
import { readDeckText } from '../../../src-main/decks/index.ts';
import { readCardLine } from '../../../src-main/decks/files/card-line.ts';
import { findName, nearNames } from '../../../src-main/decks/names/lookup.ts';
import { findingSentence } from '../../../src-shared/words/decks.ts';

const read = (line: string) => {
  const found = readCardLine(line, 'tags');
  return found.kind === 'card' ? found.card : found.kind;
};

test.each([
  ['4 Serra Angel', 4],
  ['4x Serra Angel', 4],
  ['4X Serra Angel', 4],
  ['x4 Serra Angel', 4],
  ['4 x Serra Angel', 4],
  ['[4] Serra Angel', 4],
  ['(4) Serra Angel', 4],
  ['Serra Angel x4', 4],
  ['Serra Angel', 1],
  ['9999 Serra Angel', 9999],
  ['- 2 Serra Angel', 2],
])('%j has %i', (line, count) => {
  expect(read(line)).toMatchObject({ name: 'Serra Angel', count });
});

test.each([
  '0 Serra Angel',
  '-1 Serra Angel',
  '1.5 Serra Angel',
  '10000 Serra Angel',
  '1/2 Serra Angel',
  'four Serra Angel',
  '½ Serra Angel',
])('%j has no count', (line) => {
  expect(read(line)).toBe('countRejected');
  const { deck, findings } = readDeckText(`${line}\n1 Plains\n`, '', { as: 'plain' });
  expect(deck.entries.map(({ name }) => name)).toEqual(['Plains']);
  expect(findings.map(findingSentence)).toEqual([
    `Line 1: “${line}” has no count from 1 to 9,999 and was left out.`,
  ]);
});

describe('what stands behind a name', () => {
  test.each([
    [
      '1 Counterspell (CMR) 632 *F* #blue #draw',
      { set: 'CMR', number: '632', foil: 'foil', tags: ['blue', 'draw'] },
    ],
    ['1 Sol Ring (PLST) CMR-472 *E*', { set: 'PLST', number: 'CMR-472', foil: 'etched' }],
    [
      '1x Birds of Paradise (m11) 165 *F* [Ramp{top}] ^Have,#37d67a^',
      { set: 'm11', number: '165', tags: ['Ramp'], fields: { label: 'Have,#37d67a' } },
    ],
    ['1x Plains (10e) 364 [Maybeboard{noDeck}{noPrice}]', { zone: 'maybe', set: '10e' }],
    ['1 Plains <extended> [SLD] (F)', { set: 'SLD', foil: 'foil', fields: { variant: 'extended' } }],
    ['SB: 2 [US] Mountain (3)', { zone: 'side', set: 'US', art: 3 }],
    ['1 Plains [7ED:*] [foil]', { set: '7ED', foil: 'foil' }],
    ['1 Ugin, the Ineffable (WAR) 2★', { name: 'Ugin, the Ineffable', number: '2★' }],
    ['1x Serra Angel *CMDR*', { zone: 'commander' }],
    ['1 Shock (Tenth Edition)', { set: '10E', tags: [] }],
    ['1 Shock [Portal]', { set: 'POR', tags: [] }],
    ['1 Shock (10E) [Portal]', { set: '10E', tags: ['Portal'] }],
    ['1 Shock (10E) 232 [Portal]', { set: '10E', number: '232', tags: ['Portal'] }],
  ])('%s', (line, wanted) => {
    expect(read(line)).toMatchObject(wanted);
  });

  test.each([
    "1 Erase (Not the Urza's Legacy One)",
    '1 B.F.M. (Big Furry Monster)',
    '1 Hazmat Suit (Used)',
    '1 Circle of Protection: Red',
    '1 Borrowing 100,000 Arrows',
    '1 Jötun Grunt',
    '1 Kongming, "Sleeping Dragon"',
    '1 +2 Mace',
    '1 Fire // Ice',
  ])('%s is a name and nothing else', (line) => {
    expect(read(line)).toMatchObject({ name: line.slice(2), tags: [], fields: {} });
  });
});

describe('names', () => {
  test.each([
    ['junun efreet', 'Junún Efreet'],
    ['WILL O THE WISP', "Will-o'-the-Wisp"],
    ['Will–o’–the–Wisp', "Will-o'-the-Wisp"],
    ['Manaflare', 'Mana Flare'],
    ['Æther Adept', 'Aether Adept'],
    ["Tawnos' Weaponry", "Tawnos's Weaponry"],
    ['A-Lightning Bolt', 'Lightning Bolt'],
    ['Lightning Bolt // Lightning Bolt', 'Lightning Bolt'],
  ])('%s is %s', (written, name) => {
    expect(findName(written)).toMatchObject({ name });
    expect(findName(written).kind).not.toBe('unknown');
  });

  test.each(['Fire/Ice', 'Fire / Ice', 'Fire /// Ice', 'Fire // Ice', 'Fire & Ice', 'Fire and Ice'])(
    '%s has two halves',
    (written) => {
      expect(findName(written)).toEqual({ kind: 'unknown', name: 'Fire // Ice' });
    },
  );

  test.each([
    ['Sera Angel', 'Serra Angel'],
    ['Serra Angell', 'Serra Angel'],
    ['Serra Amgel', 'Serra Angel'],
    ['Serra Agnel', 'Serra Angel'],
  ])('%s is offered %s, and not taken for it', (written, name) => {
    expect(nearNames(written)).toContain(name);
    const { deck, findings } = readDeckText(`2 ${written}\n`);
    expect(deck.entries).toMatchObject([{ name: written, known: false, count: 2 }]);
    expect(findings).toMatchObject([{ kind: 'unknownCard', line: 1, near: [name] }]);
  });

  test('what stands twice is added up', () => {
    expect(readDeckText('2 Plains\n1 Serra Angel\n3 plains\n').deck.entries).toMatchObject([
      { name: 'Plains', count: 5 },
      { name: 'Serra Angel', count: 1 },
    ]);
  });
});
