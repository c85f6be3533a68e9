/** How thick a pile looks. */

const CARDS_AN_EDGE = 7;
/** More would not be told apart. */
const MOST_EDGES = 9;

/** Edges under the top card: one for about seven cards, and one as soon as there is a second card. */
export function edgesOf(count: number): number {
  if (count < 2) return 0;
  return Math.min(MOST_EDGES, Math.max(1, Math.round(count / CARDS_AN_EDGE)));
}
