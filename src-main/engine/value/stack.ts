/** Handling of the stack of frames. */
import type { Duel, Value } from './duel.ts';
import type { Frame, FrameKind, FrameOf } from './frame.ts';

export function push(duel: Duel, frame: Frame): void {
  duel.frames.push(frame);
}

export function pop(duel: Duel, returned?: Value): void {
  duel.frames.pop();
  duel.returned = returned;
}

export function top(duel: Duel): Frame | undefined {
  return duel.frames[duel.frames.length - 1];
}

/** The top frame goes on as it is with these changes. */
export function retop<One extends Frame>(duel: Duel, frame: One, changes: Partial<NoInfer<One>>): void {
  duel.frames[duel.frames.length - 1] = { ...frame, ...changes };
}

/** The nearest frame of a kind, from the top. */
export function nearest<Kind extends FrameKind>(duel: Duel, kind: Kind): FrameOf<Kind> | undefined {
  for (let place = duel.frames.length - 1; place >= 0; place--) {
    const frame = duel.frames[place];
    if (frame?.kind === kind) return frame as FrameOf<Kind>;
  }
  return undefined;
}

/** What the frame that just ended gave, taken once. */
export function takeReturned(duel: Duel): Value | undefined {
  const returned = duel.returned;
  duel.returned = undefined;
  return returned;
}

export const returnedNumber = (duel: Duel): number => {
  const returned = takeReturned(duel);
  return typeof returned === 'number' ? returned : 0;
};

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
  return nearest(duel, 'resolve')?.slots ?? {};
}
