import { expect, test } from 'vitest';
import { killedAtWork } from '../../support/kills/kills.ts';

/** Others every time; a failure names the one that it fails with. `tests/long/life/kills.test.ts` has many more kills. */
const SEED = Math.floor(Math.random() * 1_000_000_000);

test('killed in the middle of duels and of all other work, the program has all that it told', async () => {
  await expect(killedAtWork(5, SEED)).resolves.toMatchObject({ kills: 5 });
});
