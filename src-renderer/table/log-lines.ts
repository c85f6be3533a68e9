/** What happened, a sentence for each kind of event; nothing where the table itself says enough. */
import type { DuelEvent, MoveCause } from '../../src-shared/duel/events.ts';
import type { CardNumber, Seat, Thing } from '../../src-shared/duel/things.ts';
import type { Step, Zone } from '../../src-shared/duel/words.ts';
import type { News, TableView } from '../../src-shared/table.ts';
import { isYou, whoIs } from './naming.ts';
import { does, TABLE, whoseLower, type Who } from './sentences.ts';
import { LOSS_NAMES } from '../words/game.ts';
import { capital, counted, listed } from '../../src-shared/words/phrases.ts';

export interface LogLine {
  readonly key: string;
  /** A turn's beginning is a heading. */
  readonly kind: 'turn' | 'line';
  readonly turn: number;
  readonly step: Step;
  readonly text: string;
  /** Whom it speaks of, as far as this chair knows them. */
  readonly cards: readonly CardNumber[];
}

interface Teller {
  readonly who: (seat: Seat) => Who;
  /** A chair of this window's player. */
  readonly isOwn: (seat: Seat) => boolean;
  readonly card: (card: CardNumber) => string;
  readonly thing: (thing: Thing) => string;
  readonly seats: (seats: readonly Seat[]) => string;
}

type EventKind = DuelEvent['kind'];
type EventOf<Kind extends EventKind> = DuelEvent extends infer Event
  ? Event extends { readonly kind: infer Kinds }
    ? Kind extends Kinds
      ? Event & { readonly kind: Kind }
      : never
    : never
  : never;

type Lines = { [Kind in EventKind]: (event: EventOf<Kind>, teller: Teller) => string | undefined };

/** What happened in the latest turn that was somebody else's. */
export function theirLastTurn(log: readonly News[], seat: Seat): readonly News[] {
  const began = log.findLastIndex(({ events }) =>
    events.some((event) => event.kind === 'turnBegan' && event.seats.includes(seat)),
  );
  const turn = log[began]?.events.findLast(
    (event) => event.kind === 'turnBegan' && event.seats.includes(seat),
  );
  if (turn?.kind !== 'turnBegan') return [];
  return log.slice(began).flatMap((news) => ofTurn(news, turn.turn));
}

/** Several turns may begin in one piece of news. */
function ofTurn(news: News, turn: number): News[] {
  const begins = news.events.findIndex((event) => event.kind === 'turnBegan' && event.turn === turn);
  const ends = news.events.findIndex((event) => event.kind === 'turnBegan' && event.turn > turn);
  if (begins < 0 && news.events[0]?.kind !== 'turnBegan' && news.turn < turn) return [];
  const events = news.events.slice(Math.max(0, begins), ends < 0 ? undefined : ends);
  const isLater = begins < 0 && ends < 0 && news.turn > turn;
  return events.length === 0 || isLater ? [] : [{ ...news, events }];
}

/** `place` is that of the news in the log: with it lines keep their keys as the log grows. */
export function linesOf(view: TableView, news: News, place: number): LogLine[] {
  const teller = tellerOf(view, news);
  const steps = stepsOf(news);
  return runsOf(news.events).flatMap(({ events, at }): LogLine[] => {
    const [event] = events;
    const text = isRun(events) ? runInWords(events, teller) : lineOf(event, teller);
    if (text === undefined) return [];
    const kind = event.kind === 'turnBegan' ? 'turn' : 'line';
    const cards = [...new Set(events.flatMap(cardsOf))].filter((card) => news.names[card] !== undefined);
    const step = steps[at] ?? news.step;
    return [{ key: `${place}.${at}`, kind, turn: news.turn, step, text: capital(text), cards }];
  });
}

type Several<Event> = readonly [Event, ...Event[]];

/** Cards that one player draws or discards one after the other are told in one sentence. */
function runsOf(
  events: readonly DuelEvent[],
): { readonly events: Several<DuelEvent>; readonly at: number }[] {
  const runs: { events: [DuelEvent, ...DuelEvent[]]; at: number }[] = [];
  for (const [at, event] of events.entries()) {
    const last = runs.at(-1);
    if (last && goesOn(last.events[0], event)) last.events.push(event);
    else runs.push({ events: [event], at });
  }
  return runs;
}

const goesOn = (one: DuelEvent, next: DuelEvent): boolean =>
  one.kind === 'moved' &&
  next.kind === 'moved' &&
  one.cause === next.cause &&
  one.seat === next.seat &&
  (one.cause === 'draw' || one.cause === 'discard');

