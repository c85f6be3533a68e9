/** What a guard against damage does with what it takes: it is gone, or goes elsewhere, or stays and is answered. */
import type { Duel, Guard } from '../value/duel.ts';
import type { DamageEntry, Rider } from '../value/frame.ts';
import { push } from '../value/stack.ts';
import { objectOf } from '../value/things.ts';
import { canBeDamaged, lessened, onto } from './guards.ts';

interface Taken {
  /** What stands in the place of the entry. */
  readonly entries: readonly DamageEntry[];
  readonly amount: number;
}

/** Damage that cannot be prevented can still be turned or answered. */
export const canTake = (duel: Duel, guard: Guard, entry: DamageEntry): boolean =>
  guard.onto === undefined ? guard.kept === true || !entry.unpreventable : canBeDamaged(duel, guard.onto);

/** `id`: the shield that does it, which does nothing more to what it has dealt with. */
export function take(duel: Duel, guard: Guard, entry: DamageEntry, points: number, id: number): Taken {
  const amount = Math.max(0, Math.min(points, entry.amount - (guard.but ?? 0)));
  const marked: DamageEntry = { ...entry, handled: [...(entry.handled ?? []), id] };
  if (guard.kept) return { entries: [marked], amount };
  if (!guard.onto) return { entries: [lessened(duel, guard.but ? marked : entry, amount)], amount };
  const turned: DamageEntry = { ...onto(marked, guard.onto), id: duel.nextId++, amount, fresh: true };
  const left = { ...marked, amount: entry.amount - amount };
  return { entries: [...(left.amount > 0 ? [left] : []), turned], amount };
}

/** What is to be done about damage that a guard has taken. */
export function riderOf(guard: Guard, from: readonly DamageEntry[], amount: number): readonly Rider[] {
  const [first] = from;
  if (!guard.then || !first || amount === 0) return [];
  const about = {
    source: objectOf(first.source),
    amount,
    ...(first.to.kind === 'seat' ? { player: first.to.seat } : { it: first.to }),
  };
  return [{ act: { ...guard.then.act, about }, node: guard.then.node }];
}

/** The first of them comes first. */
export function ride(duel: Duel, riders: readonly Rider[]): void {
  for (const { act, node } of [...riders].reverse())
    push(duel, { kind: 'resolve', act, node, item: -1, stage: 'effect', slots: act.slots ?? {} });
}
