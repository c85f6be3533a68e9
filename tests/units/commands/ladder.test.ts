/** `npm run ladder` says who plays. */
import { expect, test } from 'vitest';
import { MINDS } from '../../../src-shared/duels.ts';
import { called } from '../../support/called.ts';

test('ladder names those who play, and those among them that never change', async () => {
  const { code, stdout } = await called('scripts/ladder/ladder.ts', ['--help']);
  expect(code).toBe(0);
  for (const name of [...MINDS, 'card-a-turn', 'frozen-wizard']) expect(stdout).toContain(name);
});
