import type { Effect } from '../effect.ts';

/**
 * "Choose one": settled as the spell or ability is announced. The labels are what the player is asked. It is the whole
 * text, or one sentence of its sequence; a text has one such choice.
 */
export interface Modes {
  readonly kind: 'modes';
  readonly of: readonly { readonly label: string; readonly effect: Effect }[];
}
export const chooseOne = (of: Readonly<Record<string, Effect>>): Modes => ({
  kind: 'modes',
  of: Object.entries(of).map(([label, effect]) => ({ label, effect })),
});
