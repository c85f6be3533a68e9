import type { Duration } from '../duration.ts';
import type { Modification } from '../modification.ts';
import type { Ref } from '../ref.ts';

/** Objects are changed for a time: size, abilities, colour, type, controller. Amounts are counted once, now. */
export interface Gains {
  readonly kind: 'gains';
  readonly what: Ref;
  readonly mods: readonly Modification[];
  readonly until: Duration;
}
export const gains = (
  what: Ref,
  mods: Modification | readonly Modification[],
  until: Duration = 'endOfTurn',
): Gains => ({
  kind: 'gains',
  what,
  mods: 'kind' in mods ? [mods] : mods,
  until,
});
