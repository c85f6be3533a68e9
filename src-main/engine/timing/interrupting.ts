/** The chances to interrupt what is being announced, as the rulebook has them. */
import type { Duel, Seat } from '../value/duel.ts';
import type { BatchFrame, InterruptingFrame, WindowFrame } from '../value/frame.ts';
import { pop, push, retop } from '../value/stack.ts';
import { chainItem } from '../value/things.ts';
import { needsChecks } from './checks.ts';
import { editionOf } from '../editions/registry.ts';
import { stepGroups } from './groups.ts';
import { isHeard } from './heard.ts';
import { resolving } from './resolving.ts';

export function stepInterrupting(duel: Duel, frame: InterruptingFrame): void {
  if (editionOf(duel).timing.interrupts === 'casterFirst') stepGroups(duel, frame);
  else stepChances(duel, frame);
}

/** One for each of these players. */
function stepChances(duel: Duel, frame: InterruptingFrame): void {
  const [seat, ...chances] = frame.chances;
  const item = chainItem(duel, frame.item);
  if (seat === undefined || !item || item.countered) return pop(duel);
  retop(duel, { ...frame, chances });
  const window = interruptWindow(duel, seat, frame.item);
  if (isHeard(duel, window, seat)) push(duel, window);
}

/** Only this seat speaks, once, and only about this spell. */
function interruptWindow(duel: Duel, seat: Seat, onto: number): WindowFrame {
  const others = duel.setup.seats.reduce(
    (mask, _, other) => (other === seat ? mask : mask | (1 << other)),
    0,
  );
  return { kind: 'window', speed: 'interrupt', holder: seat, passed: others, part: 'plain', onto };
}

/** The whole batch takes effect, one item after the other, with deaths looked at after each. */
export function stepBatch(duel: Duel, frame: BatchFrame): void {
  if (needsChecks(duel)) {
    push(duel, { kind: 'checks', phaseEnds: false });
    return;
  }
  if (duel.waiting.length > 0) {
    push(duel, { kind: 'triggers', stage: 'next' });
    return;
  }
  const last = duel.chain[duel.chain.length - 1];
  if (!last || last.id <= frame.above) return pop(duel);
  push(duel, resolving(last));
}
