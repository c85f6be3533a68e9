/**
 * Changes that may be replaced and answered: proposed, replaced, answered in the rulebook's window, done, noticed.
 * Each kind has its stages in a file of its own; the small changes of which nothing asks stand in small.ts.
 */
import type { Duel } from '../duel.ts';
import { editionOf } from '../editions/registry.ts';
import type { Event, EventFrame } from '../frames/frame.ts';
import { push } from '../frames/stack.ts';
import { damageStep } from './damage.ts';
import { destroyStep } from './destroy.ts';
import { drawStep } from './draw.ts';
import { moveStep } from './move.ts';

type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
export type EventFrameOf<Kind extends Event['kind']> = EventFrame & { readonly event: EventOf<Kind> };

const STEPS: { [Kind in Event['kind']]: (duel: Duel, frame: EventFrameOf<Kind>) => void } = {
  damage: damageStep,
  destroy: destroyStep,
  draw: drawStep,
  move: moveStep,
};

export function stepEvent(duel: Duel, frame: EventFrame): void {
  (STEPS[frame.event.kind] as (duel: Duel, frame: EventFrame) => void)(duel, frame);
}

/** Proposes a change. It is done, or under way, when the caller is next on top. */
export function happen(duel: Duel, event: Event): void {
  if ('entries' in event && event.entries.length === 0) return;
  push(duel, { kind: 'event', event, stage: 0 });
}

/** Where triggered abilities happen at the moment of their event, they do so now. */
export function settleTriggers(duel: Duel): void {
  if (duel.waiting.length > 0 && editionOf(duel).timing.triggers === 'atOnce')
    push(duel, { kind: 'triggers', stage: 0 });
}
