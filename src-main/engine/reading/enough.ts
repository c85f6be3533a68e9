/** Whether there is enough mana for a cost, without saying which: asked far more often than anything is paid. */
import type { ManaAmount } from '../language/mana.ts';

/** So many sources of one mana each, of one of these kinds (a mask over MANA). */
export interface Kind {
  readonly mask: number;
  readonly count: number;
}

/**
 * Single mana against a cost. By Hall's theorem the symbols can be paid when no set of kinds is asked for more often
 * than there are sources for it; the rest is a matter of number.
 */
export function isEnough(
  kinds: readonly Kind[],
  pool: readonly number[],
  { symbols, generic }: ManaAmount,
): boolean {
  let have = 0;
  for (const units of pool) have += units;
  for (const { count } of kinds) have += count;
  if (have < symbols.length + generic) return false;
  if (symbols.length === 0) return true;
  for (const set of unionsOf(symbols)) {
    let asked = 0;
    for (const mask of symbols) if ((mask & ~set) === 0) asked += 1;
    if (sourcesIn(set, kinds, pool) < asked) return false;
  }
  return true;
}

function sourcesIn(set: number, kinds: readonly Kind[], pool: readonly number[]): number {
  let found = 0;
  for (const { mask, count } of kinds) if (mask & set) found += count;
  for (let place = 0; place < pool.length; place++) if (set & (1 << place)) found += pool[place] ?? 0;
  return found;
}

const unionsKept = new WeakMap<readonly number[], readonly number[]>();

/** Every set of kinds that some of the symbols together ask for. Most costs are those of cards, and asked for again. */
function unionsOf(symbols: readonly number[]): readonly number[] {
  let unions = unionsKept.get(symbols);
  if (!unions) {
    unions = findUnions(symbols);
    unionsKept.set(symbols, unions);
  }
  return unions;
}

function findUnions(symbols: readonly number[]): readonly number[] {
  const unions = new Set<number>();
  for (const mask of new Set(symbols)) {
    for (const union of [...unions]) unions.add(union | mask);
    unions.add(mask);
  }
  return [...unions];
}
