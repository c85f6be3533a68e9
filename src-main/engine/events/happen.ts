/** Proposes changes that may be replaced and answered. */
import type { Duel } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import type { Event } from '../value/frame.ts';
import { push } from '../value/stack.ts';

/** Proposes a change. It is done, or under way, when the caller is next on top. */
export function happen(duel: Duel, event: Event): void {
  if ('entries' in event && event.entries.length === 0) return;
  push(duel, { kind: 'event', stage: 'start', event });
}

/** Where triggered abilities happen at the moment of their event, they do so now. */
export function settleTriggers(duel: Duel): void {
  if (duel.waiting.length > 0 && editionOf(duel).timing.triggers === 'atOnce')
    push(duel, { kind: 'triggers', stage: 'next' });
}
