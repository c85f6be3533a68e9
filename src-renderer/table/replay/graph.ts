/** Chances as a line: from left to right through the duel, from below (no chance) to above (certain). */
import type { ChancePoint } from '../../../src-shared/replay.ts';

export const GRAPH = { width: 600, height: 140 } as const;

export const across = (place: number, end: number): number => (place / Math.max(1, end)) * GRAPH.width;
export const down = (chance: number): number => (1 - chance) * GRAPH.height;

/** A chance stays as it was until the next place that was judged. */
export function lineOf(points: readonly ChancePoint[], end: number): string {
  return points
    .map(({ place, chance }, at) => {
      const x = across(place, end).toFixed(1);
      const y = down(chance).toFixed(1);
      return at === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
}

/** How each turn began. */
export const turnsIn = (points: readonly ChancePoint[]): ChancePoint[] =>
  points.filter(({ turn }, at) => points[at - 1]?.turn !== turn);
