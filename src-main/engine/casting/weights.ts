/** What it costs to use a source of mana besides mana, as one number: the next class outweighs all of the one before. */
import type { CardNumber, Duel } from '../value/duel.ts';
import { readAmount } from '../reading/amounts.ts';
import type { Context } from '../reading/context.ts';
import { abilityAt } from '../faces/faces.ts';
import type { ActivatedAbility } from '../language/ability.ts';
import type { Cost, CostKind } from '../language/cost.ts';
import { TYPE } from '../value/masks.ts';
import { purseOf } from '../value/seats.ts';
import { looksOf } from '../reading/looks.ts';
import { isManaAbility } from '../faces/abilities.ts';
import { stirredByTapping } from './manaTriggers.ts';

/** It has something better to do when it is tapped. */
const UTILITY = 20_000;
/** It takes mana to give mana. */
const PRICED = 60_000;
/** It could attack or block. */
const CREATURE = 50_000;
/** A mana that is made and not needed. */
export const WASTE = 200_000;
export const COUNTER = 2_000_000;
/** A point of life, or whatever else happens to its owner along with the mana. */
const LIFE = 10_000_000;
const SACRIFICE = 1_000_000_000;
/** The last of one's life. */
const DEATH = 100_000_000_000;

export function weightOf(
  duel: Duel,
  context: Context,
  types: number,
  card: CardNumber,
  ability: ActivatedAbility,
): number {
  const taps = ability.costs.some(({ kind }) => kind === 'tap');
  let weight = harmOf(duel, context, ability) + (taps ? LIFE * stirredByTapping(duel, context.you, card) : 0);
  for (const cost of ability.costs) weight += (WEIGHTS[cost.kind] as Weighing<CostKind>)(cost, duel, context);
  if (!taps) return weight;
  if (types & TYPE.creature) return weight + CREATURE;
  return hasOtherUses(duel, card) ? weight + UTILITY : weight;
}

type Weighing<Kind extends CostKind> = (
  cost: Extract<Cost, { kind: Kind }>,
  duel: Duel,
  context: Context,
) => number;

const WEIGHTS: { [Kind in CostKind]: Weighing<Kind> } = {
  mana: () => PRICED,
  // What tapping costs depends on what is tapped.
  tap: () => 0,
  tapOf: () => 0,
  sacrifice: () => SACRIFICE,
  discard: () => 0,
  exileThis: () => 0,
  life: ({ count }, duel, context) => lifeWeight(duel, context, readAmount(duel, context, count)),
  counter: ({ count }) => (typeof count === 'number' ? COUNTER * count : 0),
  loyalty: () => 0,
};

/** What happens besides the mana is taken for harm. */
function harmOf(duel: Duel, context: Context, { effect }: ActivatedAbility): number {
  if (effect.kind === 'addMana') return 0;
  const parts = effect.kind === 'sequence' ? effect.of : [effect];
  return parts.reduce((sum, part) => {
    if (part.kind === 'addMana') return sum;
    const amount = part.kind === 'damage' ? readAmount(duel, context, part.amount) : 1;
    return sum + lifeWeight(duel, context, amount);
  }, 0);
}

const lifeWeight = (duel: Duel, { you }: Context, amount: number): number =>
  purseOf(duel, you).life <= amount ? DEATH : LIFE * amount;

/** What it does in other ways than by giving mana. */
const hasOtherUses = (duel: Duel, card: CardNumber): boolean =>
  looksOf(duel, card).abilities.some((at) => {
    const ability = abilityAt(duel, at);
    if (ability.kind === 'activated') return !isManaAbility(ability);
    return ability.kind === 'triggered' || ability.kind === 'rule';
  });
