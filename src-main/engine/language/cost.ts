/** What an activated ability, an extra cost or an "unless" asks for. Paid whole or not at all. */
import type { CounterCost, LoyaltyCost } from './costs/counterCost.ts';
import type { DiscardCost } from './costs/discardCost.ts';
import type { ExileCost } from './costs/exileCost.ts';
import type { LifeCost } from './costs/lifeCost.ts';
import type { ManaCost } from './costs/manaCost.ts';
import type { SacrificeCost } from './costs/sacrificeCost.ts';
import type { TapOfCost } from './costs/tapOfCost.ts';
import type { TapCost } from './costs/tapCost.ts';

export type Cost =
  | ManaCost
  | TapCost
  | TapOfCost
  | SacrificeCost
  | DiscardCost
  | LifeCost
  | CounterCost
  | LoyaltyCost
  | ExileCost;
export type CostKind = Cost['kind'];
