/** Changed words of what is in play. */
import type { CardNumber, Duel, Permanent } from '../value/duel.ts';
import { touch } from '../value/derived.ts';
import { cardAt } from '../value/things.ts';
import { faceAt, placeFace } from '../faces/faces.ts';
import { withChangedWord } from '../faces/changedWord.ts';
import { change } from './permanents.ts';

/** A copy of a copy copies what that copies. */
export function copiedFace(duel: Duel, card: CardNumber): number {
  const copies = duel.board[card]?.copies ?? -1;
  return copies >= 0 ? copies : cardAt(duel, card).face;
}

/** What it is a copy of has the words of its own face, and so has every copy of it. */
export function reword(duel: Duel, card: CardNumber, words: NonNullable<Permanent['worded']>['words']): void {
  const face = words.reduce(
    (before, [from, to]) => withChangedWord(before, from, to),
    faceAt(duel, copiedFace(duel, card)),
  );
  change(duel, card, { worded: { words, face: placeFace(duel, face) } });
  touch(duel);
}
