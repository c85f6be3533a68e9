/** What happened, as far as a chair may know it: the events, and the names of the cards in them. */
import type { DuelEvent } from '../../src-shared/duel/events.ts';
import type { News } from '../../src-shared/table.ts';
import { isOpen, faceAt } from '../engine/position.ts';
import { knows, type CardNumber, type Duel, type Seat } from '../engine/index.ts';

/** Stands in events for a card that is not known. */
const HIDDEN: CardNumber = -1;

/** Gathers while the engine works; a name is looked up at the moment of its event, when its card is still there. */
export class Reporter {
  readonly viewers: readonly Seat[];
  #events: DuelEvent[] = [];
  #names: Record<CardNumber, string> = {};

  constructor(viewers: readonly Seat[]) {
    this.viewers = viewers;
  }

  /** A card that nobody here knows has no number: a name that is told later would give it away. */
  hear(event: DuelEvent, duel: Duel): void {
    const wasOpen = event.kind === 'moved' && isOpen(event.from) && !event.faceDown;
    for (const card of cardsIn(event))
      if (wasOpen || this.#isKnown(duel, card)) this.#names[card] = nameOf(duel, card);
    const isHidden = event.kind === 'moved' && !wasOpen && !this.#isKnown(duel, event.card);
    this.#events.push(isHidden ? { ...event, card: HIDDEN } : event);
  }

  #isKnown(duel: Duel, card: CardNumber): boolean {
    const record = duel.cards[card];
    return record !== undefined && this.viewers.some((viewer) => knows(duel, viewer, record));
  }

  /** What another has gathered in trying. */
  add(other: Reporter): void {
    this.#events.push(...other.#events);
    Object.assign(this.#names, other.#names);
  }

  get needsRest(): boolean {
    return this.#events.some(isSeen);
  }

  /** What was gathered since the last time. */
  take(duel: Duel): News | undefined {
    if (this.#events.length === 0) return undefined;
    const news: News = {
      turn: duel.turn.number,
      step: duel.turn.step,
      events: this.#events,
      names: this.#names,
    };
    this.#events = [];
    this.#names = {};
    return news;
  }
}

/** As it is seen: a copy has the name of what it copies. */
function nameOf(duel: Duel, card: CardNumber): string {
  const copied = duel.board[card]?.copies ?? -1;
  return faceAt(duel, copied >= 0 ? copied : (duel.cards[card]?.face ?? 0)).name;
}

function cardsIn(event: DuelEvent): readonly CardNumber[] {
  switch (event.kind) {
    case 'damaged':
    case 'prevented':
      return event.to.kind === 'card' ? [event.source, event.to.card] : [event.source];
    case 'attacked':
      return [event.card, event.walker];
    case 'blocked':
      return [event.card, event.attacker];
    case 'attached':
      return [event.card, event.to];
    case 'announced':
      return [
        event.card,
        ...(event.at ?? []).flatMap((thing) => (thing.kind === 'card' ? [thing.card] : [])),
      ];
    case 'revealed':
      return event.cards;
    default:
      return 'card' in event ? [event.card] : [];
  }
}

const SEEN: ReadonlySet<DuelEvent['kind']> = new Set([
  'announced',
  'triggered',
  'resolved',
  'countered',
  'fizzled',
  'damageAssigned',
  'damaged',
  'attacked',
  'blocked',
  'regenerated',
  'lost',
]);

/** Worth a rest for the eye. */
const isSeen = (event: DuelEvent): boolean =>
  SEEN.has(event.kind) || (event.kind === 'moved' && event.cause === 'play');
