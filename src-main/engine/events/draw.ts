/** Drawing one card: replaced by what says "instead", impossible from an empty library, else done. */
import type { Duel } from '../duel.ts';
import { moveCard } from '../changes/zones.ts';
import { contextAt, isTrue, readSeats } from '../evaluate.ts';
import { pop, push, retop, takeReturned } from '../frames/stack.ts';
import { derivedOf } from '../layers.ts';
import { actOf, notice } from '../noticing.ts';
import { snapshotOf } from '../things.ts';
import type { Act } from '../duel.ts';
import type { EventFrameOf } from './event.ts';
import { settleTriggers } from './event.ts';
import { fact } from './small.ts';

type DrawFrame = EventFrameOf<'draw'>;

/** 0: look for a replacement; 1: a player was asked whether to use it; 2: it has happened. */
export function drawStep(duel: Duel, frame: DrawFrame): void {
  if (frame.stage === 2) return pop(duel);
  const next = replacementOf(duel, frame);
  if (frame.stage === 1 && next) return afterAsking(duel, frame, next);
  if (next) return propose(duel, frame, next);
  drawCard(duel, frame.event.seat);
}

interface Replacement {
  readonly key: string;
  readonly act: Act;
  readonly optional: boolean;
}

/** The first replacement that has not been used on this draw. */
function replacementOf(duel: Duel, frame: DrawFrame): Replacement | undefined {
  const { seat, replaced } = frame.event;
  for (const { card, at, ability } of derivedOf(duel).insteads) {
    const { instead } = ability;
    if (instead.kind !== 'drawReplaced') continue;
    const key = `${card}.${at.face}.${at.ability}`;
    const context = contextAt(duel, card, at);
    if (replaced.includes(key) || !readSeats(duel, context, instead.who).includes(seat)) continue;
    if (instead.when && !isTrue(duel, context, instead.when)) continue;
    const act: Act = {
      ...actOf(context.you, snapshotOf(duel, card), at.face, at.ability),
      about: { player: seat },
    };
    return { key, act, optional: instead.optional === true };
  }
  return undefined;
}

function propose(duel: Duel, frame: DrawFrame, { key, act, optional }: Replacement): void {
  const { seat } = frame.event;
  if (optional) {
    retop(duel, { ...frame, stage: 1 });
    push(duel, { kind: 'yesNo', seat, by: seat, act, node: 0 });
    return;
  }
  replaceBy(duel, frame, key, act);
}

function afterAsking(duel: Duel, frame: DrawFrame, { key, act }: Replacement): void {
  if (takeReturned(duel) === 1) replaceBy(duel, frame, key, act);
  else
    retop(duel, { ...frame, stage: 0, event: { ...frame.event, replaced: [...frame.event.replaced, key] } });
}

/** The draw is gone; what stands in its place may itself let the player draw, past this same replacement. */
function replaceBy(duel: Duel, frame: DrawFrame, key: string, act: Act): void {
  retop(duel, { ...frame, stage: 2, event: { ...frame.event, replaced: [...frame.event.replaced, key] } });
  push(duel, { kind: 'resolve', act, node: 0, item: -1, stage: 0, slots: {} });
}

/** The replacements used on the draw that is under way, so that "that player draws" goes past them. */
export function replacedSoFar(duel: Duel): readonly string[] {
  const under = duel.frames.findLast((frame) => frame.kind === 'event' && frame.event.kind === 'draw');
  return under?.kind === 'event' && under.event.kind === 'draw' ? under.event.replaced : [];
}

function drawCard(duel: Duel, seat: number): void {
  pop(duel, 1);
  const card = duel.libraries[seat]?.[0];
  if (card === undefined) {
    duel.memory.push({ ...fact(duel, 'lost', -1, seat) });
    return;
  }
  moveCard(duel, card, 'hand', { cause: 'draw' });
  duel.memory.push(fact(duel, 'drew', card, seat));
  notice(duel, { kind: 'draws', seat });
  settleTriggers(duel);
}
