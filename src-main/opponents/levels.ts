/** How much each level may think. */
import type { MindName } from '../../src-shared/duels.ts';

export interface Budget {
  /** Replies that may be tried on copies: what makes a decision repeatable. */
  readonly nodes: number;
  /** A safety stop for slow machines; absent: none. */
  readonly milliseconds?: number;
}

const NODES: Readonly<Record<MindName, number>> = {
  random: 0,
  apprentice: 90,
  magician: 600,
  sorcerer: 250,
  wizard: 20_000,
};

/** The lower levels are done before anybody looks at the clock. */
export const looksAhead = (mind: MindName): boolean => mind === 'sorcerer' || mind === 'wizard';

export function budgetOf(mind: MindName, seconds?: number): Budget {
  const nodes = NODES[mind];
  return seconds === undefined || !looksAhead(mind) ? { nodes } : { nodes, milliseconds: seconds * 1000 };
}
