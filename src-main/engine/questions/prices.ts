/** Costs in plain words, for whoever is asked to pay them. */
import type { Asked, Price } from '../../../src-shared/duel/asked.ts';
import { MANA } from '../../../src-shared/duel/words.ts';
import type { Act, Duel } from '../value/duel.ts';
import { readAmount } from '../reading/amounts.ts';
import { contextOf } from '../reading/context.ts';
import type { Amount } from '../language/amount.ts';
import type { Cost, CostKind } from '../language/cost.ts';
import type { ManaAmount } from '../language/mana.ts';
import { slotsOf } from '../value/stack.ts';

/** `{2}{R}{W/U}`, generic mana first; `{0}` for nothing. */
export function inSymbols({ generic, symbols }: ManaAmount): string {
  const letters = symbols.map((mask) => MANA.filter((_, place) => mask & (1 << place)).join('/'));
  const parts = [...(generic > 0 || letters.length === 0 ? [String(generic)] : []), ...letters];
  return parts.map((part) => `{${part}}`).join('');
}

type Pricing<Kind extends CostKind> = (
  cost: Extract<Cost, { kind: Kind }>,
  read: (amount: Amount) => number,
) => Price | undefined;

const PRICES: { [Kind in CostKind]: Pricing<Kind> } = {
  mana: () => undefined,
  tap: () => ({ kind: 'tap', count: 1 }),
  sacrifice: ({ filter, count }, read) => ({
    kind: 'sacrifice',
    count: read(count),
    ...(filter ? {} : { itself: true }),
  }),
  discard: ({ count }, read) => ({ kind: 'discard', count: read(count) }),
  exileThis: () => ({ kind: 'exile', count: 1, itself: true }),
  life: ({ count }, read) => ({ kind: 'life', count: read(count) }),
  tapOf: ({ count }, read) => ({ kind: 'tap', count: read(count) }),
  counter: ({ counter, count }, read) => ({ kind: 'counter', count: read(count), counter }),
  loyalty: ({ count }) => ({ kind: 'loyalty', count }),
};

/** What an effect asks to be paid: its mana as it is written, the rest counted. */
export function pricesOf(duel: Duel, act: Act, costs: readonly Cost[]): Pick<Asked, 'cost' | 'price'> {
  const context = contextOf(act, slotsOf(duel));
  const read = (amount: Amount): number => readAmount(duel, context, amount);
  const mana = costs.find((cost) => cost.kind === 'mana');
  const price = costs.flatMap((cost) => (PRICES[cost.kind] as Pricing<CostKind>)(cost, read) ?? []);
  return {
    ...(mana
      ? { cost: mana.x === undefined ? mana.mana : mana.mana.replace('{X}', `{${read(mana.x)}}`) }
      : {}),
    ...(price.length > 0 ? { price } : {}),
  };
}
