/** What happened, as far as a chair may know it: the events, and the names of the cards in them. */
import type { DuelEvent } from '../../src-shared/duel/events.ts';
import type { News } from '../../src-shared/table.ts';
import { isOpen } from '../engine/changes/zones.ts';
import { faceAt } from '../engine/faces.ts';
import { knows } from '../engine/knowledge.ts';
import type { CardNumber, Duel, Seat } from '../engine/index.ts';

/** Gathers while the engine works; a name is looked up at the moment of its event, when its card is still there. */
export class Reporter {
  readonly viewers: readonly Seat[];
  #events: DuelEvent[] = [];
  #names: Record<CardNumber, string> = {};

  constructor(viewers: readonly Seat[]) {
    this.viewers = viewers;
  }

  hear(event: DuelEvent, duel: Duel): void {
    this.#events.push(event);
    const wasOpen = event.kind === 'moved' && isOpen(event.from);
    for (const card of cardsIn(event)) {
      const record = duel.cards[card];
      if (!record || record.face < 0) continue;
      if (wasOpen || this.viewers.some((viewer) => knows(duel, viewer, record)))
        this.#names[card] = nameOf(duel, card);
    }
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
