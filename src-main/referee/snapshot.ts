/** A duel kept whole for later: without what its set-up holds already. */
import type { Duel, Setup } from '../engine/index.ts';
import type { Snapshot } from './ports.ts';

export function snapshotOf(duel: Duel): Snapshot {
  const { setup, ...rest } = duel;
  // Faces made during the duel (tokens, reworded ones) come after those of the set-up.
  return { ...rest, faces: duel.faces.slice(setup.faces.length) };
}

export const duelOf = (snapshot: Snapshot, setup: Setup): Duel => ({
  ...snapshot,
  setup,
  faces: [...setup.faces, ...snapshot.faces],
});
