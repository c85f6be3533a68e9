/** The end of a turn: the hand down to its limit, damage healed, effects over. */
import type { CardNumber, Duel, LastingEffect, Seat, Thing } from '../value/duel.ts';
import { change } from '../changes/permanents.ts';
import { needsChecks } from '../timing/checks.ts';
import { editionOf } from '../editions/registry.ts';
import { happen } from '../events/happen.ts';
import type { CleanupFrame, DiscardToLimitFrame } from '../value/frame.ts';
import { answerIn, pop, push, retop } from '../value/stack.ts';
import { cardsOf, cardThing } from '../value/things.ts';
import { isSaid, speaking } from '../reading/rules.ts';
import { openWindow } from '../timing/window.ts';
import { noticeStep } from './step.ts';
import { endEffects } from './turn.ts';

export function stepCleanup(duel: Duel, frame: CleanupFrame): void {
  const { discardStep, endOfTurnStep } = editionOf(duel).timing;
  switch (frame.stage) {
    case 'discard':
      retop(duel, { ...frame, stage: 'healing' });
      if (discardStep === 'cleanup') push(duel, { kind: 'discardToLimit', stage: 'asking', at: 0 });
      return;
    case 'healing':
      retop(duel, { ...frame, stage: 'endOfTurn' });
      return heal(duel);
    case 'endOfTurn':
      retop(duel, { ...frame, stage: 'again' });
      if (endOfTurnStep !== 'cleanup') return;
      noticeStep(duel, 'end');
      push(duel, { kind: 'settling' });
      return;
    case 'again':
      pop(duel);
      if (endOfTurnStep === 'cleanup' || (!needsChecks(duel) && duel.waiting.length === 0)) return;
      push(duel, { kind: 'cleanup', stage: 'discard' });
      openWindow(duel, 'open');
  }
}

/** The most cards this seat keeps; undefined: as many as there are. */
function handLimit(duel: Duel, seat: Seat): number | undefined {
  if (isSaid(duel, 'noHandLimit', seat)) return undefined;
  const limits = speaking(duel, 'handLimit', seat).map(({ rule }) => rule.most);
  return Math.min(editionOf(duel).opening.hand, ...limits);
}

/** The active players in turn. */
export function stepDiscardToLimit(duel: Duel, frame: DiscardToLimitFrame): void {
  const seat = duel.turn.active[frame.at];
  if (seat === undefined) return pop(duel);
  const next = { stage: 'asking', at: frame.at + 1 } as const;
  if (frame.stage === 'chosen') {
    retop(duel, { ...frame, ...next });
    return discard(duel, cardsOf(answerIn(frame, 'choose')));
  }
  const hand = duel.hands[seat] ?? [];
  const over = hand.length - (handLimit(duel, seat) ?? hand.length);
  if (over <= 0) return retop(duel, { ...frame, ...next });
  retop(duel, { ...frame, stage: 'chosen' });
  const from: Thing[] = hand.map((card) => cardThing(duel, card));
  push(duel, { kind: 'choose', seat, by: seat, what: 'discard', from, least: over, most: over });
}

function discard(duel: Duel, cards: readonly CardNumber[]): void {
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
