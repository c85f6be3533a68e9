/** What this machine does with plain arithmetic at this moment: the yardstick that stands beside every figure. */

const ROUNDS = 20_000;

/** The machine that `scaled` speaks of does so many million rounds a second. */
export const USUAL_REFERENCE = 700;

/** Milliseconds. A processor that was idle, and code that was never run, need about a second to reach their speed. */
const WARM_UP = 1_000;
const TIMED = 500;

/** Two numbers that change with every round, so that none can be left out. */
type ReferenceState = Int32Array<ArrayBuffer>;

export function newReferenceState(): ReferenceState {
  return Int32Array.of(1, 0);
}

/**
 * 20,000 rounds of a small generator of numbers and their sum. Never to be changed: old figures stand beside it. Taken
 * out of the array by destructuring, the two numbers made it three times slower.
 */
export function runReference(state: ReferenceState): void {
  let x = state[0] as number;
  let s = state[1] as number;
  for (let round = 0; round < ROUNDS; round++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    s = (s + Math.imul(x, -1640531535)) | 0;
  }
  state[0] = x;
  state[1] = s;
}

/** In millions of rounds a second. */
export function measureReference(): number {
  const state = newReferenceState();
  callFor(WARM_UP, state);
  const { calls, milliseconds } = callFor(TIMED, state);
  return (calls * ROUNDS) / (milliseconds * 1_000);
}

function callFor(limit: number, state: ReferenceState): { calls: number; milliseconds: number } {
  const begun = performance.now();
  let milliseconds = 0;
  let calls = 0;
  while (milliseconds < limit) {
    runReference(state);
    calls += 1;
    milliseconds = performance.now() - begun;
  }
  return { calls, milliseconds };
}