const isRun = (events: Several<DuelEvent>): events is Several<Moved> =>
  events.length > 1 && events[0].kind === 'moved';

function runInWords(events: Several<Moved>, { who, card, isOwn }: Teller): string {
  const [{ cause, seat }] = events;
  const cards =
    cause === 'draw' && !isOwn(seat)
      ? counted(events.length, 'card')
      : listed(events.map((event) => card(event.card)));
  return `${cause === 'draw' ? does(who(seat), 'draw', 'draws') : does(who(seat), 'discard', 'discards')} ${cards}.`;
}

/** The step of each event: news ends in its step, and tells of those it came through. */
function stepsOf({ events, step }: News): Step[] {
  const found: Step[] = [];
  const first = events.findIndex((event) => event.kind === 'stepBegan');
  let current = step;
  for (const [at, event] of events.entries()) {
    if (event.kind === 'stepBegan') current = event.step;
    found.push(first >= 0 && at < first ? before(events, first) : current);
  }
  return found;
}

/** What comes before the first step of a turn belongs to its beginning. */
const before = (events: readonly DuelEvent[], first: number): Step => {
  const began = events[first];
  return began?.kind === 'stepBegan' ? began.step : 'untap';
};

function cardsOf(event: DuelEvent): readonly CardNumber[] {
  switch (event.kind) {
    case 'damaged':
    case 'prevented':
      return [event.source, ...(event.to.kind === 'card' ? [event.to.card] : [])];
    case 'blocked':
      return [event.card, event.attacker];
    case 'attached':
      return [event.card, event.to];
    case 'announced':
      return [
        event.card,
        ...(event.at ?? []).flatMap((thing) => (thing.kind === 'card' ? [thing.card] : [])),
      ];
    case 'attacked':
      return [event.card, event.walker];
    case 'revealed':
      return event.cards;
    default:
      return 'card' in event ? [event.card] : [];
  }
}

/** Lines do not change any more once they were made, so that a long log costs what is new in it. */
export class LogBook {
  readonly #lines = new WeakMap<News, readonly LogLine[]>();

  linesOf(view: TableView, log: readonly News[]): LogLine[] {
    return log.flatMap((news, place) => this.#of(view, news, place));
  }

  #of(view: TableView, news: News, place: number): readonly LogLine[] {
    const known = this.#lines.get(news);
    if (known) return known;
    const lines = linesOf(view, news, place);
    this.#lines.set(news, lines);
    return lines;
  }
}

function lineOf(event: DuelEvent, teller: Teller): string | undefined {
  const tell = LINES[event.kind] as (event: DuelEvent, teller: Teller) => string | undefined;
  return tell(event, teller);
}

function tellerOf(view: TableView, { names }: News): Teller {
  const who = (seat: Seat) => whoIs(view, seat);
  const card = (number: CardNumber) => names[number] ?? TABLE.aCard;
  const seatName = (seat: Seat) => (isYou(view, seat) ? TABLE.you : whoIs(view, seat).name);
  return {
    who,
    isOwn: (seat) => view.plays.includes(seat),
    card,
    thing: (thing) => {
      if (thing.kind === 'card') return card(thing.card);
      return thing.kind === 'seat' ? seatName(thing.seat) : TABLE.aSpell;
    },
    seats: (seats) => listed(seats.map(seatName)),
  };
}

