/**
 * Finds a win in this turn: spells, abilities and attacks in order, against whatever blocks. The others are taken to
 * answer with blocks alone, for their hands are not known.
 */
import {
  answer,
  clone,
  fallback,
  options,
  type Duel,
  type Options,
  type Reply,
  type Seat,
} from '../../engine/index.ts';
import { completedAttack, opponentsOf, purseOf, looksOf } from '../../engine/position.ts';
import { blockPlans } from '../combat/blocking.ts';
import { attackAtAGlance } from '../combat/glance.ts';
import { candidates } from '../judgement/candidates.ts';
import { landsOf } from '../judgement/card.ts';
import { isCreature } from '../judgement/creature.ts';
import { isQuiet, letBe, unthinking } from '../judgement/trying.ts';
import { isSpent, spend, type Effort } from '../search/effort.ts';
import { actsWorthTrying, linesOf, unlike, type PlayLine } from '../search/lines.ts';
import { PASS } from '../../../src-shared/duel/question.ts';

interface Hunt {
  readonly effort: Effort;
  readonly seat: Seat;
  readonly turn: number;
}

const WIDTH = { each: 10, all: 24 };

/** Lines of one act that are followed up, own acts in one turn, and how often the second best is taken. */
const MOST_LINES = 5;
const DEEPEST = 9;
const MOST_DETOURS = 2;

/** The first step of a win in this turn, if one is found within the effort. */
export function lethalLine(effort: Effort, world: Duel, seat: Seat): readonly Reply[] | undefined {
  if (!isWithinReach(world, seat)) return undefined;
  const hunt: Hunt = { effort, seat, turn: world.turn.number };
  for (let detours = 0; detours <= MOST_DETOURS && !isSpent(effort); detours++)
    for (const line of stepsAt(hunt, world))
      if (isWon(hunt, clone(line.after), detours, DEEPEST)) return line.replies;
  return undefined;
}

/** What might come together at the very most: a glance, so that hopeless turns cost nothing. */
function isWithinReach(world: Duel, seat: Seat): boolean {
  if (!world.turn.active.includes(seat)) return false;
  const power = world.battlefield.reduce((sum, card) => sum + powerFor(world, seat, card), 0);
  const mana = landsOf(world, seat).filter((land) => !world.board[land]?.tapped).length;
  const hand = world.hands[seat]?.length ?? 0;
  const borrowed = hand > 0 ? strongestOfTheirs(world, seat) : 0;
  const most = 2 * power + borrowed + (hand > 0 || power > 0 ? 3 * mana : 0);
  return opponentsOf(world, seat).some((other) => purseOf(world, other).life <= Math.max(most, 1 + hand * 3));
}

function powerFor(world: Duel, seat: Seat, card: number): number {
  const looks = looksOf(world, card);
  return looks.controller === seat && isCreature(looks) ? Math.max(0, looks.power) : 0;
}

const strongestOfTheirs = (world: Duel, seat: Seat): number =>
  Math.max(
    0,
    ...world.battlefield.map((card) => {
      const looks = looksOf(world, card);
      return looks.controller !== seat && isCreature(looks) ? looks.power : 0;
    }),
  );

const hasWon = ({ result }: Duel, seat: Seat): boolean =>
  result?.kind === 'won' && result.seats.includes(seat);

/** Changes the duel: it must be a copy. */
function isWon(hunt: Hunt, duel: Duel, detours: number, depth: number): boolean {
  for (;;) {
    if (duel.result) return hasWon(duel, hunt.seat);
    if (duel.turn.number !== hunt.turn || isSpent(hunt.effort) || !duel.question) return false;
    if (duel.question.kind === 'block' && duel.question.seat !== hunt.seat)
      return isWonAgainstBlocks(hunt, duel, detours, depth);
    if (duel.question.seat === hunt.seat && isChoice(duel)) break;
    spend(hunt.effort, duel);
    if (answer(duel, letBe(duel)) && answer(duel, fallback(duel))) return false;
  }
  if (depth === 0) return false;
  return stepsAt(hunt, duel).some(
    (line, place) =>
      detours >= costOf(place) &&
      isWon(hunt, clone(line.after), detours - costOf(place), depth - (isPass(line) ? 0 : 1)),
  );
}

const isPass = ({ replies: [reply] }: PlayLine): boolean =>
  reply?.kind === 'act' && reply.act.kind === 'pass';

