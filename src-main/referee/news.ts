/** What happened, as far as a chair may know it: the events, and the names of the cards in them. */
import type { DuelEvent } from '../../src-shared/duel/events.ts';
import type { News } from '../../src-shared/table.ts';
import { shownName } from '../wording/nameless.ts';
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
    for (const card of cardsIn(event)) {
      const name = this.#nameHeard(duel, card, wasOpen);
      if (name !== undefined) this.#names[card] = name;
    }
    // Where a card is laid down face down, everybody sees it lie.
    const isSeen = event.kind === 'moved' && (event.to === 'battlefield' || event.to === 'chain');
    const isHidden = event.kind === 'moved' && !wasOpen && !isSeen && !this.#isKnown(duel, event.card);
    this.#events.push(isHidden ? { ...event, card: HIDDEN } : event);
  }

  /** In play something lies face down without a name, and takes none along when it phases out. */
  #nameHeard(duel: Duel, card: CardNumber, wasOpen: boolean): string | undefined {
    if (this.#isKnown(duel, card)) return nameOf(duel, card);
    const { faceDown, zone } = duel.cards[card] ?? {};
    if (faceDown && zone !== 'exile') return duel.board[card] ? shownName('') : undefined;
    return wasOpen ? nameOf(duel, card) : undefined;
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

/** As it is seen: a copy has the name of what it copies; who knows what lies face down is told its own. */
function nameOf(duel: Duel, card: CardNumber): string {
  const { face = 0, faceDown } = duel.cards[card] ?? {};
  const copied = faceDown ? -1 : (duel.board[card]?.copies ?? -1);
  return shownName(faceAt(duel, copied >= 0 ? copied : face).name);
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
