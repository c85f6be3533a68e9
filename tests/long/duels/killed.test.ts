import { describe, test } from 'vitest';
import { killedWhileDuelling } from '../../support/duels-killed.ts';

const MOMENTS = Array.from({ length: 100 }, (_, part) => Math.round(((part + Math.random()) * 4_000) / 100));

describe.each(['m11', 'fifth'] as const)('a duel under %s', (rulebook) => {
  test.each(MOMENTS)('outlives the program, killed after %i ms', (milliseconds) =>
    killedWhileDuelling(milliseconds, rulebook),
  );
});
