/** What lies face down is turned face up: what it was named, counted or given meanwhile stays on it. */
import type { CardNumber, Duel } from '../value/duel.ts';
import { isFaceDownFace } from '../faces/faceDown.ts';
import { touch } from '../value/derived.ts';
import { cardAt, permanentAt } from '../value/things.ts';
import { change } from './permanents.ts';
import { reword } from './words.ts';
import { reveal } from './zones.ts';

const isFaceDown = (duel: Duel, card: CardNumber): boolean =>
  Boolean(duel.board[card]) && cardAt(duel, card).faceDown === true;

/** Nothing that watches for arrivals notices it: the permanent has been there. */
export function turnUp(duel: Duel, card: CardNumber): void {
  if (!isFaceDown(duel, card)) return;
  const { faceDown: _, ...upright } = cardAt(duel, card);
  duel.cards[card] = upright;
  const { copies, worded } = permanentAt(duel, card);
  if (isFaceDownFace(duel, copies)) change(duel, card, { copies: -1 });
  if (worded) reword(duel, card, worded.words);
  touch(duel);
  reveal(duel, [card], upright.owner);
}
