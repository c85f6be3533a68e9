import { describe, test } from 'vitest';
import { killedWhileDuelling } from '../../support/duels-killed.ts';

/** Moments by chance, one in each of as many parts of the time. */
const MOMENTS = Array.from({ length: 10 }, (_, part) => Math.round(((part + Math.random()) * 1_500) / 10));

describe.each(['m11', 'fifth'] as const)('a duel under %s', (rulebook) => {
  test.each(MOMENTS)(
    'goes on at the last decision seen after the program was killed (%i ms)',
    (milliseconds) => killedWhileDuelling(milliseconds, rulebook),
  );
});
