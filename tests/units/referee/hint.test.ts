/** Advice at the table knows no more than who asks for it. */
import { expect, test } from 'vitest';
import { hintOf } from '../../../src-main/opponents/hints/hint.ts';
import type { Budget } from '../../../src-main/opponents/levels.ts';
import type { Thought } from '../../../src-main/opponents/thought.ts';
import { positionDuel, type SeatWords } from '../../support/rule-duel.ts';
import { seated, type Seated } from '../../support/seated.ts';

const BUDGET: Budget = { nodes: 2_000 };
const HABITS = { attention: 'everything', stops: { yours: ['main1'], theirs: [] } } as const;

const sitAt = (...seats: SeatWords[]): Seated =>
  seated(positionDuel('m11', seats).setup, { players: ['person', 'magician'], habits: HABITS });

function thoughtAt(table: Seated): Thought {
  const thought = table.table.enquiries.thoughtFor(table.prompt.decision, BUDGET);
  if (!thought) throw new Error('Nobody is asked.');
  return thought;
}

const OWN: SeatWords = {
  hand: ['Lightning Bolt', 'Runeclaw Bear'],
  battlefield: ['Mountain', 'Forest', 'Runeclaw Bear'],
  library: ['Mountain', 'Forest', 'Lightning Bolt'],
  // So that the set-up numbers every card alike, whatever the others hold.
  graveyard: ['Cancel', 'Island'],
};

test('what is thought about, and what is advised, is the same whatever the other hand and both libraries hold', () => {
  const board = { battlefield: ['Runeclaw Bear', 'Island'] };
  const one = thoughtAt(sitAt(OWN, { ...board, hand: ['Cancel', 'Cancel'], library: ['Island', 'Island'] }));
  const other = thoughtAt(
    sitAt(
      { ...OWN, library: ['Lightning Bolt', 'Mountain', 'Forest'] },
      { ...board, hand: ['Island', 'Island'], library: ['Cancel', 'Cancel'] },
    ),
  );
  expect(other.hidden.hands).toEqual(one.hidden.hands);
  expect(other.hidden.cards).toEqual(one.hidden.cards);
  expect(other.hidden.libraries).toEqual(one.hidden.libraries);
  expect(hintOf(other)).toEqual(hintOf(one));
});

test('a win that is there is named, with what begins it', () => {
  const table = sitAt(OWN, { life: 3, battlefield: ['Runeclaw Bear'] });
  const { reply, reason } = hintOf(thoughtAt(table));
  expect(reason.kind).toBe('lethal');
  expect(reason.cards).toEqual([table.card('Lightning Bolt')]);
  expect(table.table.enquiries.wouldTake(table.prompt.decision, reply)).toBe(true);
  expect(table.answer(reply)).toEqual({ kind: 'taken' });
});

test('to ask changes nothing at the table, and a decision that is past gets no advice', () => {
  const table = sitAt(OWN, { battlefield: ['Island'] });
  const { decision } = table.prompt;
  const before = table.view;
  const { reply } = hintOf(thoughtAt(table));
  expect(table.view).toBe(before);
  table.done();
  expect(table.table.enquiries.thoughtFor(decision, BUDGET)).toBeUndefined();
  expect(table.table.enquiries.wouldTake(decision, reply)).toBe(false);
});
