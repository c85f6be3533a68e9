/** What players and things are called, seen from the chair. */
import type { CardNumber, Seat, Thing } from '../../src-shared/duel/things.ts';
import type { TableCard, TableView } from '../../src-shared/table.ts';
import { TABLE, type Who } from './sentences.ts';

export function otherSeat({ players }: TableView, seat: Seat): Seat {
  const found = players.findIndex((_, other) => other !== seat);
  return Math.max(0, found);
}

/** In a solo duel both chairs are yours, so each goes by its name. */
export function isYou({ plays }: TableView, seat: Seat): boolean {
  return plays.length === 1 && plays[0] === seat;
}

export function whoIs(view: TableView, seat: Seat): Who {
  return { you: isYou(view, seat), name: nameOfSeat(view, seat) };
}

/** A person's plate has no name; of two such chairs each goes by its number. */
export function nameOfSeat(view: TableView, seat: Seat): string {
  const name = view.players[seat]?.name ?? '';
  if (name !== '') return name;
  return isYou(view, seat) ? TABLE.youAlone : TABLE.chair(seat + 1);
}

export function nameOfCard(view: TableView, card: CardNumber): string {
  return view.cards[card]?.name ?? TABLE.aCard;
}

export function nameOfThing(view: TableView, thing: Thing): string {
  switch (thing.kind) {
    case 'card':
      return nameOfCard(view, thing.card);
    case 'seat':
      return isYou(view, thing.seat) ? TABLE.you : nameOfSeat(view, thing.seat);
    case 'chain':
      return view.chain.find(({ id }) => id === thing.id)?.name ?? TABLE.aSpell;
  }
}

/** The cloth and strip a card wears: a colour, gold for several, that of its mana for a land. */
export const TINTS = ['white', 'blue', 'black', 'red', 'green', 'gold', 'colourless'] as const;
export type Tint = (typeof TINTS)[number];

const TINT_OF_LAND: Readonly<Record<string, Tint>> = {
  Plains: 'white',
  Island: 'blue',
  Swamp: 'black',
  Mountain: 'red',
  Forest: 'green',
};

export function tintOf({ colours, subtypes = [] }: Pick<TableCard, 'colours' | 'subtypes'>): Tint {
  if (colours.length > 1) return 'gold';
  const [colour] = colours;
  if (colour !== undefined) return colour;
  const tints = new Set(subtypes.flatMap((subtype) => TINT_OF_LAND[subtype] ?? []));
  const [tint] = tints;
  if (tint === undefined) return 'colourless';
  return tints.size > 1 ? 'gold' : tint;
}

/** The colour that a player's windows are edged with: the deck's first. */
export const edgeOf = ({ players }: TableView, seat: Seat): string =>
  players[seat]?.colours[0] ?? 'colourless';
