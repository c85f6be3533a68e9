/** What of a duel is in the journal, and what is still to be written. */
import type { Reply } from '../../src-shared/duel/question.ts';
import type { DuelSummary } from '../../src-shared/duels.ts';
import { digest, type Duel, RULES } from '../engine/index.ts';
import { LOOKED_EVERY } from './following.ts';
import type { Clock, DigestAt, Journal } from './ports.ts';
import { snapshotOf } from './snapshot.ts';

/** A state is kept whole each time so many replies have been written. */
const SNAPSHOT_EVERY = 50;

export interface WrittenParts {
  readonly journal: Journal;
  readonly clock: Clock;
  /** The summary is another one: a turn has begun, the duel is over. */
  readonly summarised: (summary: DuelSummary) => void;
}

export class Written {
  readonly #parts: WrittenParts;
  #summary: DuelSummary;
  #place: number;
  #waiting: Reply[] = [];
  /** Of what waits. */
  #digests: DigestAt[] = [];

  constructor(summary: DuelSummary, place: number, parts: WrittenParts) {
    this.#summary = summary;
    this.#place = place;
    this.#parts = parts;
  }

  get summary(): DuelSummary {
    return this.#summary;
  }

  /** Replies given so far, written or not. */
  get place(): number {
    return this.#place + this.#waiting.length;
  }

  /** With the duel that the reply led to. */
  add(reply: Reply, duel: Duel): void {
    this.#waiting.push(reply);
    const { place } = this;
    if (place % LOOKED_EVERY === 0 || duel.result) this.#digests.push({ place, digest: digest(duel) });
  }

  /** When it fails, the replies still wait: the next time writes them too. */
  write(duel: Duel): void {
    const replies = this.#waiting;
    if (replies.length === 0) return;
    const { place } = this;
    const isDue = Math.floor(this.#place / SNAPSHOT_EVERY) !== Math.floor(place / SNAPSHOT_EVERY);
    const summary = this.#summaryOf(duel);
    const snapshot = isDue ? snapshotOf(duel) : undefined;
    const looks = isDue ? [...this.#digests, { place, digest: digest(duel) }] : this.#digests;
    this.#parts.journal.append(summary, this.#place, replies, snapshot, looks);
    this.#place = place;
    this.#waiting = [];
    this.#digests = [];
    this.#summarise(summary);
  }

  /** The duel is what it was after so many replies. */
  takeBack(duel: Duel, place: number): void {
    const summary = this.#summaryOf(duel);
    this.#parts.journal.takeBack(summary, place);
    this.#waiting = this.#waiting.slice(0, Math.max(0, place - this.#place));
    this.#digests = this.#digests.filter((looked) => looked.place <= place);
    this.#place = Math.min(this.#place, place);
    this.#summarise(summary);
  }

  #summaryOf({ turn, result, decisions, purses }: Duel): DuelSummary {
    const { result: _, ...rest } = this.#summary;
    return {
      ...rest,
      rules: RULES,
      changed: this.#parts.clock.now().toISOString(),
      turn: turn.number,
      decisions,
      seats: rest.seats.map((seat, place) => ({ ...seat, life: purses[place]?.life ?? 0 })),
      ...(result ? { result } : {}),
    };
  }

  #summarise(summary: DuelSummary): void {
    const before = this.#summary;
    this.#summary = summary;
    if (before.turn !== summary.turn || before.result !== summary.result) this.#parts.summarised(summary);
  }
}
