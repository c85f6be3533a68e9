/** Who is given the word in a window. */
import type { Duel, Seat } from '../value/duel.ts';
import { hasAct } from '../casting/acts.ts';
import { isKeptForNamed, isOwnMainPhase } from '../casting/legal/times.ts';
import { editionOf } from '../editions/registry.ts';
import type { WindowFrame } from '../value/frame.ts';

/** Whoever has something to do; of those with nothing to do the attentive, where the rulebook gives them a word. */
export const isHeard = (duel: Duel, window: WindowFrame, seat: Seat): boolean =>
  (duel.attentive[seat] === true && isToldOf(duel, window, seat)) || hasAct(duel, window, seat);

const isToldOf = (duel: Duel, window: WindowFrame, seat: Seat): boolean =>
  !isKeptForNamed(duel, window) &&
  (editionOf(duel).timing.speakers === 'everybody' || isOwnMainPhase(duel, window, seat));
