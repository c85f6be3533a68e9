import { idleHand, workerHand, type Hand } from './hand.ts';
import type { PaintOrder } from './order.ts';
import { Shelf } from './shelf.ts';

/** Some three hundred pictures of cards as large as they get on a table, or twenty that fill a window. */
const MOST_BYTES = 96 * 1024 * 1024;

type Show = (picture: ImageBitmap) => void;

interface Wanted {
  order: PaintOrder;
  /** In which breath it was asked for. */
  breath: number;
  /** With what stands in for the picture where it cannot be painted, if anything does. */
  shows: Map<Show, (() => void) | undefined>;
  fail: (reason: Error) => void;
}

/** Every picture that is shown comes from here; each is painted once. */
export class Gallery {
  readonly #shelf = new Shelf(MOST_BYTES);
  readonly #wanted = new Map<string, Wanted>();
  readonly #makeHand: () => Hand;
  #hand: Hand | undefined;
  #isBusy = false;
  #breath = 0;
  #isBreathing = false;
  /** What went wrong, in words: what fails for one picture mostly fails for all, and is told once. */
  readonly #told = new Set<string>();

  constructor(makeHand: () => Hand) {
    this.#makeHand = makeHand;
  }

  /**
   * Shows a picture as soon as it is there, at once when it is known. What is asked for last is painted first: it is
   * what the player looks at. Of a page full of pictures, asked for in one breath, the first comes first. Returns how to
   * give up waiting. Where something stands in for a picture that cannot be painted, that is no failure to tell of.
   */
  ask(
    name: string,
    order: PaintOrder,
    show: Show,
    fail: (reason: Error) => void,
    standIn?: () => void,
  ): () => void {
    const known = this.#shelf.take(name);
    if (known) {
      show(known);
      return () => undefined;
    }
    const wanted = this.#wanted.get(name) ?? { order, breath: this.#breathe(), shows: new Map(), fail };
    wanted.shows.set(show, standIn);
    this.#wanted.set(name, wanted);
    // Later, so that whatever is asked for in one go is known before the first is begun.
    queueMicrotask(() => void this.#work());
    return () => {
      wanted.shows.delete(show);
      if (wanted.shows.size === 0 && this.#wanted.get(name) === wanted) this.#wanted.delete(name);
    };
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let next = this.#next(); next; next = this.#next()) await this.#paint(...next);
    this.#isBusy = false;
  }

  #breathe(): number {
    if (!this.#isBreathing) {
      this.#isBreathing = true;
      this.#breath += 1;
      setTimeout(() => (this.#isBreathing = false));
    }
    return this.#breath;
  }

  #next(): [name: string, wanted: Wanted] | undefined {
    const all = [...this.#wanted];
    const latest = all.at(-1)?.[1].breath;
    return all.find(([, { breath }]) => breath === latest);
  }

  async #paint(name: string, wanted: Wanted): Promise<void> {
    try {
      this.#hand ??= this.#makeHand();
      const picture = await this.#hand(wanted.order);
      this.#shelf.put(name, picture);
      for (const show of wanted.shows.keys()) show(picture);
    } catch (failure) {
      const reason = failure instanceof Error ? failure : new Error(String(failure));
      const standIns = [...wanted.shows.values()];
      for (const standIn of standIns) standIn?.();
      if (standIns.includes(undefined)) this.#tell(reason, wanted);
    }
    if (this.#wanted.get(name) === wanted) this.#wanted.delete(name);
  }

  #tell(reason: Error, { fail }: Wanted): void {
    if (!this.#told.has(reason.message)) fail(reason);
    this.#told.add(reason.message);
  }
}

export const gallery = new Gallery(() =>
  typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined' ? idleHand() : workerHand(),
);
