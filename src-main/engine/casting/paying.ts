/** Mana paid in the middle of an effect: drawn source by source, then spent. */
import type { Duel } from '../duel.ts';
import { emptyPool } from '../changes/players.ts';
import type { PayFrame } from '../frames/frame.ts';
import { pop, retop } from '../frames/stack.ts';
import { hasPools, planMana, spendFromPool } from './mana.ts';
import { cannotUseMana, useMana } from './useMana.ts';

/** Returns 1 when it was paid. */
export function stepPay(duel: Duel, frame: PayFrame): void {
  const [next, ...uses] = frame.uses;
  if (next) {
    retop(duel, { ...frame, uses });
    if (!cannotUseMana(duel, frame.seat, next)) useMana(duel, frame.seat, next);
    return;
  }
  const plan = planMana(duel, frame.seat, frame.amount);
  if (!plan) return pop(duel, 0);
  if (plan.length === 0) {
    const isPaid = spendFromPool(duel, frame.seat, frame.amount);
    if (!hasPools(duel)) emptyPool(duel, frame.seat);
    return pop(duel, isPaid ? 1 : 0);
  }
  retop(duel, { ...frame, uses: plan });
}
