/** Mana paid in the middle of an effect: drawn source by source, then spent. */
import type { Duel } from '../value/duel.ts';
import { emptyPool } from '../changes/players.ts';
import type { PayFrame } from '../value/frame.ts';
import { pop, retop } from '../value/stack.ts';
import { planPayment } from '../payment/planPayment.ts';
import { isCovered, spendFromPool } from '../payment/pool.ts';
import { hasPools } from './mana.ts';
import { cannotUseMana, useMana } from './useMana.ts';

export function stepPay(duel: Duel, frame: PayFrame): void {
  const [next, ...uses] = frame.uses;
  if (next) {
    retop(duel, { ...frame, uses });
    if (!cannotUseMana(duel, frame.seat, next))
      useMana(duel, frame.seat, next, () => ({ cost: frame.amount, uses }));
    return;
  }
  if (isCovered(duel, frame.seat, frame.amount)) {
    const isPaid = spendFromPool(duel, frame.seat, frame.amount);
    if (!hasPools(duel)) emptyPool(duel, frame.seat);
    return pop(duel, { pay: isPaid });
  }
  const plan = planPayment(duel, frame.seat, frame.amount);
  if (plan.kind === 'short') return pop(duel, { pay: false });
  retop(duel, { ...frame, uses: plan.uses.map(({ use }) => use) });
}
