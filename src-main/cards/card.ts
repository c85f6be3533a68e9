/** A card of the corpus: its face as it reads in 2010, and what other times printed differently. Plain data. */
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { Face } from '../engine/language/face.ts';

/** A time that printed cards in words of its own: each rulebook has one. */
export type Era = Rulebook;

/** What stands in the place of the same part of the face; a part that is not named stays. */
export type Overlay = Partial<Omit<Face, 'name'>>;

export interface CorpusCard {
  readonly face: Face;
  readonly eras: Readonly<Partial<Record<Era, Overlay>>>;
}
