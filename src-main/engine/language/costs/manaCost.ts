/** Mana, written with symbols: `{2}{R}{R}`, `{X}{G}`, `{W/U}`. */
export interface ManaCost {
  readonly kind: 'mana';
  readonly mana: string;
}
export const mana = (symbols: string): ManaCost => ({ kind: 'mana', mana: symbols });
