import type { Amount } from '../amount.ts';

/** Mana, written with symbols: `{2}{R}{R}`, `{X}{G}`, `{W/U}`. */
export interface ManaCost {
  readonly kind: 'mana';
  readonly mana: string;
  /** What its X is, where it is no matter of choice. */
  readonly x?: Amount;
}
export const mana = (symbols: string): ManaCost => ({ kind: 'mana', mana: symbols });
export const manaX = (symbols: string, x: Amount): ManaCost => ({ kind: 'mana', mana: symbols, x });
