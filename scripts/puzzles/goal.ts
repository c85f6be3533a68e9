/** What a puzzle asks for, read from its `goal:` line, and whether a line of play reached it. See tests/puzzles/README.md. */
import type { Duel, DuelEvent, Reply, Seat } from '../../src-main/engine/index.ts';
import { looksOf } from '../../src-main/engine/position.ts';
import type { Names } from '../scenario/names.ts';

/** One clause; several are joined by "and". */
export type Clause =
  | { readonly kind: 'wins'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'lives'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'holds'; readonly seat: Seat; readonly card: string; readonly turn: number }
  | {
      readonly kind: 'inPlay';
      readonly seat: Seat;
      readonly card: string;
      readonly turn: number;
      readonly there: boolean;
    }
  | { readonly kind: 'allowsNo'; readonly seat: Seat; readonly card: string; readonly turn: number }
  | { readonly kind: 'attacks'; readonly seat: Seat; readonly exactly: readonly string[] }
  | { readonly kind: 'staysHome'; readonly seat: Seat; readonly card: string }
  | {
      readonly kind: 'blocks';
      readonly seat: Seat;
      readonly attacker: string;
      readonly blockers: readonly string[];
    }
  | {
      readonly kind: 'casts';
      readonly seat: Seat;
      readonly card: string;
      readonly turn: number;
      readonly does: boolean;
    };

/** What a line of play has shown so far. */
export interface Seen {
  readonly casts: readonly { readonly seat: Seat; readonly card: string; readonly turn: number }[];
  /** The first declaration of each kind, by seat: names. */
  readonly attack?: { readonly seat: Seat; readonly names: readonly string[] };
  readonly block?: {
    readonly seat: Seat;
    readonly pairs: readonly (readonly [attacker: string, blocker: string])[];
  };
}

export const NOTHING_SEEN: Seen = { casts: [] };

export class UnreadableGoal extends Error {}

type Reader = (parts: readonly string[], seat: Seat) => Clause;

const NUMBER = String.raw`(\d+)`;
const SEAT = '([A-H])';

const listed = (written: string): string[] =>
  written === 'nobody' ? [] : written.split(',').map((name) => name.trim());

const FORMS: readonly (readonly [form: RegExp, read: Reader])[] = [
  [form(`${SEAT} wins in turn ${NUMBER}`), ([turn], seat) => ({ kind: 'wins', seat, turn: Number(turn) })],
  [
    form(`${SEAT} does not lose before turn ${NUMBER}`),
    ([turn], seat) => ({ kind: 'lives', seat, turn: Number(turn) }),
  ],
  [
    form(`${SEAT} holds (.+) until turn ${NUMBER}`),
    ([card = '', turn], seat) => ({ kind: 'holds', seat, card, turn: Number(turn) }),
  ],
  [
    form(`${SEAT} has no (.+) in play at turn ${NUMBER}`),
    ([card = '', turn], seat) => ({ kind: 'inPlay', seat, card, turn: Number(turn), there: false }),
  ],
  [
    form(`${SEAT} has (.+) in play at turn ${NUMBER}`),
    ([card = '', turn], seat) => ({ kind: 'inPlay', seat, card, turn: Number(turn), there: true }),
  ],
  [
    form(`${SEAT} allows no (.+) in play at turn ${NUMBER}`),
    ([card = '', turn], seat) => ({ kind: 'allowsNo', seat, card, turn: Number(turn) }),
  ],
  [
    form(`${SEAT} attacks with (.+)`),
    ([names = ''], seat) => ({ kind: 'attacks', seat, exactly: listed(names) }),
  ],
  [form(`${SEAT} attacks without (.+)`), ([card = ''], seat) => ({ kind: 'staysHome', seat, card })],
  [
    form(`${SEAT} blocks (.+) with (.+)`),
    ([attacker = '', names = ''], seat) => ({ kind: 'blocks', seat, attacker, blockers: listed(names) }),
  ],
  [
    form(`${SEAT} does not cast (.+) in turn ${NUMBER}`),
    ([card = '', turn], seat) => ({ kind: 'casts', seat, card, turn: Number(turn), does: false }),
  ],
  [
    form(`${SEAT} casts (.+) in turn ${NUMBER}`),
    ([card = '', turn], seat) => ({ kind: 'casts', seat, card, turn: Number(turn), does: true }),
  ],
];

function form(written: string): RegExp {
  return new RegExp(`^${written}$`);
}

export function readGoal(written: string, names: Names): readonly Clause[] {
  return written.split(' and ').map((clause) => readClause(clause.trim(), names));
}

function readClause(written: string, names: Names): Clause {
  for (const [shape, read] of FORMS) {
    const found = shape.exec(written);
    if (!found) continue;
    const [, seat = '', ...parts] = found;
    if (names.maybeSeat(seat) === undefined) throw new UnreadableGoal(`${seat} is no player of this duel`);
    return read(parts, names.seat(seat));
  }
  throw new UnreadableGoal(`there is no goal "${written}"`);
}

