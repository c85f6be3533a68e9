/** The furniture of a table: where windows and cards were moved to, what is put away, and what is shown besides. */
import { createContext } from 'svelte';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { TableWindow, WindowPlace } from '../../../src-shared/preferences.ts';
import type { CardNumber, Seat } from '../../../src-shared/duel/things.ts';
import type { News } from '../../../src-shared/table.ts';
import { ARROWS } from '../../controls/keys.ts';
import type { KeptPreferences } from '../../program/preferences.svelte.ts';
import type { Pile } from '../over.ts';
import { FULL, placeIn } from './dragged.ts';

/** Windows that can be put away; each has a sign in the bar that brings it back. */
export const FOLDING = ['chain', 'combat'] as const;
export type Folding = (typeof FOLDING)[number];

interface Box {
  readonly width: number;
  readonly height: number;
}

/** A window on its way, before its new place is kept. */
interface Moving {
  readonly window: TableWindow;
  readonly place: WindowPlace;
  readonly byKeys: boolean;
}

const STEP = 25;
/** How long a Showcase on call stays when nobody points at it. */
const CALL_LASTS = 6_000;

const within = (value: number): number => Math.round(Math.max(0, Math.min(FULL, value)));

export class Furniture {
  readonly #preferences: KeptPreferences;
  idTags = $state(false);
  effects = $state(false);
  /** Of the opponent's creatures too. */
  allSickness = $state(true);
  readonly away = new SvelteSet<Folding>();
  /** Registers that show the face. */
  readonly faces = new SvelteSet<Seat>();
  /** What a life register shows while it counts; the others show the life there is. */
  livesShown = $state.raw<Readonly<Record<Seat, number>>>({});
  /** Just drawn, and not turned up yet. */
  readonly faceDown = new SvelteSet<CardNumber>();
  /** Cards that were moved by hand: where to, in thousandths of their territory. */
  readonly moved = new SvelteMap<CardNumber, WindowPlace>();
  /** What the windows measure, while they stand. */
  readonly boxes = new SvelteMap<TableWindow, Box>();
  moving = $state.raw<Moving>();
  /** A pile that is shown as long as the pointer holds it. */
  peek = $state.raw<{ readonly seat: Seat; readonly pile: Pile }>();
  isChoosingOptions = $state(false);
  /** The Showcase of the advanced layout is on the table. */
  isCalled = $state(false);
  #isDrawing = false;
  #calledUntil: ReturnType<typeof setTimeout> | undefined;

  constructor(preferences: KeptPreferences) {
    this.#preferences = preferences;
  }

  placeOf(window: TableWindow): WindowPlace | undefined {
    return this.moving?.window === window ? this.moving.place : this.#preferences.shown.windowPlaces[window];
  }

  /** It stands where windows of its kind stand at first, and nothing is laid under it. */
  isDocked(window: TableWindow): boolean {
    return this.placeOf(window) === undefined && this.boxes.has(window);
  }

  move(window: TableWindow, place: WindowPlace, byKeys = false): void {
    this.moving = { window, place: { x: within(place.x), y: within(place.y) }, byKeys };
  }

  /** From where it stands now, by keys. */
  takeInHand(window: TableWindow): void {
    const frame = document.querySelector<HTMLElement>(
      window === 'situation' ? '[data-area="situation"]' : `[data-window="${window}"]`,
    );
    const around = frame?.offsetParent;
    if (!frame || !around) return;
    this.move(window, placeIn(around, frame), true);
  }

  drop(): void {
    const { moving } = this;
    if (!moving) return;
    const windowPlaces = { ...this.#preferences.shown.windowPlaces, [moving.window]: moving.place };
    void this.#preferences.change({ windowPlaces });
    this.moving = undefined;
  }

  /** Back to where it stood at first. */
  dock(window: TableWindow): void {
    void this.#preferences.change({
      windowPlaces: { ...this.#preferences.shown.windowPlaces, [window]: undefined },
    });
  }

  /** While a window is moved by keys, they mean nothing else. */
  pressWhileMoving(event: KeyboardEvent): boolean {
    const { moving } = this;
    if (!moving?.byKeys) return false;
    const way = ARROWS[event.key];
    const { x, y } = moving.place;
    if (way) this.move(moving.window, { x: x + STEP * way[0], y: y + STEP * way[1] }, true);
    else if (event.key === 'Escape') this.moving = undefined;
    else this.drop();
    return true;
  }

  /**
   * What is drawn in the draw step lies face down until it is clicked, or the step is over. Returns what was drawn and
   * lies open.
   */
  follow({ events }: News, seat: Seat): CardNumber | undefined {
    let drawn: CardNumber | undefined;
    for (const event of events) {
      if (event.kind === 'stepBegan') {
        this.#isDrawing = event.step === 'draw';
        this.faceDown.clear();
      }
      if (event.kind !== 'moved' || event.cause !== 'draw' || event.seat !== seat) continue;
      drawn = event.card;
      if (this.#isDrawing) this.faceDown.add(event.card);
    }
    return drawn !== undefined && !this.faceDown.has(drawn) ? drawn : undefined;
  }

  fold(window: Folding): void {
    this.away.add(window);
    this.boxes.delete(window);
  }

  unfold(window: Folding): void {
    this.away.delete(window);
  }

  flip(seat: Seat): void {
    if (!this.faces.delete(seat)) this.faces.add(seat);
  }

  moveCard(card: CardNumber, { x, y }: WindowPlace): void {
    this.moved.set(card, { x: within(x), y: within(y) });
  }

  arrange(cards: readonly CardNumber[]): void {
    for (const card of cards) this.moved.delete(card);
  }

  /** Shows the Showcase of the advanced layout for a while. */
  call(): void {
    this.isCalled = true;
    this.#letGo();
  }

  holdCall(): void {
    clearTimeout(this.#calledUntil);
  }

  endCall(): void {
    clearTimeout(this.#calledUntil);
    this.isCalled = false;
  }

  letCallGo(): void {
    if (this.isCalled) this.#letGo();
  }

  #letGo(): void {
    clearTimeout(this.#calledUntil);
    this.#calledUntil = setTimeout(() => {
      this.isCalled = false;
    }, CALL_LASTS);
  }
}

export const [useFurniture, provideFurniture] = createContext<Furniture>();
