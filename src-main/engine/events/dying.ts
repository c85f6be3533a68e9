/** In the window of 1997: what is dying and not saved yet. */
import type { CardNumber, Duel, Snapshot } from '../value/duel.ts';

export function isDying(duel: Duel, card: CardNumber): boolean {
  return duel.frames.some(
    (frame) =>
      frame.kind === 'event' &&
      frame.event.kind === 'destroy' &&
      frame.event.entries.some((entry) => entry.card === card && entry.savedBy === undefined),
  );
}

export function save(duel: Duel, card: CardNumber, by: Snapshot): void {
  const place = duel.frames.findLastIndex(
    (frame) =>
      frame.kind === 'event' &&
      frame.event.kind === 'destroy' &&
      frame.event.entries.some((entry) => entry.card === card && entry.savedBy === undefined),
  );
  const frame = duel.frames[place];
  if (frame?.kind !== 'event' || frame.event.kind !== 'destroy') return;
  const entries = frame.event.entries.map((entry) =>
    entry.card === card ? { ...entry, savedBy: by } : entry,
  );
  duel.frames[place] = { ...frame, event: { ...frame.event, entries } };
}
