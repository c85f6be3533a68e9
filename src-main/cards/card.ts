/** A card of the corpus: its face as it reads in 2010, and what other times printed differently. Plain data. */
import type { Face } from '../engine/language/face.ts';

/** The times that printed a card in words of their own, named like the rulebooks that take them. */
export const ERAS = ['alpha', 'fifth', 'portal', 'tenth', 'm11'] as const;
export type Era = (typeof ERAS)[number];

/** What stands in the place of the same part of the face; a part that is not named stays. */
export type Overlay = Partial<Omit<Face, 'name'>>;

export interface Card {
  readonly face: Face;
  readonly eras: Readonly<Partial<Record<Era, Overlay>>>;
}
