/** Drawing one card: replaced by what says "instead", impossible from an empty library, else done. */
import type { Duel, Act } from '../value/duel.ts';
import { moveCard, reveal } from '../changes/zones.ts';
import type { EventFrame } from '../value/frame.ts';
import { answerIn, goOn, pop, push } from '../value/stack.ts';
import { showsTop } from '../knowledge/knowledge.ts';
import { notice, actOfInstead } from './noticing.ts';
import { insteadsOf, keyOf } from '../reading/insteads.ts';
import { settleTriggers } from './happen.ts';
import { fact } from './small.ts';

type DrawFrame = EventFrame<'draw'>;

export function drawStep(duel: Duel, frame: DrawFrame): void {
  if (frame.stage === 'replaced') return pop(duel);
  const next = replacementOf(duel, frame);
  if (frame.stage === 'asked' && next) return afterAsking(duel, frame, next);
  if (next) return propose(duel, frame, next);
  drawCard(duel, frame.event.seat);
}

interface Replacement {
  readonly key: string;
  readonly act: Act;
  readonly node: number;
  readonly optional: boolean;
  /** The lasting effect that is used up by it. */
  readonly uses?: number;
}

/** The first replacement that has not been used on this draw. */
function replacementOf(duel: Duel, frame: DrawFrame): Replacement | undefined {
  const { seat, replaced } = frame.event;
  const one = insteadsOf(duel, 'drawReplaced', seat).find((other) => !replaced.includes(keyOf(other)));
  if (!one) return lastingReplacement(duel, frame);
  const act: Act = { ...actOfInstead(duel, one), about: { player: seat } };
  return { key: keyOf(one), act, node: 0, optional: one.instead.optional === true };
}

/** What was said for the rest of the turn comes behind what permanents say. */
function lastingReplacement(duel: Duel, { event: { seat, replaced } }: DrawFrame): Replacement | undefined {
  for (const effect of duel.effects) {
    if (effect.kind !== 'draws' || !effect.seats.includes(seat)) continue;
    const key = `effect ${effect.id}`;
    if (replaced.includes(key)) continue;
    const act: Act = { ...effect.act, about: { player: seat } };
    return { key, act, node: effect.node, optional: false, ...(effect.once ? { uses: effect.id } : {}) };
  }
  return undefined;
}

function propose(duel: Duel, frame: DrawFrame, replacement: Replacement): void {
  const { act, optional } = replacement;
  const { seat } = frame.event;
  if (optional) {
    goOn(duel, frame, { stage: 'asked' });
    push(duel, { kind: 'yesNo', seat, by: seat, act, node: 0 });
    return;
  }
  replaceBy(duel, frame, replacement);
}

function afterAsking(duel: Duel, frame: DrawFrame, replacement: Replacement): void {
  if (answerIn(frame, 'yesNo')) replaceBy(duel, frame, replacement);
  else goOn(duel, frame, { stage: 'start', event: past(frame, replacement) });
}

/** The draw is gone; what stands in its place may itself let the player draw, past this same replacement. */
function replaceBy(duel: Duel, frame: DrawFrame, replacement: Replacement): void {
  const { act, node, uses } = replacement;
  duel.effects = duel.effects.filter(({ id }) => id !== uses);
  goOn(duel, frame, { stage: 'replaced', event: past(frame, replacement) });
  push(duel, { kind: 'resolve', act, node, item: -1, stage: 'targets', slots: act.slots ?? {} });
}

const past = ({ event }: DrawFrame, { key }: Replacement): DrawFrame['event'] => ({
  ...event,
  replaced: [...event.replaced, key],
});

/** The replacements used on the draw in whose place the present text happens: it draws past them. */
export function replacedSoFar(duel: Duel): readonly string[] {
  const text = duel.frames.findLastIndex((frame) => frame.kind === 'resolve');
  const under = duel.frames[text - 1];
  return under?.kind === 'event' && under.event.kind === 'draw' ? under.event.replaced : [];
}

function drawCard(duel: Duel, seat: number): void {
  pop(duel);
  const card = duel.libraries[seat]?.[0];
  if (card === undefined) {
    duel.memory.push({ ...fact(duel, 'lost', -1, seat) });
    return;
  }
  if (showsTop(duel, seat)) reveal(duel, [card], seat);
  moveCard(duel, card, 'hand', { cause: 'draw' });
  duel.memory.push(fact(duel, 'drew', card, seat));
  notice(duel, { kind: 'draws', seat });
  settleTriggers(duel);
}
