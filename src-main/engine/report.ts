/** What happens, told to whoever listens. Playouts listen to nothing and pay nothing. */
import type { DuelEvent } from '../../src-shared/duel/events.ts';
import type { Duel } from './duel.ts';

/** Called with the duel as it is at that moment. */
export type Sink = (event: DuelEvent, duel: Duel) => void;

const SINK = Symbol('sink');
type Listening = Duel & { [SINK]?: Sink | undefined };

export function listen(duel: Duel, sink: Sink | undefined): void {
  (duel as Listening)[SINK] = sink;
}

export function report(duel: Duel, event: DuelEvent): void {
  (duel as Listening)[SINK]?.(event, duel);
}
