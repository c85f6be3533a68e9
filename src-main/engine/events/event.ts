/**
 * Changes that may be replaced and answered: proposed, replaced, answered in the rulebook's window, done, noticed.
 * Each kind has its stages in a file of its own; the small changes of which nothing asks stand in small.ts.
 */
import type { EventFrameOf } from './happen.ts';
import type { Duel, Thing } from '../value/duel.ts';
import type { Event, EventFrame } from '../value/frame.ts';
import { retop, takeReturned } from '../value/stack.ts';
import { damageStep } from './damage.ts';
import { destroyStep } from './destroy.ts';
import { drawStep } from './draw.ts';
import { moveStep } from './move.ts';

/** `said`: what was chosen of several that would replace it. */
type Step<Frame extends EventFrame> = (duel: Duel, frame: Frame, said?: Thing) => void;

const STEPS: { [Kind in Event['kind']]: Step<EventFrameOf<Kind>> } = {
  damage: damageStep,
  destroy: destroyStep,
  draw: drawStep,
  move: moveStep,
};

export function stepEvent(duel: Duel, frame: EventFrame): void {
  const step = STEPS[frame.event.kind] as Step<EventFrame>;
  if (!frame.choosing) return step(duel, frame);
  const { choosing: _, ...settled } = frame;
  const chosen = takeReturned(duel);
  retop(duel, settled);
  step(duel, settled, Array.isArray(chosen) ? (chosen as readonly Thing[])[0] : undefined);
}
