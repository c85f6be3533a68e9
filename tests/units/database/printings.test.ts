/** The printings in a real database file. */
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '../../../src-main/collection/database/database.ts';
import {
  fillPrintings,
  printingsInSet,
  printingsOfCard,
} from '../../../src-main/collection/printings/printings.ts';
import { SETS } from '../../../src-main/decks/sets.ts';
import { newDataFolder } from '../../support/database/data-folder.ts';

function openIn(folder: string): Database {
  const database = openDatabase(folder);
  onTestFinished(database.close);
  return database;
}

function filled(): Database {
  const database = openIn(newDataFolder());
  fillPrintings(database.write);
  return database;
}

test('a card has all its printings, with set, number, rarity and frame', () => {
  const printings = printingsOfCard(filled().read, 'Bog Wraith');
  expect(printings.map(({ set }) => set)).toEqual([
    ...['LEA', 'LEB', '2ED', '3ED', '4ED', '5ED', 'POR', 'S99', '6ED', '7ED', '8ED', '9ED', '10E', 'M10'],
  ]);
  expect(printings.at(0)).toEqual({
    card: 'Bog Wraith',
    set: 'LEA',
    number: '95',
    rarity: 'uncommon',
    frame: '1993',
  });
  expect(printings.find(({ set }) => set === 'POR')?.frame).toBe('1997');
  expect(printings.at(-1)?.frame).toBe('2003');
});

test('a set has all its cards, and so has each rarity of it', () => {
  const { read } = filled();
  const names = new Set(printingsInSet(read, 'M11').map(({ card }) => card));
  expect(names.size).toBe(SETS.find(({ code }) => code === 'M11')?.cards);
  expect(new Set(printingsInSet(read, 'M11', 'mythic').map(({ card }) => card)).size).toBe(15);
  expect(printingsInSet(read, 'no such set')).toEqual([]);
});

test('a card with several pictures in a set has a printing for each', () => {
  const forests = printingsInSet(filled().read, 'LEA', 'land').filter(({ card }) => card === 'Forest');
  expect(forests.map(({ number }) => number)).toEqual([...new Set(forests.map(({ number }) => number))]);
  expect(forests.length).toBe(2);
});

test('those of this version are left alone, and those of another are replaced', () => {
  const database = filled();
  const { write, read } = database;
  write.run("UPDATE printings SET rarity = 'odd' WHERE card = 'Bog Wraith'");
  fillPrintings(write);
  expect(printingsOfCard(read, 'Bog Wraith').every(({ rarity }) => (rarity as string) === 'odd')).toBe(true);
  write.run("UPDATE printings_version SET version = 'older'");
  fillPrintings(write);
  expect(printingsOfCard(read, 'Bog Wraith').every(({ rarity }) => rarity === 'uncommon')).toBe(true);
  expect(read.first('SELECT count(*) AS rows FROM printings_version')).toEqual({ rows: 1 });
});

test('they are there after the next start', () => {
  const folder = newDataFolder();
  const first = openDatabase(folder);
  fillPrintings(first.write);
  first.close();
  expect(printingsOfCard(openIn(folder).read, 'Bog Wraith').length).toBe(14);
});
