/** What went wrong in this window: shown one at a time, and recorded with the program for a later report. */
import type { ProgramClient } from '../program/client.ts';
import { troubleOf, type Trouble } from './trouble.ts';

/** A mistake that repeats with every frame must not fill the disk; a window keeps and records no more than these. */
const MOST_RECORDED = 20;

export class Troubles {
  readonly #program: ProgramClient;
  #recorded = 0;
  #told = $state.raw<Trouble>();
  /** Rooms whose place is taken by the words of what went wrong in them. */
  #brokenRooms = $state(0);

  constructor(program: ProgramClient) {
    this.#program = program;
  }

  /** The one that the player is being told about. One cause often fails in several places: a broken room tells enough. */
  get shown(): Trouble | undefined {
    return this.#brokenRooms > 0 ? undefined : this.#told;
  }

  /** Returns what to call when the room is left, or drawn anew. */
  roomBroke(trouble: Trouble): () => void {
    this.record(trouble);
    this.#brokenRooms += 1;
    return () => {
      this.#brokenRooms -= 1;
      this.#told = undefined;
    };
  }

  /** Something failed outside the drawing of a room, which may well go on. */
  happened(where: string, failure: unknown): void {
    const trouble = troubleOf(where, failure);
    this.record(trouble);
    this.#told ??= trouble;
  }

  /** Something failed that the player can do without: only recorded. */
  noteQuietly(where: string, failure: unknown): void {
    this.record(troubleOf(where, failure));
  }

  record(trouble: Trouble): void {
    if (this.#recorded >= MOST_RECORDED) return;
    this.#recorded += 1;
    const { where, message, stack } = trouble;
    // Refused only when the line is lost or the disk fails; the player has been told of either, and of the trouble.
    void this.#program.call('problems.record', { where, message, ...(stack === undefined ? {} : { stack }) });
  }

  putAway(): void {
    this.#told = undefined;
  }
}
