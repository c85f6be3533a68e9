/** Mana that is there already: what of it is spent, and what stays. */
import type { CardNumber, Duel, Seat } from '../value/duel.ts';
import { NO_POOL } from '../changes/players.ts';
import { manaSources } from '../casting/mana.ts';
import { asPayable } from '../casting/spending.ts';
import type { ManaAmount } from '../language/mana.ts';
import type { ManaUse } from '../../../src-shared/duel/question.ts';
import { isEnough } from '../reading/enough.ts';
import { leftOpen, solve } from './problem.ts';
import { stockOf } from './stock.ts';
import { freeIn, loosen } from './tied.ts';
import { minus, plus, sumOf } from './units.ts';
import { dearnessOf, wantsOf } from './wanted.ts';

/** What may go into a payment: for this card, or for what is just being announced. */
export function poolOf(duel: Duel, seat: Seat, card?: CardNumber): readonly number[] {
  const pool = duel.pools[seat] ?? NO_POOL;
  return duel.effects.some(({ kind }) => kind === 'tied') ? freeIn(duel, seat, pool, card) : pool;
}

/** The pool pays all of it. */
export const isCovered = (duel: Duel, seat: Seat, amount: ManaAmount): boolean =>
  isEnough([], poolOf(duel, seat), asPayable(duel, seat, amount));

/** What of a cost is still to be found, or where the pool has it all, still to be set aside. */
export function unpaid(
  duel: Duel,
  seat: Seat,
  amount: ManaAmount,
  set: readonly number[] = NO_POOL,
): ManaAmount {
  const cost = asPayable(duel, seat, amount);
  return leftOpen(isCovered(duel, seat, amount) ? set : poolOf(duel, seat), cost);
}

/** Takes a cost out of the pool, what is wanted least first; `set` is what was set aside for it by hand. */
export function spendFromPool(
  duel: Duel,
  seat: Seat,
  amount: ManaAmount,
  set: readonly number[] = [],
): boolean {
  const pool = poolOf(duel, seat);
  const cost = asPayable(duel, seat, amount);
  if (!isEnough([], pool, cost)) return false;
  const spent = isAllNeeded(pool, cost) ? pool : leastWanted(duel, seat, pool, cost, set);
  if (!spent) return false;
  duel.pools[seat] = minus(duel.pools[seat] ?? NO_POOL, spent);
  loosen(duel, seat, spent);
  return true;
}

const isAllNeeded = (pool: readonly number[], { symbols, generic }: ManaAmount): boolean =>
  sumOf(pool) === symbols.length + generic;

function leastWanted(
  duel: Duel,
  seat: Seat,
  pool: readonly number[],
  cost: ManaAmount,
  set: readonly number[],
): readonly number[] | undefined {
  const poolPrices = dearnessOf(wantsOf(duel, seat, -1), stockOf(duel, seat, manaSources(duel, seat)).kinds);
  const free = { pool, cost, set, poolPrices, singles: [], several: [], waste: 0 };
  return (solve(free) ?? solve({ ...free, set: [] }))?.fromPool;
}

/** What the player may still set aside of each kind of mana in the pool, so that the rest can be paid. */
export function spendable(
  pool: readonly number[],
  cost: ManaAmount,
  set: readonly number[],
  isPayable: (pool: readonly number[], cost: ManaAmount) => boolean = (left, open) =>
    isEnough([], left, open),
): number[] {
  return pool.map((count, place) => {
    let most = 0;
    for (let more = 1; more <= count - (set[place] ?? 0); more++) {
      const aside = pool.map((_, other) => (set[other] ?? 0) + (other === place ? more : 0));
      const open = leftOpen(aside, cost);
      const isSpent =
        open.symbols.length + open.generic === cost.symbols.length + cost.generic - sumOf(aside);
      if (!isSpent || !isPayable(minus(pool, aside), open)) break;
      most = more;
    }
    return most;
  });
}

/** What is still to be paid, and the sources that are going to be used for it. */
export interface Later {
  readonly cost: ManaAmount;
  readonly uses: readonly ManaUse[];
}

/** Pays for mana with mana, and leaves what the rest of the payment needs. */
export function payPrice(
  duel: Duel,
  seat: Seat,
  price: ManaAmount,
  by: ManaUse,
  later: Later | undefined,
): void {
  const pool = poolOf(duel, seat);
  const asked = asPayable(duel, seat, price);
  const coming = [by, ...(later?.uses ?? [])].map((use) => unitsFrom(duel, seat, use));
  const made = coming.reduce<readonly number[]>(plus, NO_POOL);
  const cost = later && asPayable(duel, seat, later.cost);
  const pays = (spent: readonly number[]): boolean =>
    !cost || isEnough([], plus(minus(pool, spent), made), cost);
  const spent = waysToSpend(pool, asked).find(pays) ?? leastWanted(duel, seat, pool, asked, []);
  if (spent) duel.pools[seat] = minus(duel.pools[seat] ?? NO_POOL, spent);
}

/** What using a source gives, in the order of MANA. */
export function unitsFrom(duel: Duel, seat: Seat, { card, ability, choice }: ManaUse): readonly number[] {
  const source = manaSources(duel, seat).find((one) => one.card === card && one.ability === ability);
  return source?.choices[choice] ?? NO_POOL;
}

/** Every handful of the pool that pays this and no more. */
function waysToSpend(pool: readonly number[], cost: ManaAmount): number[][] {
  const total = cost.symbols.length + cost.generic;
  const found: number[][] = [];
  const take = (place: number, left: number, handful: readonly number[]): void => {
    if (place === pool.length) {
      if (left === 0 && isEnough([], handful, cost)) found.push([...handful]);
      return;
    }
    for (let count = Math.min(left, pool[place] ?? 0); count >= 0; count--)
      take(place + 1, left - count, [...handful, count]);
  };
  take(0, total, []);
  return found;
}
