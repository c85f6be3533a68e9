/** All chance of a duel: drawn from the state inside it, or fixed in advance. */
import type { Duel } from './duel.ts';

/** A whole number from 0 to `below` - 1. */
export function rollBelow(duel: Duel, below: number): number {
  const state = (duel.chance.state + 0x6d2b79f5) | 0;
  duel.chance = { ...duel.chance, state };
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
}

function nextFixed(duel: Duel): string | number | undefined {
  return duel.setup.fixedChance?.[duel.chance.used];
}

function useFixed(duel: Duel): void {
  duel.chance = { ...duel.chance, used: duel.chance.used + 1 };
}

export function flipCoin(duel: Duel): 'heads' | 'tails' {
  const fixed = nextFixed(duel);
  if (fixed === 'heads' || fixed === 'tails') {
    useFixed(duel);
    return fixed;
  }
  return rollBelow(duel, 2) === 0 ? 'heads' : 'tails';
}

/** One of these by chance; `nameOf` lets a fixed result name it. */
export function pickByChance<Item>(
  duel: Duel,
  items: readonly Item[],
  nameOf: (item: Item) => string | number,
): Item {
  const fixed = nextFixed(duel);
  const named = fixed === undefined ? undefined : items.find((item) => nameOf(item) === fixed);
  if (named !== undefined) {
    useFixed(duel);
    return named;
  }
  const picked = items[rollBelow(duel, items.length)];
  if (picked === undefined) throw new Error('Nothing can be picked from an empty list.');
  return picked;
}

export function shuffled<Item>(duel: Duel, items: readonly Item[]): Item[] {
  const order = items.slice();
  for (let last = order.length - 1; last > 0; last--) {
    const other = rollBelow(duel, last + 1);
    const held = order[last] as Item;
    order[last] = order[other] as Item;
    order[other] = held;
  }
  return order;
}

/** In an order by chance; fixed results name them one after the other. */
export function shuffledByName<Item>(
  duel: Duel,
  items: readonly Item[],
  nameOf: (item: Item) => string | number,
): Item[] {
  const left = items.slice();
  const order: Item[] = [];
  while (left.length > 0) {
    const item = pickByChance(duel, left, nameOf);
    order.push(item);
    left.splice(left.indexOf(item), 1);
  }
  return order;
}
