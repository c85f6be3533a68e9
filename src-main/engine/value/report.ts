/** What happens, told to whoever listens. Playouts listen to nothing and pay nothing. */
import type { DuelEvent } from '../../../src-shared/duel/events.ts';
import { keepSink, sinkOf } from './derived.ts';
import type { Duel } from './duel.ts';

/** Called with the duel as it is at that moment. */
export type Sink = (event: DuelEvent, duel: Duel) => void;

export function listen(duel: Duel, sink: Sink | undefined): void {
  keepSink(duel, sink);
}

export function report(duel: Duel, event: DuelEvent): void {
  sinkOf(duel)?.(event, duel);
}
