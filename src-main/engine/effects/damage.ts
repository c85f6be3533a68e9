/** Damage, its prevention, and life. */
import type { Act, Duel, Guard, Snapshot, Thing } from '../value/duel.ts';
import { possibleSources } from '../casting/naming.ts';
import { editionOf } from '../editions/registry.ts';
import { readAmount } from '../reading/amounts.ts';
import type { Context } from '../reading/context.ts';
import { readRef, readSeats } from '../reading/refs.ts';
import { happen } from '../events/happen.ts';
import { openTo, waitingDamage } from '../events/preventable.ts';
import { isSource } from '../events/shields.ts';
import { gainLife } from '../events/gaining.ts';
import { loseLife, poison } from '../events/small.ts';
import { ride, riderOf, take } from '../events/takings.ts';
import { settledAtOnce } from '../events/settling.ts';
import { abilityAt, numberOf } from '../faces/faces.ts';
import type { DamageEntry, EffectFrame } from '../value/frame.ts';
import { answerIn, give, goOn, keepSlot, pop, push, slotsOf } from '../value/stack.ts';
import type { Damage } from '../language/effects/damage.ts';
import type { Prevent } from '../language/effects/prevent.ts';
import { hasThing, objectOf } from '../value/things.ts';
import { loseByEffect, win } from '../losing/losing.ts';
import { contextIn, snapshotOfThing, sourceOf, type Handlers } from './tools.ts';

export const DAMAGE: Handlers<
  'damage' | 'prevent' | 'gainLife' | 'loseLife' | 'poison' | 'loseDuel' | 'winDuel'
> = {
  damage: (duel, frame, effect) => {
    if (frame.stage === 'dealt') {
      pop(duel);
      if (effect.slot) keepSlot(duel, effect.slot, answerIn(frame, 'event'));
      if (effect.hurt) keepSlot(duel, effect.hurt, answerIn(frame, 'damaged'));
      return;
    }
    const context = contextIn(duel, frame);
    const entries = effect.byEach
      ? readRef(duel, context, effect.by).flatMap((each) =>
          entriesBy(duel, frame, effect, { ...context, each }, snapshotOfThing(duel, frame, each)),
        )
      : entriesBy(duel, frame, effect, context, sourceOf(duel, frame, effect.by));
    goOn(duel, frame, { stage: 'dealt' });
    if (entries.length === 0) give(duel, { event: 0, damaged: [] });
    else happen(duel, { kind: 'damage', combat: false, entries });
  },

  prevent: (duel, frame, effect) =>
    isWindowKind(duel, effect) ? preventInWindow(duel, frame, effect) : setShield(duel, frame, effect),

  gainLife: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    pop(duel);
    for (const seat of readSeats(duel, context, effect.who))
      gainLife(duel, seat, readAmount(duel, context, effect.amount));
  },

  loseLife: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    pop(duel);
    for (const seat of readSeats(duel, context, effect.who))
      loseLife(duel, seat, readAmount(duel, context, effect.amount));
  },

  poison: (duel, frame, effect) => {
    const context = contextIn(duel, frame);
    pop(duel);
    for (const seat of readSeats(duel, context, effect.who))
      poison(duel, seat, readAmount(duel, context, effect.amount));
  },

  loseDuel: (duel, frame, effect) => {
    const seats = readSeats(duel, contextIn(duel, frame), effect.who);
    pop(duel);
    loseByEffect(duel, seats);
  },

  winDuel: (duel, frame, effect) => {
    const seat = readSeats(duel, contextIn(duel, frame), effect.who)[0];
    pop(duel);
    if (seat !== undefined) win(duel, seat);
  },
};

/** What one source deals. */
function entriesBy(
  duel: Duel,
  frame: EffectFrame,
  effect: Damage,
  context: Context,
  source: Snapshot,
): DamageEntry[] {
  const to = readRef(duel, context, effect.to).filter((thing) => thing.kind !== 'chain');
  // "Each player … that player": of the one at hand, unless another is spoken of already.
  const amounts = to.map((thing) =>
    readAmount(duel, { ...context, each: context.each ?? thing }, effect.amount),
  );
  const shares = sharesOf(frame, effect, to, amounts);
  return to.map((thing, place): DamageEntry => ({
    id: duel.nextId++,
    source,
    to: thing,
    amount: Math.max(0, shares[place] ?? 0),
    unpreventable: effect.unpreventable === true,
  }));
}

