/** Which room the player stands in, and the way back. */
import type { RoomName } from '../words/rooms.ts';

export interface RoomPlace {
  readonly room: RoomName;
  /** A page of the help. */
  readonly page?: string | undefined;
  /** The duel that the table is set for. */
  readonly duel?: string | undefined;
  /** The deck on the bench. */
  readonly deck?: number | undefined;
  /** The match that is at hand. */
  readonly match?: string | undefined;
  /** The gauntlet that is run. */
  readonly gauntlet?: string | undefined;
}

/** The window's own history of steps, so that its Back and Forward lead through the rooms as well. */
export interface Trail {
  /** Step number `at` was made; what lay ahead of it is forgotten. */
  stepped(at: number): void;
  back(steps: number): void;
  /** Hears the number of the step that the window went to. */
  listen(listener: (at: number) => void): void;
}

const TITLE: RoomPlace = { room: 'title' };

export class Rooms {
  readonly #trail: Trail;
  #way: RoomPlace[] = [TITLE];
  #at = 0;
  place = $state.raw<RoomPlace>(TITLE);

  constructor(trail: Trail) {
    this.#trail = trail;
    trail.listen((at) => {
      this.#goTo(at);
    });
  }

  /** How many steps from the beginning. */
  get at(): number {
    return this.#at;
  }

  go(place: RoomPlace): void {
    if (isSame(place, this.place)) return;
    this.#at += 1;
    this.#way = [...this.#way.slice(0, this.#at), place];
    this.place = place;
    this.#trail.stepped(this.#at);
  }

  /** One step back: within the help, to the page before. */
  back(): void {
    if (this.place.room !== 'title') this.#retreat(1);
  }

  /** Out of the room, however many of its pages were read. Every way begins in the title. */
  leave(): void {
    if (this.place.room === 'title') return;
    const steps = this.#way.slice(0, this.#at).reverse();
    this.#retreat(steps.findIndex(({ room }) => room !== this.place.room) + 1);
  }

  #retreat(steps: number): void {
    // Moved at once, not when the window's history has moved: a second press must not leave the page.
    this.#goTo(this.#at - steps);
    this.#trail.back(steps);
  }

  /** A step that is not on the way was made before the page was loaded anew. */
  #goTo(at: number): void {
    this.#at = this.#way[at] ? at : 0;
    this.place = this.#way[this.#at] ?? TITLE;
  }
}

const isSame = (one: RoomPlace, other: RoomPlace): boolean =>
  one.page === other.page && roomKey(one) === roomKey(other);

/** Another duel, deck, match or gauntlet is another room; another page of the help is not. */
export const roomKey = ({ page: _, ...room }: RoomPlace): string => JSON.stringify(room);
