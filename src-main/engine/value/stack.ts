/** Handling of the stack of frames. */
import type { Duel, Value } from './duel.ts';
import type { Answers, EffectFrame, EventFrame, Frame, FrameKind, FrameOf } from './frame.ts';

export function push(duel: Duel, frame: Frame): void {
  duel.frames.push(frame);
}

export function pop(duel: Duel, answer?: Partial<Answers>): void {
  duel.frames.pop();
  if (answer) give(duel, answer);
}

/** What the top frame waits for, where nobody need be asked. */
export function give(duel: Duel, answer: Partial<Answers>): void {
  const frame = top(duel);
  if (frame) duel.frames[duel.frames.length - 1] = { ...frame, answer };
}

/** What the frame above has given. */
export function answerIn<Kind extends keyof Answers>(frame: Frame, kind: Kind): Answers[Kind] {
  const answer = frame.answer?.[kind];
  if (answer === undefined) throw new Error(`No ${kind} has answered the frame of kind ${frame.kind}.`);
  return answer;
}

export function top(duel: Duel): Frame | undefined {
  return duel.frames[duel.frames.length - 1];
}

/** Puts a changed frame in the place of the top one. What was given to it is used by then. */
export function retop(duel: Duel, frame: FrameOf<Exclude<FrameKind, 'effect' | 'event'>>): void {
  duel.frames[duel.frames.length - 1] = frame.answer ? { ...frame, answer: undefined } : frame;
}

/** The same for effects and events: each kind of them has stages of its own. */
export function goOn<One extends EffectFrame | EventFrame>(
  duel: Duel,
  frame: One,
  changes: Partial<NoInfer<One>>,
): void {
  const next = { ...frame, ...changes };
  duel.frames[duel.frames.length - 1] = frame.answer ? { ...next, answer: undefined } : next;
}

/** The nearest frame of a kind, from the top. */
export function nearest<Kind extends FrameKind>(duel: Duel, kind: Kind): FrameOf<Kind> | undefined {
  for (let place = duel.frames.length - 1; place >= 0; place--) {
    const frame = duel.frames[place];
    if (frame?.kind === kind) return frame as FrameOf<Kind>;
  }
  return undefined;
}

/** Keeps something under a name for the rest of the text that is resolving. */
export function keepSlot(duel: Duel, name: string, value: Value): void {
  for (let place = duel.frames.length - 1; place >= 0; place--) {
    const frame = duel.frames[place];
    if (frame?.kind !== 'resolve') continue;
    duel.frames[place] = { ...frame, slots: { ...frame.slots, [name]: value } };
    return;
  }
}

export function slotsOf(duel: Duel): Readonly<Record<string, Value>> {
  const text = duel.frames.findLast(({ kind }) => kind === 'resolve' || kind === 'deciding');
  return text?.kind === 'resolve' || text?.kind === 'deciding' ? text.slots : {};
}
