/** Chance that is drawn from a seed alone. */

/** A whole number from 0 to `below` - 1. */
export type Roll = (below: number) => number;

export function rollFrom(seed: number): Roll {
  let state = (seed ^ 0x9e3779b9) | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}
