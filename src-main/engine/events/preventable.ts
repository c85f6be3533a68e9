/** In the window of 1997: the damage that waits to be dealt, and what of it an effect would do something about. */
import type { Duel } from '../value/duel.ts';
import type { Context } from '../reading/context.ts';
import { fitsCard } from '../reading/filters.ts';
import { looksOf } from '../reading/looks.ts';
import { readRef } from '../reading/refs.ts';
import type { DamageEntry, EventFrame, Frame } from '../value/frame.ts';
import { cardOf, hasThing } from '../value/things.ts';
import type { Prevent } from '../language/effects/prevent.ts';

type DamageFrame = EventFrame<'damage'>;

/** The latest damage that waits. */
export const waitingDamage = (duel: Duel): DamageFrame | undefined => duel.frames.findLast(isDamage);

const isDamage = (frame: Frame): frame is DamageFrame =>
  frame.kind === 'event' && frame.event.kind === 'damage';

/** What of it would be prevented, turned or answered. */
export const openTo = (
  duel: Duel,
  context: Context,
  effect: Prevent,
  { entries, combat }: DamageFrame['event'],
): readonly DamageEntry[] =>
  effect.combatOnly && !combat
    ? []
    : entries.filter(
        (entry) =>
          entry.amount > (effect.but ?? 0) &&
          (effect.onto !== undefined || effect.kept === true || !entry.unpreventable) &&
          comesFrom(duel, context, effect, entry) &&
          protects(duel, context, effect, entry),
      );

function comesFrom(
  duel: Duel,
  context: Context,
  { fromChosen, fromAll }: Prevent,
  { source }: DamageEntry,
): boolean {
  return [fromChosen, fromAll].every(
    (filter) => filter === undefined || fitsCard(duel, context, filter, cardOf(source), source.looks),
  );
}

function protects(duel: Duel, context: Context, { to, toTheirs }: Prevent, entry: DamageEntry): boolean {
  if (!to) return true;
  const protectedOnes = readRef(duel, context, to);
  if (hasThing(protectedOnes, entry.to)) return true;
  if (!toTheirs || entry.to.kind !== 'card') return false;
  const looks = looksOf(duel, entry.to.card);
  return (
    protectedOnes.some((thing) => thing.kind === 'seat' && thing.seat === looks.controller) &&
    fitsCard(duel, context, toTheirs, entry.to.card, looks)
  );
}