function sharesOf(
  frame: EffectFrame,
  { shared, to: among }: Damage,
  to: readonly Thing[],
  amounts: readonly number[],
): readonly number[] {
  const [amount = 0] = amounts;
  // Of the targets those that are legal still, and of a group as many as are there.
  const many = among.kind === 'target' ? frame.act.targets.flat().length : to.length;
  if (shared === 'evenly') return to.map(() => Math.floor(amount / Math.max(1, many)));
  if (shared === 'chosen')
    return to.map(
      (thing) =>
        frame.act.shares[(frame.act.targets[0] ?? []).findIndex((other) => hasThing([other], thing))] ?? 0,
    );
  return amounts;
}

/** In 1997 damage is prevented when it is there; what is used at an earlier moment waits for it as a shield. */
function isWindowKind(duel: Duel, effect: Prevent): boolean {
  return (
    editionOf(duel).dying.prevention === 'window' &&
    !(effect.combatOnly && !effect.to && !effect.fromChosen) &&
    waitingDamage(duel) !== undefined
  );
}

function setShield(duel: Duel, frame: EffectFrame<'prevent'>, effect: Prevent): void {
  const context = contextIn(duel, frame);
  let from: Thing | undefined;
  if (effect.fromChosen) {
    const named = frame.act.named;
    if (frame.stage === 'start' && named === undefined) {
      goOn(duel, frame, { stage: 'chosen' });
      push(duel, {
        kind: 'choose',
        seat: frame.act.you,
        by: frame.act.you,
        what: 'source',
        from: possibleSources(duel, context, effect.fromChosen),
        least: 1,
        most: 1,
      });
      return;
    }
    [from] = named ?? answerIn(frame, 'choose');
    if (!from) return pop(duel);
  }
  pop(duel);
  if (effect.onto && readRef(duel, context, effect.onto).length === 0) return;
  const id = duel.nextId++;
  duel.effects.push({
    kind: 'shield',
    id,
    stamp: id,
    you: frame.act.you,
    source: frame.act.source,
    until: 'endOfTurn',
    shield: {
      amount: effect.amount === 'all' ? -1 : readAmount(duel, context, effect.amount),
      ...(effect.to ? { to: readRef(duel, context, effect.to) } : {}),
      ...(effect.toTheirs && effect.to
        ? { toTheirs: { seats: readSeats(duel, context, effect.to), filter: effect.toTheirs } }
        : {}),
      ...(from ? { from } : {}),
      ...(effect.fromAll ? { fromAll: effect.fromAll } : {}),
      ...(effect.combatOnly ? { combatOnly: true } : {}),
      ...guardOf(duel, frame, effect),
    },
  });
}

/** What becomes of the damage, as far as it is settled now. */
function guardOf(duel: Duel, frame: EffectFrame, { but, onto, kept, then }: Prevent): Guard {
  const to = onto ? readRef(duel, contextIn(duel, frame), onto)[0] : undefined;
  const act: Act = { ...frame.act, slots: slotsOf(duel) };
  return {
    ...(but === undefined ? {} : { but }),
    ...(to ? { onto: to } : {}),
    ...(kept ? { kept } : {}),
    ...(then ? { then: { act, node: numberOf(abilityAt(duel, frame.act), then) } } : {}),
  };
}

/** Takes from the damage that waits. */
function preventInWindow(duel: Duel, frame: EffectFrame<'prevent'>, effect: Prevent): void {
  const under = waitingDamage(duel);
  if (!under) return pop(duel);
  const place = duel.frames.indexOf(under);
  const waiting = openTo(duel, contextIn(duel, frame), effect, under.event);
  if (effect.fromChosen && frame.stage === 'start') {
    const from = waiting.map(({ source }) => objectOf(source));
    const once = from.filter((thing, at) => !hasThing(from.slice(0, at), thing));
    goOn(duel, frame, { stage: 'chosen' });
    push(duel, {
      kind: 'choose',
      seat: frame.act.you,
      by: frame.act.you,
      what: 'source',
      from: once,
      least: Math.min(1, once.length),
      most: 1,
    });
    return;
  }
  const [source] = effect.fromChosen ? answerIn(frame, 'choose') : [];
  let points =
    effect.amount === 'all'
      ? Number.MAX_SAFE_INTEGER
      : readAmount(duel, contextIn(duel, frame), effect.amount);
  const guard = guardOf(duel, frame, effect);
  const from = waiting.filter((entry) => !effect.fromChosen || (source && isSource(source, entry.source)));
  let sum = 0;
  const { event } = under;
  const entries = event.entries.flatMap((entry) => {
    if (points === 0 || !from.includes(entry)) return [entry];
    const taken = take(duel, guard, entry, points, -1);
    points -= taken.amount;
    sum += taken.amount;
    return taken.entries.map((other) => (other.fresh ? settledAtOnce(duel, event, other) : other));
  });
  pop(duel);
  if (!effect.onto || guard.onto) {
    duel.frames[place] = { ...under, event: { ...event, entries } };
    ride(duel, riderOf(guard, from, sum));
  }
}
