/** How sure a share is that was seen in a number of duels. */
export interface Interval {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

const Z_95 = 1.959964;

/** Wilson's interval of 95 %, which holds for few duels and for shares near all or nothing. */
export function wilson(won: number, of: number): Interval {
  if (of === 0) return { share: 0, least: 0, most: 1 };
  const share = won / of;
  const square = Z_95 ** 2;
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const half = (Z_95 / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  return { share, least: Math.max(0, middle - half), most: Math.min(1, middle + half) };
}
