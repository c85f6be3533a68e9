/** What permanents do to damage as it comes: protection, prevention, and damage that is dealt to another instead. */
import type { Duel, Thing } from '../value/duel.ts';
import { contextAt } from '../reading/context.ts';
import { insteadsInPlay, insteadsOf, keyOf, replaces } from '../reading/insteads.ts';
import { readRef } from '../reading/refs.ts';
import type { DamageEntry } from '../value/frame.ts';
import type { DamageStopped } from '../language/instead.ts';
import { TYPE } from '../value/masks.ts';
import { isProtectedFrom } from '../reading/protection.ts';
import { report } from '../value/report.ts';
import { isInPlay, sameThing } from '../value/things.ts';
import { looksOf } from '../reading/looks.ts';
import { takeOffCounters } from './small.ts';

/** The damage as it is left, and on whom. `used`: what has turned it already, for nothing does so twice. */
export function guarded(
  duel: Duel,
  entry: DamageEntry,
  combat: boolean,
  used: readonly string[] = [],
): DamageEntry {
  const left = stopped(duel, entry, combat);
  const turned = left.amount > 0 ? turnedBy(duel, left, used) : undefined;
  return turned ? guarded(duel, onto(left, turned.to), combat, [...used, turned.key]) : left;
}

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

/** Protection, and statics that stop damage for nothing. */
function stopped(duel: Duel, entry: DamageEntry, combat: boolean): DamageEntry {
  if (!entry.unpreventable && isProtected(duel, entry)) return lessened(duel, entry, entry.amount);
  return stoppedByStatics(duel, entry, combat, false);
}

/** What stops damage at the price of counters comes last, when nothing else will. */
export const stoppedAtAPrice = (duel: Duel, entry: DamageEntry, combat: boolean): DamageEntry =>
  stoppedByStatics(duel, entry, combat, true);

function stoppedByStatics(duel: Duel, entry: DamageEntry, combat: boolean, paying: boolean): DamageEntry {
  let left = entry;
  for (const one of insteadsInPlay(duel, 'damageStopped')) {
    const isPaid = one.instead.takesOff !== undefined;
    if (isPaid === paying && replaces(duel, one, left, combat)) left = stoppedBy(duel, one.instead, left);
  }
  return left;
}

const isProtected = (duel: Duel, { to, source }: DamageEntry): boolean =>
  to.kind === 'card' && isProtectedFrom(duel, to.card, source.looks, source.card);

/** Where damage cannot be prevented, what its prevention takes is taken all the same. */
function stoppedBy(duel: Duel, stop: DamageStopped, entry: DamageEntry): DamageEntry {
  if (entry.amount === 0) return entry;
  let amount = Math.min(entry.amount, stop.amount ?? entry.amount);
  if (stop.takesOff && entry.to.kind === 'card') {
    const { counter, pointwise } = stop.takesOff;
    const taken = takeOffCounters(duel, entry.to.card, counter, amount);
    if (pointwise) amount = taken;
  }
  return entry.unpreventable ? entry : lessened(duel, entry, amount);
}

function turnedBy(
  duel: Duel,
  entry: DamageEntry,
  used: readonly string[],
): { readonly to: Thing; readonly key: string } | undefined {
  for (const one of insteadsOf(duel, 'damageTurned', entry)) {
    const key = keyOf(one);
    if (used.includes(key)) continue;
    const to = readRef(duel, contextAt(duel, one.card, one.at), one.instead.onto)[0];
    if (to && canBeDamaged(duel, to) && !sameThing(to, entry.to)) return { to, key };
  }
  return undefined;
}
