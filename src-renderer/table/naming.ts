/** What players and things are called, seen from the chair. */
import type { CardNumber, Seat, Thing } from '../../src-shared/duel/things.ts';
import type { TableView } from '../../src-shared/table.ts';
import { TABLE, type Who } from './sentences.ts';

export function otherSeat({ players }: TableView, seat: Seat): Seat {
  const found = players.findIndex((_, other) => other !== seat);
  return Math.max(0, found);
}

/** The chair that the table is seen from, if somebody plays there. */
export function isYou({ plays, seat: own }: TableView, seat: Seat): boolean {
  return seat === own && plays.includes(seat);
}

/** In a solo duel the chair across is yours too. */
export function isOtherSelf({ plays, seat: own }: TableView, seat: Seat): boolean {
  return seat !== own && plays.includes(seat);
}

/** Nobody has a phase yet. */
export const isBeforeDuel = ({ prompt }: TableView): boolean =>
  prompt?.asked.purpose === 'start' || prompt?.asked.purpose === 'keep';

export function whoIs(view: TableView, seat: Seat): Who {
  if (isOtherSelf(view, seat)) return { you: false, other: true, name: TABLE.otherSelf };
  return { you: isYou(view, seat), name: nameOfSeat(view, seat) };
}

/** As it stands on a plate; a person's may have no name. */
export function nameOfSeat(view: TableView, seat: Seat): string {
  if (isOtherSelf(view, seat)) return TABLE.otherSelfAlone;
  const name = view.players[seat]?.name ?? '';
  if (name !== '') return hasTwin(view, seat, name) ? TABLE.twin(name, seat + 1) : name;
  return isYou(view, seat) ? TABLE.youAlone : TABLE.chair(seat + 1);
}

/** The same wizard sits in another chair too. */
const hasTwin = ({ players }: TableView, seat: Seat, name: string): boolean =>
  players.some((player, other) => other !== seat && player.name === name);

export function nameOfCard(view: TableView, card: CardNumber): string {
  return view.cards[card]?.name ?? TABLE.aCard;
}

export function nameOfThing(view: TableView, thing: Thing): string {
  switch (thing.kind) {
    case 'card':
      return nameOfCard(view, thing.card);
    case 'seat':
      return isYou(view, thing.seat) ? TABLE.you : whoIs(view, thing.seat).name;
    case 'chain':
      return view.chain.find(({ id }) => id === thing.id)?.name ?? TABLE.aSpell;
  }
}

/** The colour that a player's windows are edged with: the deck's first. */
export const edgeOf = ({ players }: TableView, seat: Seat): string =>
  players[seat]?.colours[0] ?? 'colourless';
