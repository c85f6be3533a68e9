/** What moves when something has happened: told from the events and the table before them, without a picture of it. */
import type { DuelEvent } from '../../../src-shared/duel/events.ts';
import type { CardNumber, Seat } from '../../../src-shared/duel/things.ts';
import type { Zone } from '../../../src-shared/duel/words.ts';
import type { News, TableView } from '../../../src-shared/table.ts';
import { cardSpot, itemSpot, seatSpot, spotKey } from '../spots.ts';
import { sumOf } from '../../../src-shared/sums.ts';

export type Movement =
  /** From where it lay to where it lies; the first of each list that is on the table. */
  | {
      readonly kind: 'travel';
      readonly from: readonly string[];
      readonly to: readonly string[];
      readonly time: number;
    }
  | { readonly kind: 'death'; readonly spot: string; readonly to: readonly string[] }
  | { readonly kind: 'tap'; readonly spot: string; readonly place: number }
  | { readonly kind: 'attack'; readonly spot: string }
  | { readonly kind: 'blow'; readonly spot: string; readonly at: string }
  | { readonly kind: 'number'; readonly at: string; readonly amount: number }
  | { readonly kind: 'life'; readonly seat: Seat; readonly from: number; readonly to: number };

/** In milliseconds at the normal pace. */
export const MOTION_TIMES = {
  draw: 220,
  play: 260,
  joins: 200,
  resolves: 240,
  other: 240,
  shift: 180,
  attack: 140,
  blowOut: 90,
  blowBack: 140,
  number: 600,
  death: 320,
  lifeStep: 60,
  lifeMost: 600,
  window: 140,
  betweenTaps: 40,
} as const;

type Moved = Extract<DuelEvent, { kind: 'moved' }>;

const DEATHS: ReadonlySet<string> = new Set(['death', 'destroy', 'sacrifice']);

export function movementsOf(before: TableView, after: TableView, news: readonly News[]): Movement[] {
  const events = news.flatMap((one) => one.events);
  return [
    ...travels(before, after, events),
    ...taps(before, events),
    ...fights(events),
    ...numbers(events),
    ...lives(before, after, events),
  ];
}

/** A card that moved twice travels once, from its first place to its last. */
function travels(before: TableView, after: TableView, events: readonly DuelEvent[]): Movement[] {
  const moves = events.filter((event) => event.kind === 'moved');
  const known = moves.filter(({ card }) => card >= 0);
  const byCard = Map.groupBy(known, ({ card }) => card);
  const hidden = moves.filter(({ card }) => card < 0);
  return [
    ...[...byCard.values()].flatMap((all) => travel(before, after, all)),
    ...hidden.map((move) => plainTravel(before, after, move, move)),
  ];
}

function travel(before: TableView, after: TableView, all: readonly Moved[]): Movement[] {
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last || last.to === 'nowhere') return [];
  if (first.from === 'battlefield' && all.some(({ cause }) => DEATHS.has(cause)))
    return [
      {
        kind: 'death',
        spot: spotKey(cardSpot(first.card)),
        to: placesOf(after, last.card, last.to, last.seat),
      },
    ];
  return [plainTravel(before, after, first, last)];
}

function plainTravel(before: TableView, after: TableView, first: Moved, last: Moved): Movement {
  return {
    kind: 'travel',
    from: placesOf(before, first.card, first.from, first.seat),
    to: placesOf(after, last.card, last.to, last.seat),
    time: timeOf(first, last),
  };
}

function timeOf(first: Moved, last: Moved): number {
  if (last.cause === 'draw') return MOTION_TIMES.draw;
  if (last.cause === 'play') return MOTION_TIMES.play;
  if (last.to === 'chain') return MOTION_TIMES.joins;
  return first.from === 'chain' ? MOTION_TIMES.resolves : MOTION_TIMES.other;
}

/** Where a card in this zone is seen. */
function placesOf(view: TableView, card: CardNumber, zone: Zone, seat: Seat): string[] {
  const self = spotKey(cardSpot(card));
  const register = spotKey(seatSpot(seat));
  const owner = view.cards[card]?.owner ?? seat;
  switch (zone) {
    case 'battlefield':
      return [self];
    case 'chain':
      return [
        ...view.chain.filter((item) => item.card === card).map(({ id }) => spotKey(itemSpot(id))),
        self,
      ];
    case 'hand':
      return [self, owner === view.seat ? 'ownHand' : 'otherHand', register];
    case 'library':
      return [`library-${owner}`, register];
    case 'graveyard':
    case 'exile':
    case 'ante':
      return [`pile-${owner}-${zone}`, `pile-${owner}-graveyard`, register];
    case 'nowhere':
      return [];
  }
}

/** Many turn one after the other. */
function taps({ cards }: TableView, events: readonly DuelEvent[]): Movement[] {
  return events
    .flatMap((event) =>
      (event.kind === 'tapped' || event.kind === 'untapped') && cards[event.card] ? event.card : [],
    )
    .map((card, place) => ({ kind: 'tap', spot: spotKey(cardSpot(card)), place }));
}

function fights(events: readonly DuelEvent[]): Movement[] {
  return events.flatMap((event): Movement[] => {
    if (event.kind === 'attacked') return [{ kind: 'attack', spot: spotKey(cardSpot(event.card)) }];
    if (event.kind !== 'damaged' || !event.combat) return [];
    return [{ kind: 'blow', spot: spotKey(cardSpot(event.source)), at: spotKey(event.to) }];
  });
}

/** What is dealt to the same thing at once is one number. */
function numbers(events: readonly DuelEvent[]): Movement[] {
  const dealt = events.filter((event) => event.kind === 'damaged');
  const byThing = Map.groupBy(dealt, ({ to }) => spotKey(to));
  return [...byThing].map(([at, all]) => ({
    kind: 'number',
    at,
    amount: sumOf(all, ({ amount }) => amount),
  }));
}

function lives(before: TableView, after: TableView, events: readonly DuelEvent[]): Movement[] {
  const seats = new Set(events.flatMap((event) => (event.kind === 'life' ? event.seat : [])));
  return [...seats].flatMap((seat): Movement[] => {
    const [from, to] = [before.players[seat]?.life, after.players[seat]?.life];
    return from === undefined || to === undefined || from === to ? [] : [{ kind: 'life', seat, from, to }];
  });
}

/** What a register shows while it counts, and how long each number stays. */
export function countOf(
  from: number,
  to: number,
): { readonly shown: readonly number[]; readonly step: number } {
  const most = Math.floor(MOTION_TIMES.lifeMost / MOTION_TIMES.lifeStep);
  const steps = Math.min(Math.abs(to - from), most);
  const shown = Array.from({ length: steps }, (_, at) => from + Math.round(((to - from) * (at + 1)) / steps));
  return { shown, step: MOTION_TIMES.lifeStep };
}
