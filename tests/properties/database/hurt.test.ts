/** A little of what tests/long/database/hurt.test.ts does for hours. */
import { expect, test } from 'vitest';
import { hurtBytes, hurtPlayerFiles, hurtPreferences, hurtRows } from '../../support/hurt.ts';

const SEED = 20_261_120;

test('whatever stands in a row, every room can be entered, and whoever stands by keeps all', async () => {
  expect(await hurtRows(30, SEED)).toBeGreaterThan(15);
});

test('whatever a player file says, it is taken over whole or refused, and nobody else notices', async () => {
  expect(await hurtPlayerFiles(15, SEED)).toBeLessThan(15);
});

test('B1: whatever the disk does to the database, the program starts, and every room can be entered', async () => {
  await hurtBytes(15, SEED);
});

test('whatever stands in the file of the preferences, every room can be entered', async () => {
  await hurtPreferences(8, SEED);
});
