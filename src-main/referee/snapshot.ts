/** A duel kept whole for later: without what its set-up holds already. */
import { type Duel, type Setup, SHAPE } from '../engine/index.ts';
import type { DuelSnapshot } from './ports.ts';

export function snapshotOf(duel: Duel): DuelSnapshot {
  const { setup, ...rest } = duel;
  // Faces made during the duel (tokens, reworded ones) come after those of the set-up.
  return { ...rest, faces: duel.faces.slice(setup.faces.length), shape: SHAPE };
}

/** Undefined: it has another shape. */
export function duelOf({ shape = 1, ...rest }: DuelSnapshot, setup: Setup): Duel | undefined {
  if (shape !== SHAPE && !(shape === LIKE_TODAY && rest.frames.every(isLikeToday))) return undefined;
  return { ...rest, setup, faces: [...setup.faces, ...rest.faces] };
}

/** Of this shape were duels that differ from those of today only in what is at work in the middle of something. */
const LIKE_TODAY = 2;

const isLikeToday = ({ kind }: Duel['frames'][number]): boolean => ['turn', 'step', 'window'].includes(kind);
