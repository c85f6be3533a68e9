/** Duels for the journal's tests. The journal knows no duel, so set-ups, replies and states are made up. */
import type { DuelSummary } from '../../../src-shared/duels.ts';
import type { NewDuel } from '../../../src-main/collection/duels/record.ts';

/** A moment of a made-up day: the bigger, the later. */
export function timeAt(second: number): string {
  return new Date(Date.parse('2026-11-18T10:00:00.000Z') + second * 1_000).toISOString();
}

export function summaryOf(id: string, changes: Partial<DuelSummary> = {}): DuelSummary {
  return {
    id,
    rulebook: 'm11',
    began: timeAt(0),
    changed: timeAt(0),
    turn: 1,
    decisions: 0,
    seats: [
      { name: 'Ada', player: 'person', deck: 'First Deck', life: 20 },
      { name: 'Bruno', player: 'magician', deck: 'Second Deck', life: 20 },
    ],
    ...changes,
  };
}

export function newDuel(id: string, changes: Partial<DuelSummary> = {}): NewDuel {
  return { summary: summaryOf(id, changes), setup: { seed: 7, made: `for ${id}` }, undo: 'unseen' };
}

export const replyAt = (place: number) => ({ kind: 'number', place, text: `reply "${place}" – ünïcode` });
export const repliesAt = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => replyAt(from + index));
export const stateAfter = (replies: number) => ({ after: replies, cards: 'x'.repeat((replies % 7) * 5_000) });

/** The duel that a program plays which is about to be killed. */
export const KILLED = 'killed';

interface Move {
  readonly place: number;
  readonly replies: readonly unknown[];
  readonly snapshot?: unknown;
}

/** What it appends, without end: one, two or three replies at a time, and a state every now and then. */
export function* moves(): Generator<Move, never> {
  for (let place = 0; ;) {
    const count = place + 1 + (place % 3);
    const replies = repliesAt(place, count);
    yield place % 5 === 0 ? { place, replies, snapshot: stateAfter(count) } : { place, replies };
    place = count;
  }
}