/** Doing the best and letting be are free; anything else is a detour. */
const costOf = (place: number): number => (place < 2 ? 0 : 1);

const isChoice = ({ question }: Duel): boolean =>
  question !== undefined && !['mana', 'order', 'lineUp', 'start', 'keep'].includes(question.kind);

/** Every block must lose. */
function isWonAgainstBlocks(hunt: Hunt, duel: Duel, detours: number, depth: number): boolean {
  const offered = options(duel);
  if (offered?.kind !== 'block') return false;
  let tried = 0;
  for (const block of unlike([...blockPlans(duel, offered, undefined), ...twoAtOnce(offered)])) {
    const blocked = clone(duel);
    spend(hunt.effort, blocked);
    if (answer(blocked, block)) continue;
    tried++;
    if (!isWon(hunt, blocked, detours, depth)) return false;
  }
  return tried > 0;
}

/** Each blocker before an attacker of its own, begun from every attacker. */
function twoAtOnce({ blockers }: Extract<Options, { kind: 'block' }>): Reply[] {
  const attackers = [...new Set(blockers.flatMap((one) => one.attackers))];
  return attackers.map((_, shift) => {
    const taken = new Set<number>();
    const order = [...attackers.slice(shift), ...attackers.slice(0, shift)];
    const blocks = blockers.flatMap(({ card, attackers: able }) => {
      const attacker = order.find((one) => able.includes(one) && !taken.has(one));
      if (attacker === undefined) return [];
      taken.add(attacker);
      return [{ blocker: card, attacker }];
    });
    return { kind: 'block', blocks };
  });
}

/** What to try at an own question, the most promising first. */
function stepsAt(hunt: Hunt, duel: Duel): PlayLine[] {
  const offered = options(duel);
  if (!offered) return [];
  if (offered.kind === 'attack') return single(hunt, duel, attacks(duel, offered));
  if (offered.kind !== 'act') return single(hunt, duel, candidates(duel, hunt.seat));
  const acts = actsWorthTrying(duel).flatMap((act) =>
    linesOf(hunt.effort, duel, hunt.seat, { kind: 'act', act }, WIDTH),
  );
  const pass = linesOf(hunt.effort, duel, hunt.seat, PASS, WIDTH);
  const ranked = acts
    .map((line) => ({ line, left: leftAfter(hunt, line) }))
    .sort((one, other) => one.left - other.left)
    .slice(0, MOST_LINES)
    .map(({ line }) => line);
  const [first, ...others] = ranked;
  return [...(first ? [first] : []), ...pass, ...others];
}

function single(hunt: Hunt, duel: Duel, replies: readonly Reply[]): PlayLine[] {
  return replies.flatMap((reply) => {
    const after = clone(duel);
    spend(hunt.effort, after);
    return answer(after, reply) ? [] : [{ replies: [reply], after }];
  });
}

function attacks(duel: Duel, offered: Extract<Options, { kind: 'attack' }>): Reply[] {
  const all = offered.attackers.flatMap(({ card, goals }) => {
    const goal = goals.find(({ walker }) => walker < 0) ?? goals[0];
    return goal ? [{ card, ...goal, band: -1 }] : [];
  });
  return [all, attackAtAGlance(duel, offered), []].flatMap((set): Reply[] => {
    const attackers = completedAttack(duel, set);
    return attackers ? [{ kind: 'attack', attackers }] : [];
  });
}

const MOST_STEPS = 30;
const A_BLOCKER = 2;

/** What the others have left when this is done: life, and creatures that could block; less of one's own reach. */
function leftAfter({ effort, seat }: Hunt, { after }: PlayLine): number {
  const duel = clone(after);
  for (let step = 0; step < MOST_STEPS && !isQuiet(duel) && duel.question; step++) {
    spend(effort, duel);
    if (answer(duel, unthinking(duel)) && answer(duel, fallback(duel))) break;
  }
  if (hasWon(duel, seat)) return -1000;
  const life = opponentsOf(duel, seat).reduce((sum, other) => sum + purseOf(duel, other).life, 0);
  return duel.battlefield.reduce((sum, card) => {
    const looks = looksOf(duel, card);
    if (!isCreature(looks)) return sum;
    if (looks.controller === seat) return sum - Math.max(0, looks.power);
    return duel.board[card]?.tapped ? sum : sum + A_BLOCKER;
  }, life);
}
