/** What happens in the place of gaining life. */
import type { Duel, Seat } from '../value/duel.ts';
import { insteadsOf } from '../reading/insteads.ts';
import type { ResolveFrame } from '../value/frame.ts';
import { actOfInstead } from './noticing.ts';

/** The first replacement in play, about to happen. */
export function insteadOfLife(duel: Duel, seat: Seat, amount: number): ResolveFrame | undefined {
  const [one] = insteadsOf(duel, 'gainReplaced', seat);
  if (!one) return undefined;
  const act = { ...actOfInstead(duel, one), about: { player: seat, amount } };
  return { kind: 'resolve', act, node: 0, item: -1, stage: 'effect', slots: {} };
}
