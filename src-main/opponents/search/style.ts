/** How the two levels that look ahead differ. */
import type { MindName } from '../../../src-shared/duels.ts';
import type { Timing } from '../../engine/editions/policy.ts';

export interface Style {
  /** Whether what stands until something better is found comes of full judgement, or of a plainer one. */
  readonly care: 'full' | 'plain';
  /** Choices inside a text that are thought through for it, one inside the other. */
  readonly deepest: number;
  /** The share of the effort that goes into the hunt for a win in this turn. */
  readonly hunting: number;
  /** Lines that are played on, and how many ways there are to say one. */
  readonly most: number;
  readonly wide: number;
  /** Worlds at most. */
  readonly worlds: number;
  /** Turns that are played on beyond the opponent's next, by who is given the word: where few answer, more is foreseen. */
  readonly turns: Readonly<Record<Timing['speakers'], number>>;
}

const SORCERER: Style = {
  ...{ care: 'plain', deepest: 2, hunting: 0.3 },
  ...{ most: 3, wide: 5, worlds: 4, turns: { everybody: 0, active: 0 } },
};
const WIZARD: Style = {
  ...{ care: 'full', deepest: 3, hunting: 0.3 },
  ...{ most: 8, wide: 8, worlds: 24, turns: { everybody: 0, active: 2 } },
};

export const styleOf = (mind: MindName): Style => (mind === 'wizard' ? WIZARD : SORCERER);
