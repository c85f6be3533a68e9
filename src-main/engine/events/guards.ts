/** What may become of damage: it is lessened, dealt to another, or stopped at a price. */
import type { Duel, Thing } from '../value/duel.ts';
import { insteadsInPlay, replaces } from '../reading/insteads.ts';
import type { DamageEntry } from '../value/frame.ts';
import type { DamageStopped } from '../language/instead.ts';
import { TYPE } from '../value/masks.ts';
import { report } from '../value/report.ts';
import { isInPlay } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { takeOffCounters } from './small.ts';

/** The same damage, dealt to somebody else: nothing of it spills over. */
export function onto({ spillsTo: _, ...entry }: DamageEntry, to: Thing): DamageEntry {
  return { ...entry, to };
}

/** Players, creatures and walkers: damage to anything else is none. */
export function canBeDamaged(duel: Duel, thing: Thing): boolean {
  if (thing.kind === 'seat') return !duel.lost[thing.seat];
  return (
    thing.kind === 'card' &&
    isInPlay(duel, thing) &&
    (looksOf(duel, thing.card).types & (TYPE.creature | TYPE.planeswalker)) !== 0
  );
}

export function lessened(duel: Duel, entry: DamageEntry, by: number): DamageEntry {
  const amount = Math.min(by, entry.amount);
  if (amount <= 0) return entry;
  report(duel, { kind: 'prevented', source: entry.source.card, to: entry.to, amount });
  return { ...entry, amount: entry.amount - amount };
}

/** What stops damage at the price of counters comes last, when nothing else will. */
export function stoppedAtAPrice(duel: Duel, entry: DamageEntry, combat: boolean): DamageEntry {
  let left = entry;
  for (const one of insteadsInPlay(duel, 'damageStopped'))
    if (one.instead.takesOff && left.amount > 0 && replaces(duel, one, left, combat))
      left = stoppedBy(duel, one.instead.takesOff, one.instead.amount, left);
  return left;
}

/** Where damage cannot be prevented, what its prevention takes is taken all the same. */
function stoppedBy(
  duel: Duel,
  { counter, pointwise }: NonNullable<DamageStopped['takesOff']>,
  most: number | undefined,
  entry: DamageEntry,
): DamageEntry {
  const amount = Math.min(entry.amount, most ?? entry.amount);
  const taken = entry.to.kind === 'card' ? takeOffCounters(duel, entry.to.card, counter, amount) : 0;
  if (entry.unpreventable) return entry;
  return lessened(duel, entry, pointwise && entry.to.kind === 'card' ? taken : amount);
}