/** Which seat the puzzle is for: the one the first clause speaks of. */
export const solverOf = (goal: readonly Clause[]): Seat => goal[0]?.seat ?? 0;

/** `open`: the end is still to be seen. */
type Verdict = 'reached' | 'missed' | 'open';

export function verdictOn(goal: readonly Clause[], duel: Duel, seen: Seen, names: Names): Verdict {
  const verdicts = goal.map((clause) => judge(clause, duel, seen, names));
  if (verdicts.includes('missed')) return 'missed';
  return verdicts.includes('open') ? 'open' : 'reached';
}

const verdict = (isSo: boolean): Verdict => (isSo ? 'reached' : 'missed');

function judge(clause: Clause, duel: Duel, seen: Seen, names: Names): Verdict {
  const isOver = duel.result !== undefined;
  const hasCome = (turn: number): boolean => isOver || duel.turn.number >= turn;
  switch (clause.kind) {
    case 'wins':
      if (hasWon(duel, clause.seat)) return 'reached';
      return hasCome(clause.turn + 1) ? 'missed' : 'open';
    case 'lives':
      if (isOver) return verdict(hasWon(duel, clause.seat));
      if (duel.lost[clause.seat]) return 'missed';
      return hasCome(clause.turn) ? 'reached' : 'open';
    case 'holds':
      if (names.inZone(duel, 'hand', clause.seat, clause.card).length === 0) return 'missed';
      return hasCome(clause.turn) ? 'reached' : 'open';
    case 'inPlay':
      if (!hasCome(clause.turn)) return 'open';
      return verdict(
        names.permanents(duel, clause.card).some((card) => looksOf(duel, card).controller === clause.seat) ===
          clause.there,
      );
    case 'allowsNo':
      if (!hasCome(clause.turn)) return 'open';
      return verdict(
        names.permanents(duel, clause.card).every((card) => looksOf(duel, card).controller === clause.seat),
      );
    case 'attacks':
      if (seen.attack?.seat !== clause.seat)
        return hasPassed(duel, clause.seat) ? verdict(clause.exactly.length === 0) : 'open';
      return verdict(sameNames(seen.attack.names, clause.exactly));
    case 'staysHome':
      if (seen.attack?.seat !== clause.seat) return hasPassed(duel, clause.seat) ? 'reached' : 'open';
      return verdict(!seen.attack.names.includes(clause.card));
    case 'blocks':
      if (seen.block?.seat !== clause.seat) return isOver ? 'missed' : 'open';
      return verdict(sameNames(blockersOf(seen.block.pairs, clause.attacker), clause.blockers));
    case 'casts': {
      const isDone = seen.casts.some(
        ({ seat, card, turn }) => seat === clause.seat && card === clause.card && turn === clause.turn,
      );
      if (isDone) return verdict(clause.does);
      return hasCome(clause.turn + 1) ? verdict(!clause.does) : 'open';
    }
  }
}

const hasWon = ({ result }: Duel, seat: Seat): boolean =>
  result?.kind === 'won' && result.seats.includes(seat);

/** The seat's fight of this turn is over or was never begun. */
const hasPassed = (duel: Duel, seat: Seat): boolean =>
  duel.result !== undefined || !duel.turn.active.includes(seat) || AFTER_FIGHT.includes(duel.turn.step);

const AFTER_FIGHT: readonly string[] = ['endCombat', 'main2', 'discard', 'end', 'cleanup'];

const blockersOf = (pairs: readonly (readonly [string, string])[], attacker: string): string[] =>
  pairs.filter(([name]) => name === attacker).map(([, blocker]) => blocker);

const sameNames = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());

/** What was seen, with this reply and what came of it. */
export function seenAfter(
  seen: Seen,
  before: Duel,
  reply: Reply,
  events: readonly DuelEvent[],
  names: Names,
): Seen {
  const seat = before.question?.for ?? 0;
  const next = { ...seen, casts: [...seen.casts, ...castsIn(events, before, names)] };
  if (reply.kind === 'attack' && !seen.attack)
    return {
      ...next,
      attack: { seat, names: reply.attackers.map(({ card }) => names.ofCard(before, card)) },
    };
  if (reply.kind === 'block' && !seen.block) {
    const pairs = reply.blocks.map(
      ({ attacker, blocker }) => [names.ofCard(before, attacker), names.ofCard(before, blocker)] as const,
    );
    return { ...next, block: { seat, pairs } };
  }
  return next;
}

/** What is announced and is not in play is cast. */
function castsIn(events: readonly DuelEvent[], before: Duel, names: Names): Seen['casts'] {
  return events.flatMap((event) =>
    event.kind === 'announced' && !before.board[event.card]
      ? [{ seat: event.seat, card: names.ofCard(before, event.card), turn: before.turn.number }]
      : [],
  );
}
