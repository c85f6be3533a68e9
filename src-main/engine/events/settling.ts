/** What permanents do to damage as it comes, one thing after the other, before shields take theirs. */
import type { Duel, Seat, Thing } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { contextAt } from '../reading/context.ts';
import { insteadsOf, keyOf } from '../reading/insteads.ts';
import { looksOf } from '../reading/looks.ts';
import { isProtectedFrom } from '../reading/protection.ts';
import { readRef } from '../reading/refs.ts';
import type { DamageEntry, EventFrame } from '../value/frame.ts';
import { goOn } from '../value/stack.ts';
import { cardOf, cardThing, sameThing } from '../value/things.ts';
import { canBeDamaged, lessened, onto } from './guards.ts';
import { comingFirst, sourceThing, type EventReplacement } from './replacing.ts';
import { openShields, type ShieldEffect } from './shields.ts';

type DamageFrame = EventFrame<'damage'>;
type DamageEvent = DamageFrame['event'];

interface DamageReplacement extends EventReplacement {
  /** It stops so many points and no more. */
  readonly takesPart?: boolean;
  readonly replace: (entry: DamageEntry) => DamageEntry;
}

/** Whether anything was still to be done about some entry: it is done, or somebody is asked. */
export function settleDamage(duel: Duel, frame: DamageFrame): boolean {
  const entry = frame.event.entries.find(({ fresh }) => fresh);
  if (!entry) return false;
  const found = replacementsOf(duel, frame.event, entry);
  const next = comingFirst(duel, frame, found, affectedBy(duel, entry));
  if (next === 'asked') return true;
  const entries = frame.event.entries.map((other) =>
    other === entry ? (next ? replacedBy(next, entry) : settled(entry)) : other,
  );
  goOn(duel, frame, { stage: 'guards', event: { ...frame.event, entries } });
  return true;
}

/** The same in the middle of a window, where nobody is asked. */
export function settledAtOnce(duel: Duel, event: DamageEvent, entry: DamageEntry): DamageEntry {
  const [next] = replacementsOf(duel, event, entry);
  return next ? settledAtOnce(duel, event, replacedBy(next, entry)) : settled(entry);
}

/** What was left to be turned until the shields had taken theirs is turned now. */
export const withTurned = (event: DamageEvent): DamageEvent => ({
  ...event,
  entries: event.entries.map((entry) =>
    entry.turns === 'later' ? { ...entry, turns: 'now', fresh: true } : entry,
  ),
});

function settled({ fresh: _, ...entry }: DamageEntry): DamageEntry {
  return entry;
}

const replacedBy = ({ key, replace }: DamageReplacement, entry: DamageEntry): DamageEntry =>
  replace({ ...entry, replaced: [...(entry.replaced ?? []), key] });

/** Who is damaged, or controls what is. */
const affectedBy = (duel: Duel, { to, source }: DamageEntry): Seat =>
  to.kind === 'seat'
    ? to.seat
    : to.kind === 'card'
      ? looksOf(duel, to.card).controller
      : source.looks.controller;

/** Those that stop it come before those that turn it, and shields after these, where nobody chooses. */
function replacementsOf(duel: Duel, event: DamageEvent, entry: DamageEntry): DamageReplacement[] {
  if (entry.amount === 0) return [];
  const isLeft = ({ key }: DamageReplacement): boolean => !entry.replaced?.includes(key);
  const stopping = entry.unpreventable ? [] : stopsFor(duel, entry, event.combat).filter(isLeft);
  const turning = turningsOf(duel, entry).filter(isLeft);
  const open = entry.turns === undefined ? openShields(duel, event, entry) : [];
  const multiplying = multiplicationsOf(duel, entry).filter(isLeft);
  const isBent = open.some(countsPoints) || stopping.some(({ takesPart }) => takesPart);
  if (multiplying.length === 0 || !isBent || !mayBeOrdered(duel))
    return [...stopping, ...turning, ...(turning.length > 0 ? open.map(asReplacement(entry)) : [])];
  return [...stopping, ...turning, ...open.map(asReplacement(entry)), ...multiplying];
}

const mayBeOrdered = (duel: Duel): boolean => editionOf(duel).timing.replacing === 'affectedChooses';

/** It takes another amount of what has been multiplied, or does more for it. */
const countsPoints = ({ shield: { amount, but, onto, kept, then } }: ShieldEffect): boolean =>
  amount >= 0 || but !== undefined || onto !== undefined || kept === true || then !== undefined;

/** Unless it mattered what comes first, it is multiplied when all else is done. */
const multiplicationsOf = (duel: Duel, entry: DamageEntry): DamageReplacement[] =>
  insteadsOf(duel, 'damageMultiplied', entry).map((one) => ({
    key: keyOf(one),
    by: cardThing(duel, one.card),
    outcome: 'multiplied',
    replace: (less) => ({ ...less, amount: less.amount * one.instead.by }),
  }));

/** What nobody has put in front of something else. */
export function multiplied(duel: Duel, entry: DamageEntry): DamageEntry {
  if (entry.isSpill || entry.amount === 0) return entry;
  return multiplicationsOf(duel, entry)
    .filter(({ key }) => !entry.replaced?.includes(key))
    .reduce((more, one) => replacedBy(one, more), entry);
}

function stopsFor(duel: Duel, entry: DamageEntry, combat: boolean): DamageReplacement[] {
  const { to, source } = entry;
  const stops = insteadsOf(duel, 'damageStopped', entry, combat)
    .filter(({ instead }) => instead.takesOff === undefined)
    .map((one) => stop(duel, keyOf(one), cardThing(duel, one.card), one.instead.amount));
  const isProtected = to.kind === 'card' && isProtectedFrom(duel, to.card, source.looks, cardOf(source));
  return isProtected ? [stop(duel, 'protection', to, undefined), ...stops] : stops;
}

const stop = (duel: Duel, key: string, by: Thing, amount: number | undefined): DamageReplacement => ({
  key,
  by,
  outcome: 'stopped',
  takesPart: amount !== undefined,
  replace: (entry) => lessened(duel, entry, amount ?? entry.amount),
});

const turningsOf = (duel: Duel, entry: DamageEntry): DamageReplacement[] =>
  insteadsOf(duel, 'damageTurned', entry).flatMap((one) => {
    const to = readRef(duel, contextAt(duel, one.card, one.at), one.instead.onto)[0];
    if (!to || !canBeDamaged(duel, to) || sameThing(to, entry.to)) return [];
    return [
      {
        key: keyOf(one),
        by: cardThing(duel, one.card),
        outcome: JSON.stringify(to),
        replace: (turned: DamageEntry) => onto(turned, to),
      },
    ];
  });

/** A shield may take its part first: turning and multiplying then wait for all of them. */
const asReplacement =
  (entry: DamageEntry) =>
  ({ id, source }: ShieldEffect): DamageReplacement => ({
    key: `effect ${id}`,
    by: sourceThing(source),
    outcome: 'shielded',
    replace: () => ({ ...settled(entry), turns: 'later' }),
  });
