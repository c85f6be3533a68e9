/**
 * Plays a puzzle: the mind for the seat that is to find it, and for every other seat all that might hinder it, one
 * after the other, the most likely first.
 */
import {
  answer,
  clone,
  fallback,
  hash,
  newDuel,
  options,
  type Duel,
  type DuelEvent,
  type Options,
  type Reply,
  type Seat,
  type Setup,
} from '../../src-main/engine/index.ts';
import { completedAttack } from '../../src-main/engine/position.ts';
import type { Budget } from '../../src-main/opponents/levels.ts';
import { blockPlans } from '../../src-main/opponents/combat/blocking.ts';
import { candidates } from '../../src-main/opponents/judgement/candidates.ts';
import { think } from '../../src-main/opponents/minds.ts';
import { actsWorthTrying, unlike as eachOnce } from '../../src-main/opponents/search/lines.ts';
import { thoughtOf } from '../../src-main/opponents/thought.ts';
import type { MindName } from '../../src-shared/duels.ts';
import type { Names } from '../scenario/names.ts';
import { NOTHING_SEEN, seenAfter, verdictOn, type Clause, type Seen } from './goal.ts';
import { PASS } from '../../src-shared/duel/question.ts';

interface Attempt {
  readonly goal: readonly Clause[];
  readonly solver: Seat;
  readonly mind: MindName;
  readonly budget: Budget;
  readonly names: Names;
  readonly print?: ((line: string) => void) | undefined;
}

/** Replies of one duel, and defences that are tried. */
const MOST_REPLIES = 400;
const MOST_DEFENCES = 24;
const MOST_AT_ONE_QUESTION = 8;

interface Open {
  readonly duel: Duel;
  readonly seen: Seen;
  readonly replies: number;
  /** What the others did so far, for the one who reads of a failure. */
  readonly told: readonly string[];
}

/** Why the goal was not reached; nothing where it was, against every defence. */
export function solve(setup: Setup, attempt: Attempt): string | undefined {
  const waiting: Open[] = [{ duel: begun(setup), seen: NOTHING_SEEN, replies: 0, told: [] }];
  const thoughts = new Map<string, Reply>();
  let defences = 0;
  while (waiting.length > 0 && defences < MOST_DEFENCES) {
    const failure = playOut(waiting.pop() as Open, waiting, attempt, thoughts);
    if (failure !== undefined) return failure;
    defences++;
  }
  return undefined;
}

/** Nobody is asked where there is nothing to do. */
function begun(setup: Setup): Duel {
  return newDuel({ ...setup, seats: setup.seats.map((seat) => ({ ...seat, attentive: false })) });
}

function playOut(
  open: Open,
  waiting: Open[],
  attempt: Attempt,
  thoughts: Map<string, Reply>,
): string | undefined {
  const { goal, solver, names } = attempt;
  const isAboutBlocks = goal.some(({ kind }) => kind === 'blocks');
  let { duel, seen, replies, told } = open;
  for (; replies < MOST_REPLIES; replies++) {
    const verdict = verdictOn(goal, duel, seen, names);
    if (verdict === 'reached') return undefined;
    if (verdict === 'missed') return failureOf(told);
    if (!duel.question) return failureOf(told);
    const isOwn = duel.question.seat === solver;
    const [reply, ...others] = isOwn ? [replyOf(duel, attempt, thoughts)] : defencesAt(duel, isAboutBlocks);
    for (const other of others) {
      const tried = carriedOut({ duel, seen, replies, told }, other, attempt);
      if (tried) waiting.unshift(tried);
    }
    const next = carriedOut({ duel, seen, replies, told }, reply ?? fallback(duel), attempt);
    if (!next) throw new Error(`A reply was refused: ${JSON.stringify(reply)}`);
    ({ duel, seen, told } = next);
  }
  return 'it went on for ever';
}

const failureOf = (told: readonly string[]): string =>
  told.length === 0 ? 'the goal was missed' : `the goal was missed: ${told.join('; ')}`;

/** The same position is thought about once. */
function replyOf(duel: Duel, { solver, mind, budget }: Attempt, thoughts: Map<string, Reply>): Reply {
  const key = `${String(hash(duel))} ${String(duel.decisions)}`;
  const known = thoughts.get(key);
  if (known) return known;
  const reply = think(thoughtOf(duel, { mind, seat: solver, seed: 1, budget }));
  thoughts.set(key, reply);
  return reply;
}

function carriedOut(open: Open, reply: Reply, { names, print, solver }: Attempt): Open | undefined {
  const duel = clone(open.duel);
  const events: DuelEvent[] = [];
  if (answer(duel, reply, (event) => void events.push(event))) return undefined;
  const seat = open.duel.question?.seat ?? 0;
  const line = `${String(duel.turn.number)}.${open.duel.turn.step} ${names.seatName(seat)}: ${described(open.duel, reply, names)}`;
  if (seat === solver || !isPlain(reply)) print?.(line);
  return {
    duel,
    seen: seenAfter(open.seen, open.duel, reply, events, names),
    replies: open.replies + 1,
    told: isPlain(reply) ? open.told : [...open.told, line],
  };
}

const isPlain = (reply: Reply): boolean => reply.kind === 'act' && reply.act.kind === 'pass';

function described(duel: Duel, reply: Reply, names: Names): string {
  const called = (card: number): string => names.ofCard(duel, card);
  if (reply.kind === 'attack')
    return `attacks with ${reply.attackers.map(({ card }) => called(card)).join(', ') || 'nobody'}`;
  if (reply.kind === 'block')
    return (
      reply.blocks.map((one) => `${called(one.blocker)} blocks ${called(one.attacker)}`).join(', ') ||
      'does not block'
    );
  if (reply.kind === 'act' && 'card' in reply.act) return `${reply.act.kind} ${called(reply.act.card)}`;
  if (reply.kind === 'targets')
    return `aims at ${reply.targets.map((thing) => names.ofThing(duel, thing)).join(', ')}`;
  return reply.kind === 'act' ? reply.act.kind : JSON.stringify(reply);
}

/** All that might hinder, the likeliest first; what is refused is passed over when it is tried. */
function defencesAt(duel: Duel, isAboutBlocks: boolean): readonly Reply[] {
  const offered = options(duel);
  const seat = duel.question?.seat ?? 0;
  const plain = think(thoughtOf(duel, { mind: 'magician', seat, seed: 1 }));
  switch (offered?.kind) {
    case 'act': {
      const acts = actsWorthTrying(duel).map((act): Reply => ({ kind: 'act', act }));
      return unlike([plain, PASS, ...acts]);
    }
    case 'block':
      return unlike([plain, ...blockPlans(duel, offered, plain)]);
    case 'attack':
      return isAboutBlocks ? [everybody(duel, offered)] : unlike([plain, everybody(duel, offered)]);
    default:
      return unlike([plain, ...candidates(duel, seat)]);
  }
}

function everybody(duel: Duel, { attackers }: Extract<Options, { kind: 'attack' }>): Reply {
  const sent = attackers.flatMap(({ card, goals }) => (goals[0] ? [{ card, ...goals[0], band: -1 }] : []));
  return { kind: 'attack', attackers: completedAttack(duel, sent) ?? [] };
}

const unlike = (replies: readonly Reply[]): readonly Reply[] =>
  eachOnce(replies).slice(0, MOST_AT_ONE_QUESTION);
