/** The end of a turn: the hand down to its limit, damage healed, effects over. */
import type { Duel, Seat, Thing } from '../duel.ts';
import { change } from '../changes/permanents.ts';
import { needsChecks } from '../checks.ts';
import { editionOf } from '../editions/registry.ts';
import { contextAt, readSeats } from '../evaluate.ts';
import { happen } from '../events/event.ts';
import type { CleanupFrame, DiscardToLimitFrame } from '../frames/frame.ts';
import { pop, push, retop, takeReturned } from '../frames/stack.ts';
import { derivedOf } from '../layers.ts';
import { cardThing } from '../things.ts';
import { openWindow } from '../timing/window.ts';
import { noticeStep } from './step.ts';
import { endEffects } from './turn.ts';

/** 0: the discard; 1: damage and effects end together; 2: "at end of turn" of 1997; 3: what triggered meanwhile. */
export function stepCleanup(duel: Duel, frame: CleanupFrame): void {
  const { discardStep, endOfTurnStep } = editionOf(duel).timing;
  retop(duel, { ...frame, stage: frame.stage + 1 });
  switch (frame.stage) {
    case 0:
      if (discardStep === 'cleanup') push(duel, { kind: 'discardToLimit', stage: 0 });
      return;
    case 1:
      return heal(duel);
    case 2:
      if (endOfTurnStep !== 'cleanup') return;
      noticeStep(duel, 'end');
      push(duel, { kind: 'settling' });
      return;
    default:
      pop(duel);
      if (endOfTurnStep === 'cleanup' || (!needsChecks(duel) && duel.waiting.length === 0)) return;
      push(duel, { kind: 'cleanup', stage: 0 });
      openWindow(duel, 'open');
  }
}

export function hasHandLimit(duel: Duel, seat: Seat): boolean {
  return !derivedOf(duel).rules.some(
    ({ card, at, ability }) =>
      ability.rule.kind === 'noHandLimit' &&
      readSeats(duel, contextAt(duel, card, at), ability.rule.who).includes(seat),
  );
}

/** The active players in turn: 0, 2, 4 ... ask the next one, 1, 3, 5 ... carry out what was chosen. */
export function stepDiscardToLimit(duel: Duel, frame: DiscardToLimitFrame): void {
  const seat = duel.turn.active[Math.floor(frame.stage / 2)];
  if (seat === undefined) return pop(duel);
  retop(duel, { ...frame, stage: frame.stage + 1 });
  if (frame.stage % 2 === 1) return discardChosen(duel);
  const hand = duel.hands[seat] ?? [];
  const over = hand.length - editionOf(duel).opening.hand;
  if (over <= 0 || !hasHandLimit(duel, seat)) return;
  const from: Thing[] = hand.map((card) => cardThing(duel, card));
  push(duel, { kind: 'choose', seat, by: seat, what: 'discard', from, least: over, most: over });
}

function discardChosen(duel: Duel): void {
  const chosen = takeReturned(duel);
  if (!Array.isArray(chosen)) return;
  const cards = (chosen as readonly Thing[]).flatMap((thing) => (thing.kind === 'card' ? [thing.card] : []));
  happen(duel, {
    kind: 'move',
    cause: 'discard',
    at: -1,
    entries: cards.map((card) => ({ card, to: 'graveyard' })),
  });
}

function heal(duel: Duel): void {
  for (const card of duel.battlefield) {
    const permanent = duel.board[card];
    if (permanent && (permanent.damage > 0 || permanent.deadly))
      change(duel, card, { damage: 0, deadly: false });
  }
  endEffects(duel, (effect) => effect.until === 'endOfTurn');
}
