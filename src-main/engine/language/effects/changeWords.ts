import type { Ref } from '../ref.ts';

/**
 * The player names two words; the first becomes the second wherever it stands in the text of these. `either`: two
 * colours or two basic land types.
 */
export interface ChangeWords {
  readonly kind: 'changeWords';
  readonly what: Ref;
  readonly of: 'colour' | 'landType' | 'either';
}
export const changeWords = (what: Ref, of: ChangeWords['of']): ChangeWords => ({
  kind: 'changeWords',
  what,
  of,
});
