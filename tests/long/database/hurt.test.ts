/** Two thousand ways to hurt what the program wrote; the same ones for the same seed. */
import { expect, test } from 'vitest';
import { hurtBytes, hurtPlayerFiles, hurtPreferences, hurtRows } from '../../support/hurt.ts';

const SEED = Number(process.env['HURT_SEED'] ?? 1_993);

test('rows, whatever stands in them', async () => {
  const hurt = await hurtRows(1_400, SEED);
  console.info(`${hurt} rows were hurt (seed ${SEED})`);
  expect(hurt).toBeGreaterThan(900);
});

test('player files, whatever they say', async () => {
  const taken = await hurtPlayerFiles(700, SEED);
  console.info(`700 player files were hurt, ${taken} of them taken over all the same (seed ${SEED})`);
  expect(taken).toBeLessThan(700);
});

test('B1: bytes of the database, whatever the disk does', async () => {
  await hurtBytes(300, SEED);
  console.info(`300 databases were hurt (seed ${SEED})`);
});

test('preferences, whatever they say', async () => {
  await hurtPreferences(200, SEED);
  console.info(`200 files of preferences were hurt (seed ${SEED})`);
});
