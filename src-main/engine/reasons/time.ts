/** Why this is not the time for something. */
import type { Reason } from '../../../src-shared/duel/why.ts';
import { isKeptForNamed } from '../casting/legal/times.ts';
import type { Duel, Seat } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import type { Speed, WindowFrame } from '../value/frame.ts';
import { isActive } from '../value/seats.ts';

/** What is announced at its slowest in an own main phase with nothing waiting. */
export function slowReason(duel: Duel, window: WindowFrame, seat: Seat): Reason {
  if (window.speed !== 'open') return NARROW[window.speed];
  if (!isActive(duel, seat)) return 'notYourTurn';
  if (isKeptForNamed(duel, window)) return 'combatIsOver';
  if (duel.turn.step !== 'main1' && duel.turn.step !== 'main2') return 'notMainPhase';
  return duel.chain.length > 0 ? 'chainNotEmpty' : 'ownMoment';
}

/** `wanted`: the window that is kept for what it does. */
export function fastReason(duel: Duel, window: WindowFrame, seat: Seat, wanted: Speed): Reason {
  if (window.speed === 'prevention' && wanted === 'prevention') return 'nothingToPrevent';
  if (window.speed !== 'open') return NARROW[window.speed];
  if (wanted === 'prevention') return 'waitsForDamage';
  if (wanted === 'regeneration') return 'waitsForDying';
  if (isKeptForNamed(duel, window)) return 'combatIsOver';
  if (editionOf(duel).timing.speakers === 'active' && !isActive(duel, seat)) return 'onlyActivePlayer';
  return 'ownMoment';
}

export function landReason(duel: Duel, window: WindowFrame, seat: Seat): Reason {
  const slow = slowReason(duel, window, seat);
  return slow === 'ownMoment' ? 'landComesFirst' : slow;
}

/** What alone may be done in a window that is not open to everything. */
const NARROW = {
  interrupt: 'onlyInterrupts',
  prevention: 'onlyPrevention',
  regeneration: 'onlyRegeneration',
} as const satisfies Record<Exclude<Speed, 'open'>, Reason>;
