/**
 * Changes that may be replaced and answered: proposed, replaced, answered in the rulebook's window, done, noticed.
 * Each kind has its stages in a file of its own; the small changes of which nothing asks stand in small.ts.
 */
import type { Duel } from '../value/duel.ts';
import type { EventFrame, EventKind } from '../value/frame.ts';
import { damageStep } from './damage.ts';
import { destroyStep } from './destroy.ts';
import { drawStep } from './draw.ts';
import { gainStep } from './gaining.ts';
import { moveStep } from './move.ts';

const STEPS: { [Kind in EventKind]: (duel: Duel, frame: EventFrame<Kind>) => void } = {
  damage: damageStep,
  destroy: destroyStep,
  draw: drawStep,
  gain: gainStep,
  move: moveStep,
};

export function stepEvent(duel: Duel, frame: EventFrame): void {
  (STEPS[frame.event.kind] as (duel: Duel, frame: EventFrame) => void)(duel, frame);
}
