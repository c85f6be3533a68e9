import type { Ref } from '../ref.ts';

/** The player names two words; the first becomes the second wherever it stands in the text of these. */
export interface ChangeWords {
  readonly kind: 'changeWords';
  readonly what: Ref;
  readonly of: 'colour' | 'landType';
}
export const changeWords = (what: Ref, of: ChangeWords['of']): ChangeWords => ({
  kind: 'changeWords',
  what,
  of,
});
