/** Which column each row gets so that all together cost least. */

/** A price that nobody pays: this column is none for this row. Larger than all other prices together. */
export const NEVER = 1e13;
/** Leaving a row out is better than this. */
const BARRED = 100 * NEVER;
const NO_PRICES: readonly number[] = [];

/**
 * The Hungarian method. `prices` has a list of columns for each row; `without` is what it costs to leave a row out,
 * and is no less than NEVER. Returns a column for each row, or -1.
 */
export function assign(prices: readonly (readonly number[])[], without: readonly number[]): number[] {
  const rows = prices.length;
  const real = prices[0]?.length ?? 0;
  const columns = real + rows;
  const ofRow = new Float64Array(rows + 1);
  const ofColumn = new Float64Array(columns + 1);
  const holder = new Int32Array(columns + 1);
  const from = new Int32Array(columns + 1);
  const least = new Float64Array(columns + 1);
  const seen = new Uint8Array(columns + 1);

  for (let row = 1; row <= rows; row++) {
    holder[0] = row;
    least.fill(Infinity);
    seen.fill(0);
    let at = 0;
    do at = step(at);
    while (holder[at] !== 0);
    while (at !== 0) {
      const before = from[at] as number;
      holder[at] = holder[before] as number;
      at = before;
    }
  }

  /** One column further along the cheapest way to a free one. */
  function step(at: number): number {
    seen[at] = 1;
    const row = holder[at] as number;
    const own = prices[row - 1] ?? NO_PRICES;
    const leavingOut = without[row - 1] ?? NEVER;
    let shortest = Infinity;
    let next = 0;
    for (let column = 1; column <= columns; column++) {
      if (seen[column]) continue;
      const asked = column > real ? leavingOut : (own[column - 1] as number);
      const barred = column <= real && asked >= NEVER ? BARRED : asked;
      const price = barred - (ofRow[row] as number) - (ofColumn[column] as number);
      if (price < (least[column] as number)) {
        least[column] = price;
        from[column] = at;
      }
      if ((least[column] as number) < shortest) {
        shortest = least[column] as number;
        next = column;
      }
    }
    for (let column = 0; column <= columns; column++) {
      if (seen[column]) {
        const held = holder[column] as number;
        ofRow[held] = (ofRow[held] as number) + shortest;
        ofColumn[column] = (ofColumn[column] as number) - shortest;
      } else least[column] = (least[column] as number) - shortest;
    }
    return next;
  }

  const columnOf = Array.from({ length: rows }, () => -1);
  for (let column = 1; column <= real; column++) {
    const row = holder[column] as number;
    if (row > 0 && (prices[row - 1]?.[column - 1] ?? NEVER) < NEVER) columnOf[row - 1] = column - 1;
  }
  return columnOf;
}
