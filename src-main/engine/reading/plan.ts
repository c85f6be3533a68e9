/**
 * A plan of the table that is the same for everybody: each seat's permanents lie in two rows before it, creatures in
 * front, in order of arrival. It has nothing to do with where a window shows them.
 */
import type { CardNumber, Duel } from '../value/duel.ts';
import { TYPE } from '../value/masks.ts';
import { looksOf } from './looks.ts';

interface Point {
  readonly across: number;
  readonly along: number;
}

/** From the middle of one card to the middle of the next in its row, and from one row to the next. */
const COLUMN = 2;
const ROW = 3;
/** Nearer than a card's width and height, two cards touch. */
const NEAR = 1;

/** Where every permanent lies but this one. */
export function planOf(duel: Duel, without: CardNumber): ReadonlyMap<CardNumber, Point> {
  const plan = new Map<CardNumber, Point>();
  const filled = new Map<number, number>();
  for (const card of duel.battlefield) {
    if (card === without) continue;
    const looks = looksOf(duel, card);
    const row = looks.controller * 2 + (looks.types & TYPE.creature ? 0 : 1);
    const column = filled.get(row) ?? 0;
    filled.set(row, column + 1);
    plan.set(card, { across: column * COLUMN, along: row * ROW });
  }
  return plan;
}

/** What a card that comes to lie at this point touches. */
export const touchedAt = (plan: ReadonlyMap<CardNumber, Point>, { across, along }: Point): CardNumber[] =>
  [...plan].flatMap(([card, place]) =>
    Math.abs(place.across - across) <= NEAR && Math.abs(place.along - along) <= NEAR ? [card] : [],
  );
