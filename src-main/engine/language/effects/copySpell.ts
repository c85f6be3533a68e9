import type { Ref } from '../ref.ts';
import type { Colour } from '../../../../src-shared/duel/words.ts';

/** A copy of a spell goes on the chain; its controller may choose new targets. */
export interface CopySpell {
  readonly kind: 'copySpell';
  readonly what: Ref;
  readonly colour?: Colour;
  /** Whose the copy is; absent: yours. */
  readonly who?: Ref;
}
export const copySpell = (what: Ref, colour?: Colour): CopySpell =>
  colour === undefined ? { kind: 'copySpell', what } : { kind: 'copySpell', what, colour };
export const copySpellFor = (who: Ref, what: Ref): CopySpell => ({ kind: 'copySpell', what, who });
