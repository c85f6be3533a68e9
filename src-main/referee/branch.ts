/** A new duel that begins where another one stood: the old set-up, with its first replies. */
import { randomUUID } from 'node:crypto';
import type { DuelSummary, PlayerKind } from '../../src-shared/duels.ts';
import { digest, answer, clone, RULES, type Reply } from '../engine/index.ts';
import type { DuelRecord, Journal } from './ports.ts';
import { Replay } from './replay.ts';
import { nameOf } from './set-up.ts';

interface Branching {
  readonly place: number;
  /** Who goes on in each chair. */
  readonly players: readonly PlayerKind[];
  readonly at: Date;
}

/** Returns the new duel's id; undefined: there is nothing to go on with at that place. */
export function branch(
  journal: Journal,
  record: DuelRecord,
  { place, players, at }: Branching,
): string | undefined {
  const replay = new Replay(record);
  if (place > replay.follows || players.length !== record.summary.seats.length) return undefined;
  const { result, turn, decisions, purses } = replay.duelAt(place);
  if (result) return undefined;
  const attention = attentionOf(record, players);
  const replies = [...record.replies.slice(0, place), ...attention];
  const start = clone(replay.duelAt(place));
  for (const reply of attention) answer(start, reply);
  const iso = at.toISOString();
  const summary: DuelSummary = {
    id: randomUUID(),
    rulebook: record.summary.rulebook,
    rules: RULES,
    began: iso,
    changed: iso,
    turn: turn.number,
    decisions,
    seats: record.summary.seats.map((seat, chair) => {
      const player = players[chair] ?? seat.player;
      const life = purses[chair]?.life ?? 0;
      return player === seat.player ? { ...seat, life } : { ...seat, player, name: nameOf({ player }), life };
    }),
    branch: { duel: record.summary.id, place, begins: replies.length },
  };
  journal.begin({ summary, setup: record.setup, undo: record.undo });
  if (replies.length > 0)
    journal.append(summary, 0, replies, undefined, [{ place: replies.length, digest: digest(start) }]);
  return summary.id;
}

/** The set-up says whom the engine asks in windows without a choice; whoever has changed chairs says it anew. */
const attentionOf = (record: DuelRecord, players: readonly PlayerKind[]): Reply[] =>
  players.flatMap((player, seat): Reply[] => {
    const on = player === 'person';
    return record.setup.seats[seat]?.attentive === on ? [] : [{ kind: 'attentive', seat, on }];
  });
