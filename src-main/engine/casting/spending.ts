/** Permission to pay with one kind of mana as though it were another. */
import type { Duel, Seat } from '../value/duel.ts';
import { speaking } from '../reading/rules.ts';
import type { ManaAmount } from '../language/mana.ts';
import { MANA } from '../../../src-shared/duel/words.ts';

/** The cost with every symbol that this seat may pay in another kind as well. */
export function asPayable(duel: Duel, seat: Seat, amount: ManaAmount): ManaAmount {
  let symbols = amount.symbols;
  for (const { rule } of speaking(duel, 'spendAs', seat)) {
    const [from, to] = [1 << MANA.indexOf(rule.mana), 1 << MANA.indexOf(rule.as)];
    symbols = symbols.map((mask) => (mask & to ? mask | from : mask));
  }
  if (symbols === amount.symbols) return amount;
  // What one kind alone can pay goes first.
  return { ...amount, symbols: symbols.toSorted((one, other) => kindsIn(one) - kindsIn(other)) };
}

const kindsIn = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
