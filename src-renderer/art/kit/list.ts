/** The item at a place that is known to be inside the list; counts from the end when negative. */
export function nth<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index);
  if (item === undefined)
    throw new RangeError(`No item ${String(index)} in a list of ${String(items.length)}`);
  return item;
}

export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** For what stands on both sides of a middle. */
export const SIDES = [-1, 1] as const;
