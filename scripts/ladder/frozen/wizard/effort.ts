/** What a thought may still cost: replies tried on copies. No clock is looked at, so that the same is always found. */
import type { Duel } from '../position.ts';
import type { Search } from '../judgement/trying.ts';

export interface Effort {
  nodesLeft: number;
}

/** What something found within a share, and the share paid for. */
export function within<Found>(effort: Effort, share: number, find: (part: Effort) => Found): Found {
  const part = { nodesLeft: effort.nodesLeft * share };
  const before = part.nodesLeft;
  const found = find(part);
  effort.nodesLeft -= before - part.nodesLeft;
  return found;
}

export const isSpent = ({ nodesLeft }: Effort): boolean => nodesLeft <= 0;

/** A table twice as full takes twice as long. */
const CROWD = 30;

export function spend(effort: Effort, duel: Duel): void {
  effort.nodesLeft -= 1 + duel.battlefield.length / CROWD;
}

/** A search of full judgement that ends with this effort. */
export function searchWithin(effort: Effort, search: Search): Search {
  let left = Math.min(search.left, effort.nodesLeft);
  return {
    ...search,
    get left() {
      return isSpent(effort) ? 0 : left;
    },
    set left(next: number) {
      effort.nodesLeft -= left - next;
      left = next;
    },
  };
}
