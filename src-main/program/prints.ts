/** Faces with where and how they were printed. */
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { FaceText } from '../../src-shared/table.ts';
import { printOf } from '../decks/print-of.ts';

export function withPrint(face: FaceText | undefined, rulebook: Rulebook): FaceText | undefined {
  const print = face && printOf(face.name, rulebook);
  return print ? { ...face, print } : face;
}
