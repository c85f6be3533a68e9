/** What the handlers of effects share. */
import type { CardNumber, Duel, Seat, Snapshot, Thing } from '../value/duel.ts';
import { editionOf } from '../editions/registry.ts';
import { contextOf, type Context } from '../reading/context.ts';
import { readRef, readSeats } from '../reading/refs.ts';
import { abilityAt, numberOf } from '../faces/faces.ts';
import { PLAYER_PARTS, type EffectFrame, type PlayerPart } from '../value/frame.ts';
import { push, slotsOf } from '../value/stack.ts';
import type { Effect, EffectKind } from '../language/effect.ts';
import type { Ref } from '../language/ref.ts';
import { isOutOfReach } from '../reading/protection.ts';
import { cardAt, cardsOf, isInPlay, isThere, lastKnown } from '../value/things.ts';
import { snapshotOf, sourceNow } from '../reading/looks.ts';

/** Called when the frame is on top, once a stage, until it is popped. */
export type Handler<Kind extends EffectKind> = (
  duel: Duel,
  frame: EffectFrame<Kind>,
  effect: Extract<Effect, { kind: Kind }>,
) => void;
export type Handlers<Kind extends EffectKind> = { [One in Kind]: Handler<One> };

export const contextIn = (duel: Duel, frame: EffectFrame): Context =>
  contextOf(frame.act, slotsOf(duel), frame.each);

/** Those meant that the effect can do anything to. */
export const reached = (duel: Duel, frame: EffectFrame, ref: Ref): Thing[] =>
  readRef(duel, contextIn(duel, frame), ref).filter((thing) => !isShut(duel, frame, thing));

export const reachedPermanents = (duel: Duel, frame: EffectFrame, ref: Ref): CardNumber[] =>
  cardsOf(reached(duel, frame, ref).filter((thing) => isInPlay(duel, thing)));

const isShut = (duel: Duel, { act: { source } }: EffectFrame, thing: Thing): boolean =>
  isInPlay(duel, thing) && thing.kind === 'card' && isOutOfReach(duel, thing.card, source.looks, source.card);

/**
 * Whom these parts of the effect mean: read once, as it begins. Read again after a question it would be somebody else,
 * as soon as one of them has left.
 */
export function withPlayersMeant(duel: Duel, frame: EffectFrame, effect: Effect): EffectFrame {
  if (frame.meant) return frame;
  const refs = effect as Partial<Record<PlayerPart, Ref>>;
  const context = contextIn(duel, frame);
  const meant: Partial<Record<PlayerPart, readonly Seat[]>> = {};
  for (const part of PLAYER_PARTS) {
    const ref = refs[part];
    if (ref) meant[part] = readSeats(duel, context, ref);
  }
  return { ...frame, meant };
}

/** The players meant, as far as they have not left. */
export const meantBy = (duel: Duel, { meant }: EffectFrame, part: PlayerPart): Seat[] =>
  (meant?.[part] ?? []).filter((seat) => !duel.lost[seat]);

/** The one player meant; undefined: there is none, or that one has left. */
export function onlyMeantBy(duel: Duel, { meant }: EffectFrame, part: PlayerPart): Seat | undefined {
  const seat = meant?.[part]?.[0];
  return seat === undefined || duel.lost[seat] ? undefined : seat;
}

/** A part of this effect is next. */
export function child(
  duel: Duel,
  frame: EffectFrame,
  effect: Effect,
  each: Thing | undefined = frame.each,
): void {
  const node = numberOf(abilityAt(duel, frame.act), effect);
  push(duel, { kind: 'effect', act: frame.act, node, stage: 'start', list: [], ...(each ? { each } : {}) });
}

/** Who or what deals the damage: itself as the rulebook has it, or another object. */
export function sourceOf(duel: Duel, frame: EffectFrame, by: Ref): Snapshot {
  if (by.kind === 'self')
    return sourceNow(duel, frame.act, editionOf(duel).permanents.sourceIs === 'announced');
  return snapshotOfThing(duel, frame, readRef(duel, contextIn(duel, frame), by)[0]);
}

/** As it is, or as it was last; what is no object lets the text's own source deal it. */
export function snapshotOfThing(duel: Duel, frame: EffectFrame, thing: Thing | undefined): Snapshot {
  if (thing?.kind !== 'card') return frame.act.source;
  return isThere(duel, thing) ? snapshotOf(duel, thing.card) : (lastKnown(duel, thing) ?? frame.act.source);
}

export { thingsByChance as byChance } from '../changes/picking.ts';

/** A card as it will be once it has moved: each passage makes it a new object. */
export const afterMoving = (duel: Duel, card: CardNumber): Thing => ({
  kind: 'card',
  card,
  incarnation: cardAt(duel, card).incarnation + 1,
});
