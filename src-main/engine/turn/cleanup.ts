/** The end of a turn: the hand down to its limit, damage healed, effects over. */
import type { Duel, LastingEffect, Seat, Thing } from '../value/duel.ts';
import { change } from '../changes/permanents.ts';
import { needsChecks } from '../timing/checks.ts';
import { editionOf } from '../editions/registry.ts';
import { happen } from '../events/happen.ts';
import type { CleanupFrame, DiscardToLimitFrame } from '../value/frame.ts';
import { pop, push, retop, takeReturned } from '../value/stack.ts';
import { isSaid, speaking } from '../reading/rules.ts';
import { cardThing } from '../value/things.ts';
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

/** The most cards this seat keeps; undefined: as many as there are. */
function handLimit(duel: Duel, seat: Seat): number | undefined {
  if (isSaid(duel, 'noHandLimit', seat)) return undefined;
  const limits = speaking(duel, 'handLimit', seat).map(({ rule }) => rule.most);
  return Math.min(editionOf(duel).opening.hand, ...limits);
}

/** The active players in turn: 0, 2, 4 ... ask the next one, 1, 3, 5 ... carry out what was chosen. */
export function stepDiscardToLimit(duel: Duel, frame: DiscardToLimitFrame): void {
  const seat = duel.turn.active[Math.floor(frame.stage / 2)];
  if (seat === undefined) return pop(duel);
  retop(duel, { ...frame, stage: frame.stage + 1 });
  if (frame.stage % 2 === 1) return discardChosen(duel);
  const hand = duel.hands[seat] ?? [];
  const over = hand.length - (handLimit(duel, seat) ?? hand.length);
  if (over <= 0) return;
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
  endEffects(duel, (effect) => effect.until === 'endOfTurn' && !isForLater(effect));
}

/** What waits for a turn to come is not over with this one. */
const isForLater = (effect: LastingEffect): boolean =>
  effect.kind === 'ruling' && effect.nextTurn !== undefined;
