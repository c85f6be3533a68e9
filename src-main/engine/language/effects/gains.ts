import type { Condition } from '../condition.ts';
import type { Duration } from '../duration.ts';
import type { Modification } from '../modification.ts';
import type { Ref } from '../ref.ts';

/** Objects are changed for a time: size, abilities, colour, type, controller. Amounts are counted once, now. */
export interface Gains {
  readonly kind: 'gains';
  readonly what: Ref;
  readonly mods: readonly Modification[];
  readonly until: Duration;
  /** Only as long as this is so: once it is not, the change is over. */
  readonly while?: Condition;
}
export const gains = (
  what: Ref,
  mods: Modification | readonly Modification[],
  until: Duration = 'endOfTurn',
  condition?: Condition,
): Gains => ({
  kind: 'gains',
  what,
  mods: 'kind' in mods ? [mods] : mods,
  until,
  ...(condition === undefined ? {} : { while: condition }),
});

/** As long as this is so, and the changed object stays where it is. */
export const gainsWhile = (
  condition: Condition,
  what: Ref,
  mods: Modification | readonly Modification[],
): Gains => gains(what, mods, 'whileInPlay', condition);
