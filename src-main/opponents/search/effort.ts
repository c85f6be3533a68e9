/** What a thought may still cost: replies tried on copies, and time where a clock was set. */
import type { Duel } from '../../engine/index.ts';
import type { Budget } from '../levels.ts';
import { priceOf, type TrialSearch } from '../judgement/trying.ts';

export interface Effort {
  nodesLeft: number;
  /** By the clock of this thread; without one, the nodes alone decide. */
  readonly deadline: number | undefined;
  /** Below so many nodes left, the clock counts. */
  readonly clockBelow: number;
}

/** Nodes that a thought has whatever the clock says: a machine that was busy elsewhere makes no fool of a wizard. */
const SURE = 60;

export const newEffort = ({ nodes, milliseconds }: Budget): Effort => ({
  nodesLeft: nodes,
  deadline: milliseconds === undefined ? undefined : performance.now() + milliseconds,
  clockBelow: nodes - SURE,
});

/** A share of what is left of both. */
function shareOfEffort({ nodesLeft, deadline, clockBelow }: Effort, share: number): Effort {
  const now = performance.now();
  return {
    nodesLeft: nodesLeft * share,
    deadline: deadline === undefined ? undefined : now + (deadline - now) * share,
    clockBelow: nodesLeft * share - Math.max(0, nodesLeft - clockBelow),
  };
}

/** What something found within a share, and the share paid for. */
export function within<Found>(effort: Effort, share: number, find: (part: Effort) => Found): Found {
  const part = shareOfEffort(effort, share);
  const before = part.nodesLeft;
  const found = find(part);
  effort.nodesLeft -= before - part.nodesLeft;
  return found;
}

export const isSpent = ({ nodesLeft, deadline, clockBelow }: Effort): boolean =>
  nodesLeft <= 0 || (deadline !== undefined && nodesLeft < clockBelow && performance.now() >= deadline);

export function spend(effort: Effort, duel: Duel): void {
  effort.nodesLeft -= priceOf(duel);
}

/** A search of the lower levels that ends with this effort, be it by nodes or by the clock. */
export function searchWithin(effort: Effort, search: TrialSearch): TrialSearch {
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
