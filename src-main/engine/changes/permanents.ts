/** Permanents change here: tapped, counters, damage marked, attached, settled. Nothing changed, nothing reported. */
import type { CardNumber, Duel, Permanent } from '../value/duel.ts';
import { disturb, forgetSources, touch, touchByTapping } from '../value/derived.ts';
import { report } from '../value/report.ts';
import { permanentAt } from '../value/things.ts';

export function change(duel: Duel, card: CardNumber, part: Partial<Permanent>): void {
  forgetSources(duel);
  disturb(duel);
  duel.board[card] = { ...permanentAt(duel, card), ...part };
}

/** Nobody dies of it. */
function turn(duel: Duel, card: CardNumber, tapped: boolean): void {
  duel.board[card] = { ...permanentAt(duel, card), tapped };
}

/** Whether it was untapped before. */
export function tapPermanent(duel: Duel, card: CardNumber): boolean {
  if (permanentAt(duel, card).tapped) return false;
  turn(duel, card, true);
  touchByTapping(duel, card);
  report(duel, { kind: 'tapped', card });
  return true;
}

export function untapPermanent(duel: Duel, card: CardNumber): boolean {
  if (!permanentAt(duel, card).tapped) return false;
  turn(duel, card, false);
  touchByTapping(duel, card);
  report(duel, { kind: 'untapped', card });
  return true;
}

/** Puts counters on (or takes them off, down to none). */
export function changeCounters(duel: Duel, card: CardNumber, counter: string, by: number): number {
  const counters = permanentAt(duel, card).counters;
  const before = counters[counter] ?? 0;
  const after = Math.max(0, before + by);
  if (after === before) return 0;
  const { [counter]: _, ...others } = counters;
  change(duel, card, { counters: after === 0 ? others : { ...others, [counter]: after } });
  touch(duel);
  report(duel, { kind: 'counters', card, counter, change: after - before });
  return after - before;
}

export function attachTo(duel: Duel, card: CardNumber, host: CardNumber): void {
  if (permanentAt(duel, card).attachedTo === host) return;
  change(duel, card, { attachedTo: host, stamp: duel.nextId++ });
  touch(duel);
  report(duel, { kind: 'attached', card, to: host });
}
