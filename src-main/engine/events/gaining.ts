/** What happens in the place of gaining life. */
import type { Duel, Seat } from '../value/duel.ts';
import { contextAt } from '../reading/context.ts';
import { readSeats } from '../reading/refs.ts';
import type { ResolveFrame } from '../value/frame.ts';
import { derivedOf } from '../value/derived.ts';
import { actOf } from './noticing.ts';
import { snapshotOf } from '../reading/looks.ts';

/** The first replacement in play, about to happen. */
export function insteadOfLife(duel: Duel, seat: Seat, amount: number): ResolveFrame | undefined {
  for (const { card, at, ability } of derivedOf(duel).insteads) {
    const { instead } = ability;
    if (instead.kind !== 'gainReplaced') continue;
    const context = contextAt(duel, card, at);
    if (!readSeats(duel, context, instead.who).includes(seat)) continue;
    const act = {
      ...actOf(context.you, snapshotOf(duel, card), at.face, at.ability),
      about: { player: seat, amount },
    };
    return { kind: 'resolve', act, node: 0, item: -1, stage: 1, slots: {} };
  }
  return undefined;
}
