/** `pay:` names permanents; which of their mana abilities are used is whatever pays the cost. */
import { manaSources, type ManaSource } from '../../src-main/engine/position.ts';
import type { CardNumber, Duel, Seat } from '../../src-main/engine/index.ts';
import type { ManaAmount } from '../../src-main/engine/language/mana.ts';
import type { ManaUse } from '../../src-shared/duel/question.ts';
import type { Names } from './names.ts';
import { sum } from '../../src-shared/sums.ts';

interface Option {
  readonly use: ManaUse;
  readonly units: readonly number[];
}

export function payWith(
  duel: Duel,
  names: Names,
  seat: Seat,
  wanted: readonly string[],
  cost: ManaAmount,
): { readonly uses: readonly ManaUse[] } | { readonly refused: string } {
  const sources = manaSources(duel, seat);
  const options: Option[][] = [];
  const taken: CardNumber[] = [];
  for (const name of wanted) {
    const card = sources.find(
      (one) => !taken.includes(one.card) && names.isCalled(duel, one.card, name),
    )?.card;
    if (card === undefined) return { refused: `${name} cannot be used for mana` };
    taken.push(card);
    options.push(sources.filter((one) => one.card === card).flatMap(optionsOf));
  }
  const uses = combine(options, [...(duel.pools[seat] ?? [])], cost);
  return uses ? { uses } : { refused: `${wanted.join(', ')} do not pay for it` };
}

const optionsOf = (source: ManaSource): Option[] =>
  source.choices.map((units, choice) => ({
    use: { card: source.card, ability: source.ability, choice },
    units,
  }));

function combine(options: readonly Option[][], pool: number[], cost: ManaAmount): ManaUse[] | undefined {
  const [first, ...rest] = options;
  if (!first) return pays(pool, cost.symbols, cost.generic) ? [] : undefined;
  for (const { use, units } of first) {
    const others = combine(
      rest,
      pool.map((part, place) => part + (units[place] ?? 0)),
      cost,
    );
    if (others) return [use, ...others];
  }
  return undefined;
}

function pays(pool: readonly number[], symbols: readonly number[], generic: number): boolean {
  const [symbol, ...rest] = symbols;
  if (symbol === undefined) return sum(pool) >= generic;
  return pool.some((part, place) => {
    if (part === 0 || !(symbol & (1 << place))) return false;
    const left = pool.map((other, at) => (at === place ? other - 1 : other));
    return pays(left, rest, generic);
  });
}
