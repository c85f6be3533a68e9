import type { Effect } from '../effect.ts';

/**
 * One of these, as its controller likes, or with `may` none of them. No "choose one" stands there, so it is no mode: it
 * is decided when a word or a colour would be.
 */
export interface Whichever {
  readonly kind: 'whichever';
  readonly of: readonly { readonly label: string; readonly effect: Effect }[];
  readonly may?: true;
}
export const whichever = (of: Readonly<Record<string, Effect>>): Whichever => ({
  kind: 'whichever',
  of: Object.entries(of).map(([label, effect]) => ({ label, effect })),
});
export const mayDoEither = (of: Readonly<Record<string, Effect>>): Whichever => ({
  ...whichever(of),
  may: true,
});

/** Said where none of them is wanted. */
export const NEITHER = 'neither';
