import type { ActivatedAbility } from '../ability.ts';
import type { Duration } from '../duration.ts';
import { grant, type Grant } from '../modification.ts';

/** For a time the player has an ability, without any permanent that bears it. */
export interface Permit {
  readonly kind: 'permit';
  readonly gives: Grant;
  readonly until: Duration;
}
export const permit = (ability: ActivatedAbility, until: Duration = 'endOfTurn'): Permit => ({
  kind: 'permit',
  gives: grant(ability),
  until,
});
