/** Coins, and payments of any amount. */
import type { Duel } from '../value/duel.ts';
import { manaSources } from '../casting/mana.ts';
import { canPay } from '../payment/planPayment.ts';
import { flipCoin } from '../value/chance.ts';
import { NO_POOL } from '../changes/players.ts';
import { readSeats } from '../reading/refs.ts';
import { answerIn, give, goOn, keepSlot, pop, push } from '../value/stack.ts';
import { report } from '../value/report.ts';
import { child, contextIn, onlyMeantBy, type Handlers } from './tools.ts';

export const LUCK: Handlers<'flip' | 'paysAny'> = {
  flip: (duel, frame, effect) => {
    const seat = readSeats(duel, contextIn(duel, frame), effect.who)[0];
    pop(duel);
    if (seat === undefined) return;
    const face = flipCoin(duel);
    report(duel, { kind: 'coin', seat, face });
    const part = face === 'heads' ? effect.win : effect.lose;
    if (part) child(duel, frame, part);
  },

  paysAny: (duel, frame, effect) => {
    const seat = onlyMeantBy(duel, frame, 'who');
    if (seat === undefined) return pop(duel);
    switch (frame.stage) {
      case 'start': {
        const words = Array.from({ length: mostMana(duel, seat) + 1 }, (_, amount) => String(amount));
        goOn(duel, frame, { stage: 'said' });
        push(duel, { kind: 'word', seat, by: seat, words });
        return;
      }
      case 'said': {
        const generic = Number(answerIn(frame, 'word'));
        goOn(duel, frame, { stage: 'paid', counted: [generic] });
        if (generic === 0) give(duel, { pay: true });
        else push(duel, { kind: 'pay', seat, amount: { generic, x: 0, symbols: [] }, uses: [] });
        return;
      }
      case 'paid':
        pop(duel);
        keepSlot(duel, effect.slot, answerIn(frame, 'pay') ? (frame.counted?.[0] ?? 0) : 0);
    }
  },
};

/** The largest amount of any mana that this seat can pay. */
function mostMana(duel: Duel, seat: number): number {
  const pool = duel.pools[seat] ?? NO_POOL;
  const floating = pool.reduce((sum, part) => sum + part, 0);
  let most = floating + manaSources(duel, seat).length;
  while (most > 0 && !canPay(duel, seat, { generic: most, x: 0, symbols: [] })) most--;
  return most;
}
