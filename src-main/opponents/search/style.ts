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
  /** The chance to win by which another line must be better than the one that stands. */
  readonly noticeable: number;
  /** And how often the spread of that chance: what a glance plays on to is not quite what would happen. */
  readonly sureness: number;
  /** Turns that are played on beyond the opponent's next. */
  readonly turns: number;
}

type Speakers = Timing['speakers'];

const SORCERER: Style = {
  ...{ care: 'plain', deepest: 2, hunting: 0.3 },
  ...{ most: 3, wide: 5, worlds: 4, noticeable: 0.02, sureness: 2, turns: 0 },
};
const WIZARD: Style = {
  ...{ care: 'full', deepest: 3, hunting: 0.3 },
  ...{ most: 8, wide: 8, worlds: 24, noticeable: 0.03, sureness: 3.5, turns: 0 },
};

/** By who is given the word: where few answer, full judgement is seldom wrong, and more can be foreseen. */
const SORCERERS: Readonly<Record<Speakers, Style>> = {
  everybody: SORCERER,
  active: { ...SORCERER, sureness: 3.5 },
};
const WIZARDS: Readonly<Record<Speakers, Style>> = { everybody: WIZARD, active: { ...WIZARD, turns: 2 } };

export const styleOf = (mind: MindName, speakers: Speakers): Style =>
  (mind === 'wizard' ? WIZARDS : SORCERERS)[speakers];