const LINES: Lines = {
  turnBegan: ({ turn, seats }, { seats: names }) => TABLE.turn(turn, names(seats)),
  stepBegan: () => undefined,
  moved: (event, teller) => MOVES[event.cause](event, teller),
  shuffled: ({ seat }, { who }) => `${does(who(seat), 'shuffle your', 'shuffles the')} library.`,
  damaged: ({ source, to, amount }, { card, thing }) =>
    `${card(source)} deals ${amount} damage to ${thing(to)}.`,
  prevented: ({ to, amount }, { thing }) => `${amount} damage to ${thing(to)} is prevented.`,
  life: ({ seat, change, life }, { who }) =>
    `${does(who(seat), change < 0 ? 'lose' : 'gain', change < 0 ? 'loses' : 'gains')} ${Math.abs(change)} life, and ${who(seat).you ? 'are' : 'is'} at ${life}.`,
  poison: ({ seat, poison }, { who }) => `${does(who(seat), 'have', 'has')} ${TABLE.poison(poison)}.`,
  tapped: () => undefined,
  untapped: () => undefined,
  counters: ({ card: number, counter, change }, { card }) =>
    `${card(number)} ${change < 0 ? 'loses' : 'gets'} ${countersInWords(Math.abs(change), counter)}.`,
  announced: ({ card: number, seat, ability, at = [] }, { who, card, thing }) => {
    const deed = ability < 0 ? does(who(seat), 'cast', 'casts') : does(who(seat), 'use', 'uses');
    const aim = at.length > 0 ? `, aimed at ${listed(at.map(thing))}` : '';
    return `${deed} ${card(number)}${aim}.`;
  },
  triggered: ({ card: number }, { card }) => `${card(number)} triggers.`,
  resolved: () => undefined,
  countered: ({ card: number }, { card }) => `${card(number)} is countered.`,
  fizzled: ({ card: number }, { card }) => `${card(number)} has nothing left to aim at.`,
  damageAssigned: () => 'Combat damage is assigned, and waits to be dealt.',
  mana: () => undefined,
  manaBurn: ({ seat, amount }, { who }) => `${does(who(seat), 'are', 'is')} burned by ${amount} unused mana.`,
  attacked: ({ card: number, seat, walker }, { card, seats }) =>
    `${card(number)} attacks ${walker < 0 ? seats([seat]) : card(walker)}.`,
  blocked: ({ card: number, attacker }, { card }) => `${card(number)} blocks ${card(attacker)}.`,
  regenerated: ({ card: number }, { card }) => `${card(number)} regenerates.`,
  attached: ({ card: number, to }, { card }) => `${card(number)} is put on ${card(to)}.`,
  revealed: ({ cards, seat }, { who, card }) =>
    cards.length > 0 ? `${does(who(seat), 'show', 'shows')} ${listed(cards.map(card))}.` : undefined,
  chose: ({ seat, what }, { who }) => `${does(who(seat), 'choose', 'chooses')} ${what}.`,
  coin: ({ seat, face }, { who }) => `${does(who(seat), 'toss a coin', 'tosses a coin')}: ${face}.`,
  mulligan: ({ seat, cards }, { who }) =>
    `${does(who(seat), 'take', 'takes')} a new hand of ${counted(cards, 'card')}.`,
  lost: ({ seat, why }, { who }) => `${does(who(seat), 'have lost', 'has lost')}: ${LOSS_NAMES[why]}.`,
  ended: ({ result }, { who }) => TABLE.result(result, who),
};

type Moved = EventOf<'moved'>;

const MOVES: Record<MoveCause, (event: Moved, teller: Teller) => string | undefined> = {
  rule: moves,
  effect: moves,
  // A card that was drawn and then played is named by the play: which draw it came by is nobody else's business.
  draw: ({ card: number, seat }, { who, card, isOwn }) =>
    `${does(who(seat), 'draw', 'draws')} ${isOwn(seat) ? card(number) : TABLE.aCard}.`,
  discard: ({ card: number, seat }, { who, card }) =>
    `${does(who(seat), 'discard', 'discards')} ${card(number)}.`,
  play: ({ card: number, seat }, { who, card }) => `${does(who(seat), 'play', 'plays')} ${card(number)}.`,
  cast: () => undefined,
  resolve: ({ to, card: number }, { card }) =>
    to === 'battlefield' ? `${card(number)} comes into play.` : undefined,
  destroy: ({ card: number }, { card }) => `${card(number)} is destroyed.`,
  sacrifice: ({ card: number, seat }, { who, card }) =>
    `${does(who(seat), 'sacrifice', 'sacrifices')} ${card(number)}.`,
  // Also an Aura whose host is gone: not everything that goes by itself has died.
  death: moves,
  counter: () => undefined,
  cease: () => undefined,
};

function moves({ card: number, from, to, seat }: Moved, { who, card }: Teller): string | undefined {
  // Seven cards a seat at the beginning, and cards on their way to take effect: the table shows them.
  if ((from === 'library' && to === 'hand') || to === 'chain' || to === 'nowhere') return undefined;
  if (to === 'ante') return `${does(who(seat), 'ante', 'antes')} ${card(number)}.`;
  return `${card(number)} goes ${PLACES[to](whoseLower(who(seat)))}.`;
}

const PLACES: Record<Zone, (whose: string) => string> = {
  library: (whose) => `to ${whose} library`,
  hand: (whose) => `to ${whose} hand`,
  battlefield: () => 'into play',
  graveyard: (whose) => `to ${whose} graveyard`,
  exile: () => 'out of the game',
  chain: () => 'on the chain',
  ante: () => 'into the ante',
  nowhere: () => 'away',
};

const countersInWords = (count: number, kind: string): string =>
  count === 1 ? `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind} counter` : `${count} ${kind} counters`;
