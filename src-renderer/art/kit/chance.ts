/** All chance of a picture comes from one seed: the same seed always paints the same picture. */
export interface Chance {
  /** At least 0, below 1. */
  next: () => number;
  between: (least: number, most: number) => number;
  /** A whole number; both ends may come. */
  whole: (least: number, most: number) => number;
  pick: <const Item>(items: readonly [Item, ...Item[]]) => Item;
  side: () => -1 | 1;
  /** From -1 to 1, near 0 most often. */
  centred: () => number;
}

/** FNV-1a with a final avalanche, so that names that differ in one letter give seeds that differ in half their bits. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export const chanceFrom = (seed: number): Chance => chanceOver(valuesFrom(seed));

/**
 * A chance of its own for strokes whose number depends on the room there is: whatever their number, what is chosen
 * after them stays the same at every size.
 */
export const forStrokes = (chance: Chance): Chance => chanceFrom(Math.floor(chance.next() * 0x1_0000_0000));

/** mulberry32: values of at least 0, below 1. */
export function valuesFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

export function chanceOver(next: () => number): Chance {
  const between = (least: number, most: number) => least + (most - least) * next();
  return {
    next,
    between,
    whole: (least, most) => least + Math.floor((most - least + 1) * next()),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    side: () => (next() < 0.5 ? -1 : 1),
    centred: () => (next() + next() + next() - 1.5) / 1.5,
  };
}
