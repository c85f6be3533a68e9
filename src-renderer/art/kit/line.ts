import type { Outline, Point } from './outline.ts';

/** An open line from point to point, to be stroked. */
export function line(...points: readonly Point[]): Outline {
  return points.map(([x, y], index) => ({ kind: index === 0 ? 'move' : 'line', x, y }));
}
