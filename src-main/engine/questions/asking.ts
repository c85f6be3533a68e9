/** The frame a question stands on. */
import type { Duel } from '../value/duel.ts';
import type { FrameKind, FrameOf } from '../value/frame.ts';
import { top } from '../value/stack.ts';

export function askingFrame<Kind extends FrameKind>(duel: Duel, kind: Kind): FrameOf<Kind> {
  const frame = top(duel);
  if (frame?.kind !== kind) throw new Error(`A question of this kind stands on a frame of kind ${kind}.`);
  return frame as FrameOf<Kind>;
}
