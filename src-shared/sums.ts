/** Sums of lists, and counts by name. */

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

export const sumOf = <Item>(items: readonly Item[], amountOf: (item: Item) => number): number =>
  items.reduce((all, item) => all + amountOf(item), 0);

export function addTo<Key>(counts: Map<Key, number>, key: Key, more = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}
