/** How the levels of the wizards differ: every figure in which they do, and nothing else. */
import type { MindName } from '../../src-shared/duels.ts';
import type { Duel } from '../engine/index.ts';
import { editionOf } from '../engine/editions/registry.ts';
import { ENOUGH } from './judgement/gains.ts';

export interface Budget {
  /** Replies that may be tried on copies: what makes a decision repeatable. */
  readonly nodes: number;
  /** A safety stop for slow machines; absent: none. */
  readonly milliseconds?: number;
}

interface ByChance {
  readonly plays: 'byChance';
  /** Times it thinks again before it lets a moment go by. */
  readonly secondThoughts: number;
}

/** Of so many moments a level dreams through some, or waits at them. */
export const A_HUNDRED = 100;

/** A beginner, who errs. */
interface ByTaste {
  readonly plays: 'byTaste';
  /** Choices inside a text that are thought through, one inside the other, and the replies it thinks of for one. */
  readonly deepest: number;
  readonly replies: number;
  /** Acts that it tries, and what one must gain, in cards. */
  readonly acts: number;
  readonly enough: number;
  /** One chance in so many to act in the others' turn is taken. */
  readonly noticesOneIn: number;
  /** So many moments of a hundred pass with cards left in the hand that could have been cast. */
  readonly dreams: number;
  /** One moment in so many the land in the hand is overlooked, */
  readonly forgetsLandOneIn: number;
  /** one block in so many is not seen, */
  readonly missesBlockOneIn: number;
  /** and one in so many who could attack safely is kept at home. */
  readonly staysOneIn: number;
  /** Of so many creatures so many attack although they should not, with the shyest and with the boldest. */
  readonly rash: { readonly of: number; readonly shy: number; readonly bold: number };
}

/** Good sense without a plan. */
interface Unplanned {
  readonly plays: 'unplanned';
  readonly deepest: number;
  readonly enough: number;
  /** Without a plan for its mana it waits for something better, at so many moments of a hundred. */
  readonly waits: number;
}

export interface LookingAhead {
  readonly plays: 'ahead';
  /** What stands until something better is found comes of full judgement, or of a plainer one. */
  readonly care: 'full' | 'plain';
  /** Of the plainer one: one moment in so many the mana is kept back for an answer; 0: never. */
  readonly keepsManaOneIn: number;
  readonly deepest: number;
  /** The share of the effort that goes into the hunt for a win in this turn. */
  readonly hunting: number;
  /** Lines that are played on, and how many ways there are to say one. */
  readonly lines: number;
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

type LevelWith<Figures> = Figures & {
  readonly nodes: number;
  /** What is otherwise where nobody answers in another's turn: less can be held back, and more be foreseen. */
  readonly unanswered?: Partial<Omit<Figures, 'plays'>>;
};

type Level = LevelWith<ByChance> | LevelWith<ByTaste> | LevelWith<Unplanned> | LevelWith<LookingAhead>;
export type WayOfPlaying = Level['plays'];
export type LevelPlaying<Plays extends WayOfPlaying> = Extract<Level, { readonly plays: Plays }>;

export const LEVELS = {
  random: { plays: 'byChance', nodes: 0, secondThoughts: 2 },
  apprentice: {
    plays: 'byTaste',
    nodes: 90,
    deepest: 1,
    replies: 3,
    acts: 3,
    enough: 0.05,
    noticesOneIn: 3,
    dreams: 70,
    forgetsLandOneIn: 3,
    missesBlockOneIn: 2,
    staysOneIn: 4,
    rash: { of: 30, shy: 8, bold: 12 },
    unanswered: { dreams: 50 },
  },
  magician: {
    plays: 'unplanned',
    nodes: 600,
    deepest: 1,
    enough: ENOUGH,
    waits: 69,
    unanswered: { waits: 50 },
  },
  sorcerer: {
    plays: 'ahead',
    nodes: 250,
    care: 'plain',
    keepsManaOneIn: 3,
    deepest: 2,
    hunting: 0.3,
    lines: 3,
    wide: 5,
    worlds: 4,
    noticeable: 0.02,
    sureness: 2,
    turns: 0,
    unanswered: { keepsManaOneIn: 0, sureness: 3.5 },
  },
  wizard: {
    plays: 'ahead',
    nodes: 20_000,
    care: 'full',
    keepsManaOneIn: 0,
    deepest: 3,
    hunting: 0.3,
    lines: 8,
    wide: 8,
    worlds: 24,
    noticeable: 0.03,
    sureness: 3.5,
    turns: 0,
    unanswered: { turns: 2 },
  },
} as const satisfies Readonly<Record<MindName, Level>>;

/** The level as it plays under this duel's rulebook. */
export function levelIn(duel: Duel, mind: MindName): Level {
  const level: Level = LEVELS[mind];
  return othersMayAnswer(duel) ? level : { ...level, ...level.unanswered };
}

const othersMayAnswer = (duel: Duel): boolean => editionOf(duel).timing.speakers === 'everybody';

/** The lower levels are done before anybody looks at the clock. */
export const looksAhead = (mind: MindName): boolean => LEVELS[mind].plays === 'ahead';

export function budgetOf(mind: MindName, seconds?: number): Budget {
  const { nodes } = LEVELS[mind];
  return seconds === undefined || !looksAhead(mind) ? { nodes } : { nodes, milliseconds: seconds * 1000 };
}
