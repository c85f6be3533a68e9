/** Trying replies on copies of a world: what follows is played to the next quiet moment, and looked at. */
import { PASS } from '../../../src-shared/duel/question.ts';
import { answer, clone, fallback, options, type Duel, type Reply, type Seat } from '../../engine/index.ts';
import { looksOf } from '../../engine/position.ts';
import { candidates } from './candidates.ts';
import { likelyBlocks } from './fight.ts';
import type { Temper } from '../../../src-shared/wizards.ts';
import { rescue } from './rescue.ts';
import { standing } from './standing.ts';
import { NO_LEANINGS } from './temper.ts';

/** What is left is counted in replies given, not in time, so that a thought can be repeated. */
export interface TrialSearch {
  readonly seat: Seat;
  left: number;
  /** One's own choices inside a text that are thought through, one inside the other. */
  readonly deepest: number;
  /** The replies worth trying for such a choice. */
  readonly list: (duel: Duel, seat: Seat) => readonly Reply[];
  /** How well the seat stands, in cards. */
  readonly judge: (duel: Duel, seat: Seat) => number;
  readonly temper: Temper;
}

/** Permanents that make a reply take twice as long. */
const CROWD = 30;
export const priceOf = (duel: Duel): number => 1 + duel.battlefield.length / CROWD;

const pay = (search: TrialSearch, duel: Duel): void => {
  search.left -= priceOf(duel);
};

const DEEPEST = 3;
const FURTHEST = 120;

export const newSearch = (
  seat: Seat,
  left: number,
  {
    deepest = DEEPEST,
    list = candidates,
    judge = standing,
    temper = NO_LEANINGS,
  }: Partial<Pick<TrialSearch, 'deepest' | 'list' | 'judge' | 'temper'>> = {},
): TrialSearch => ({ seat, left, deepest, list, judge, temper });

/** A part of what is left, to be spent alone; it ends as well when the whole is stopped by a clock. */
export function shareOf(search: TrialSearch, parts: number): TrialSearch {
  let left = Math.floor(search.left / Math.max(1, parts));
  return {
    ...search,
    get left() {
      return search.left <= 0 ? 0 : left;
    },
    set left(next: number) {
      left = next;
    },
  };
}

/** How one stands after this reply; undefined when it is refused or there is no time left to try it. */
export function worthOfReply(search: TrialSearch, duel: Duel, reply: Reply, depth = 0): number | undefined {
  if (search.left <= 0) return undefined;
  pay(search, duel);
  const tried = clone(duel);
  return answer(tried, reply) ? undefined : worthAhead(search, tried, depth);
}

/** The best of these, the first of equals. */
export function bestOf(
  search: TrialSearch,
  duel: Duel,
  replies: readonly Reply[],
  depth = 0,
): { readonly reply: Reply; readonly worth: number } | undefined {
  let best: { readonly reply: Reply; readonly worth: number } | undefined;
  for (const reply of replies) {
    const worth = worthOfReply(search, duel, reply, depth);
    if (worth !== undefined && (!best || worth > best.worth)) best = { reply, worth };
  }
  return best;
}

/** Changes the duel: it must be a copy. */
function worthAhead(search: TrialSearch, duel: Duel, depth: number): number {
  for (let step = 0; step < FURTHEST && !isQuiet(duel); step++) {
    if (depth < search.deepest && isOwnChoice(duel, search.seat)) {
      const best = bestOf(search, duel, search.list(duel, search.seat), depth + 1);
      if (best) return best.worth;
    }
    pay(search, duel);
    if (answer(duel, unthinking(duel)) && answer(duel, fallback(duel))) break;
  }
  const now = search.judge(duel, search.seat);
  const next =
    depth < search.deepest ? bestOf(search, duel, waysToSpend(duel, search.seat), depth + 1) : undefined;
  return Math.max(now, next?.worth ?? now);
}

/** Mana in the pool is worth what can be cast with it. */
function waysToSpend(duel: Duel, seat: Seat): Reply[] {
  if (duel.question?.for !== seat || !(duel.pools[seat] ?? []).some((part) => part > 0)) return [];
  const offered = options(duel);
  const acts = offered?.kind === 'act' ? offered.acts : [];
  return acts.filter(({ kind }) => kind === 'cast').map((act): Reply => ({ kind: 'act', act }));
}

/** Nothing waits, nobody fights, and whoever has the word is free. */
export function isQuiet(duel: Duel): boolean {
  const { question } = duel;
  if (duel.result || !question) return true;
  if (duel.chain.length > 0 || duel.combat || duel.duties.length > 0) return false;
  return question.kind === 'attack' || (question.kind === 'act' && isOpenWindow(duel));
}

export function isOpenWindow(duel: Duel): boolean {
  const window = duel.frames[duel.frames.length - 1];
  return window?.kind === 'window' && window.speed === 'open';
}

function isOwnChoice(duel: Duel, seat: Seat): boolean {
  const { question } = duel;
  if (question?.seat !== seat) return false;
  if (question.kind === 'assign') return dividesTheirs(duel, seat);
  return !['act', 'attack', 'block', 'keep', 'start', 'mana'].includes(question.kind);
}

/** With a band one says what the damage of the other side's creatures goes to. */
function dividesTheirs(duel: Duel, seat: Seat): boolean {
  const offered = options(duel);
  return offered?.kind === 'assign' && looksOf(duel, offered.division.card).controller !== seat;
}

/** Everybody lets things happen, but blocks, and does not let a creature die that can be saved. */
export const unthinking = (duel: Duel): Reply =>
  duel.question?.kind === 'block' ? { kind: 'block', blocks: likelyBlocks(duel) } : letBe(duel);

export function letBe(duel: Duel): Reply {
  if (duel.question?.kind !== 'act') return fallback(duel);
  const saving = rescue(duel);
  return saving ? { kind: 'act', act: saving } : PASS;
}
