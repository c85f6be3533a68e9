/** A journal played again to be looked at: any place of it, seen by whoever may see it. Nothing is written. */
import type { CardNumber } from '../../src-shared/duel/things.ts';
import type { DuelSummary } from '../../src-shared/duels.ts';
import type { Rulebook } from '../../src-shared/preferences.ts';
import type { ReplayMark, ReplayMarks, Viewer } from '../../src-shared/replay.ts';
import type { FaceText, News, TableView } from '../../src-shared/table.ts';
import { answer, clone, hash, newDuel, type Duel, type Reply, type Seat } from '../engine/index.ts';
import { faceAt } from '../engine/faces.ts';
import { newChair } from './chair.ts';
import { faceInWords, Faces } from './faces.ts';
import { Reporter } from './news.ts';
import type { DuelRecord } from './ports.ts';
import { tableView } from './views.ts';

/** A state is kept so often: from there to any place it is not far, and a long duel is not a heap of copies. */
const KEPT_EVERY = 16;

export class Replay {
  readonly summary: DuelSummary;
  /** Replies that could not be played any more, or lead elsewhere than they led. */
  readonly lost: number;
  readonly #replies: readonly Reply[];
  readonly #moments: Duel[] = [];
  readonly #faces: Faces;

  constructor(record: DuelRecord) {
    this.summary = record.summary;
    let duel = newDuel(record.setup);
    this.#faces = new Faces(duel);
    this.#moments.push(duel);
    const hashes = new Map(record.hashes?.map((written) => [written.place, written.hash]));
    let place = 0;
    /** So far it is known to be what it was. */
    let sure = 0;
    for (const reply of record.replies) {
      const next = clone(duel);
      if (!isPlayed(next, reply)) break;
      duel = next;
      place += 1;
      if (place % KEPT_EVERY === 0) this.#moments.push(duel);
      const written = hashes.get(place);
      if (written === hash(duel)) sure = place;
      else if (written !== undefined) {
        place = sure;
        break;
      }
    }
    this.#moments.splice(Math.floor(place / KEPT_EVERY) + 1);
    this.#replies = record.replies.slice(0, place);
    this.lost = record.replies.length + (record.lost ?? 0) - place;
  }

  /** The last place there is. */
  get end(): number {
    return this.#replies.length;
  }

  /** Whether every hand may be seen: nobody is left from whom something would be kept. */
  get isOpen(): boolean {
    return isOpen(this.summary);
  }

  /** Whom it may be seen as. A running duel is seen as its table shows it. */
  get viewers(): Viewer[] {
    const seats = this.summary.seats.map((_, seat) => seat);
    if (this.isOpen) return [...seats, 'both'];
    return this.#persons.length > 0 ? this.#persons : [0];
  }

  /** The duel as it was after so many replies; to be read, not to be changed. */
  duelAt(place: number): Duel {
    const near = Math.min(Math.floor(place / KEPT_EVERY), this.#moments.length - 1);
    const kept = this.#moments[near];
    if (!kept || place > this.end) throw new RangeError(`There is no place ${place} of ${this.end}.`);
    const rest = this.#replies.slice(near * KEPT_EVERY, place);
    if (rest.length === 0) return kept;
    const duel = clone(kept);
    for (const reply of rest) answer(duel, reply);
    return duel;
  }

  viewAt(place: number, viewer: Viewer): TableView {
    const duel = this.duelAt(place);
    const seen = this.#seatsOf(viewer);
    const view = tableView({
      id: this.summary.id,
      rulebook: this.summary.rulebook,
      duel,
      chairs: this.summary.seats.map(({ player, name, deck }) => newChair(player, name, deck)),
      faces: this.#faces,
      seat: viewer === 'both' ? (this.#persons[0] ?? 0) : viewer,
      plays: seen,
      isAsked: false,
      waiting: undefined,
      canUndo: false,
      stuck: undefined,
    });
    // To see a wizard's hand is not to be the wizard.
    return { ...view, plays: this.#persons.filter((seat) => seen.includes(seat)) };
  }

  /** Undefined: whoever looks may not see the card. */
  wordsAt(place: number, viewer: Viewer, card: CardNumber, rulebook: Rulebook): FaceText | undefined {
    const { cards, chain, effects } = this.viewAt(place, viewer);
    const face = cards[card]?.face ?? [...chain, ...effects].find((other) => other.card === card)?.face;
    if (face === undefined || face < 0) return undefined;
    return faceInWords(faceAt(this.duelAt(place), face), rulebook);
  }

  marks(viewer: Viewer = this.viewers[0] ?? 0): ReplayMarks {
    const first = this.#moments[0];
    if (!first) throw new Error('A replay has a beginning.');
    const reporter = new Reporter(this.#seatsOf(viewer));
    const hear = reporter.hear.bind(reporter);
    const duel = newDuel(first.setup, hear);
    const marks: ReplayMark[] = [markOf(0, duel, reporter.take(duel))];
    for (const [before, reply] of this.#replies.entries()) {
      answer(duel, reply, hear);
      marks.push(markOf(before + 1, duel, reporter.take(duel)));
    }
    return { summary: this.summary, viewers: this.viewers, marks, lost: this.lost };
  }

  get #persons(): Seat[] {
    return this.summary.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  }

  #seatsOf(viewer: Viewer): Seat[] {
    return viewer === 'both' ? this.summary.seats.map((_, seat) => seat) : [viewer];
  }
}

/** Nobody is left from whom a hand would be kept. */
export const isOpen = ({ result, seats }: DuelSummary): boolean =>
  result !== undefined || seats.every(({ player }) => player === 'person');

/** A reply that is refused, or on which the rules fail, is where a replay ends. */
function isPlayed(duel: Duel, reply: Reply): boolean {
  try {
    return answer(duel, reply) === undefined;
  } catch (failure) {
    if (failure instanceof Error) return false;
    throw failure;
  }
}

const markOf = (place: number, { turn }: Duel, news: News | undefined): ReplayMark => ({
  place,
  turn: turn.number,
  step: turn.step,
  active: turn.active,
  ...(news ? { news } : {}),
});
