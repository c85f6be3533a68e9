/** A journal played again to be looked at: any place of it, seen by whoever may see it. Nothing is written. */
import type { CardNumber } from '../../src-shared/duel/things.ts';
import type { DuelSummary } from '../../src-shared/duels.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { ReplayMark, ReplayMarks, Viewer } from '../../src-shared/replay.ts';
import type { FaceText, News, TableView } from '../../src-shared/table.ts';
import { answer, clone, newDuel, type Duel, type Reply, type Seat } from '../engine/index.ts';
import { faceAt } from '../engine/position.ts';
import { newChair, personsAmong } from './chair.ts';
import { followed } from './following.ts';
import { faceInWords, Faces } from './faces.ts';
import { Reporter } from './news.ts';
import { isPass } from './passing.ts';
import type { DuelRecord } from './ports.ts';
import { viewIn, type Film } from './film.ts';
import { tableView } from './views.ts';

/** A state is kept so often: from there to any place it is not far, and a long duel is not a heap of copies. */
const KEPT_EVERY = 16;

export class Replay {
  readonly summary: DuelSummary;
  /** Replies that could not be played any more, or lead elsewhere than they led. */
  readonly lost: number;
  /** It was played by other rules, and nothing tells whether all that is shown was so. */
  readonly isUnsure: boolean;
  readonly #replies: readonly Reply[];
  readonly #moments: Duel[] = [];
  readonly #faces: Faces;
  readonly #film: Film | undefined;
  #toldOnce: readonly number[] | undefined;

  /** What cannot be followed any more is seen in the film, if there is one. */
  constructor(record: DuelRecord, film?: Film) {
    this.summary = record.summary;
    this.#film = film;
    let duel = newDuel(record.setup);
    this.#faces = new Faces(duel);
    this.#moments.push(duel);
    const { place: end, isUnsure = false } = followed(record);
    this.isUnsure = isUnsure;
    this.#replies = record.replies.slice(0, end);
    const last = film ? film.changes.length : end;
    this.lost = Math.max(0, record.replies.length + (record.lost ?? 0) - Math.max(last, end));
    for (const [before, reply] of this.#replies.entries()) {
      duel = clone(duel);
      answer(duel, reply);
      if ((before + 1) % KEPT_EVERY === 0) this.#moments.push(duel);
    }
  }

  /** The last place there is to be seen, of those that are told of. */
  get end(): number {
    return Math.max(this.#told.length - 1, this.#film?.changes.length ?? 0);
  }

  /** The replies by which the rules of today lead: from there a duel can go on, and what lies before can be judged. */
  get follows(): number {
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
    if (!kept || place > this.follows) throw new RangeError(`There is no place ${place} of ${this.follows}.`);
    const rest = this.#replies.slice(near * KEPT_EVERY, place);
    if (rest.length === 0) return kept;
    const duel = clone(kept);
    for (const reply of rest) answer(duel, reply);
    return duel;
  }

  viewAt(place: number, viewer: Viewer): TableView {
    if (this.#film && place > this.follows) return viewIn(this.#film, place);
    return this.#viewOf(this.duelAt(this.#repliesAt(place)), viewer);
  }

  /** At every place to which the rules of today lead. */
  *views(viewer: Viewer): Generator<TableView> {
    const duel = clone(this.duelAt(0));
    yield this.#viewOf(duel, viewer);
    for (const reply of this.#replies) {
      answer(duel, reply);
      yield this.#viewOf(duel, viewer);
    }
  }

  #viewOf(duel: Duel, viewer: Viewer): TableView {
    const seen = this.#seatsOf(viewer);
    const view = tableView({
      id: this.summary.id,
      rulebook: this.summary.rulebook,
      duel,
      chairs: this.summary.seats.map(({ player, name, deck }) => newChair(player, name, deck)),
      faces: this.#faces,
      seat: viewer === 'both' ? (this.#persons[0] ?? 0) : viewer,
      plays: seen,
      asks: undefined,
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
    const face =
      cards[card]?.beneath ??
      cards[card]?.face ??
      [...chain, ...effects].find((other) => other.card === card)?.face;
    if (face === undefined || face < 0) return undefined;
    if (this.#film && place > this.follows) return viewIn(this.#film, place).faces[face];
    return faceInWords(faceAt(this.duelAt(this.#repliesAt(place)), face), rulebook);
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
      if (before + 1 === this.#told[marks.length]) {
        marks.push(markOf(marks.length, duel, reporter.take(duel)));
      }
    }
    if (this.#film) marks.push(...this.#film.marks.slice(marks.length));
    const follows = this.#told.length - 1;
    return {
      summary: told(this.summary),
      viewers: this.viewers,
      marks,
      lost: this.lost,
      follows,
      isUnsure: this.isUnsure,
    };
  }

  /**
   * The replies before each place that is told of. While a wizard hides a hand, a pass of hers is no place, but part of
   * what was there before: who can do nothing is not asked, so that it would tell of a card.
   */
  get #told(): readonly number[] {
    const isHiding = !this.isOpen && this.summary.imported === undefined;
    this.#toldOnce ??= isHiding ? this.#placesSeen() : [0, ...this.#replies.map((_, before) => before + 1)];
    return this.#toldOnce;
  }

  #placesSeen(): number[] {
    // What it began in the middle of was open.
    const begins = this.summary.branch?.begins ?? 0;
    const duel = clone(this.duelAt(0));
    const places = [0];
    for (const [before, reply] of this.#replies.entries()) {
      const isWizards = !this.#persons.includes(duel.question?.seat ?? -1);
      answer(duel, reply);
      if (isWizards && isPass(reply) && before > begins) places.pop();
      places.push(before + 1);
    }
    return places;
  }

  #repliesAt(place: number): number {
    const replies = this.#told[place];
    if (replies === undefined) throw new RangeError(`There is no place ${place} of ${this.end}.`);
    return replies;
  }

  get #persons(): Seat[] {
    return personsAmong(this.summary.seats);
  }

  #seatsOf(viewer: Viewer): Seat[] {
    return viewer === 'both' ? this.summary.seats.map((_, seat) => seat) : [viewer];
  }
}

/** Nobody is left from whom a hand would be kept. */
export const isOpen = ({ result, seats }: DuelSummary): boolean =>
  result !== undefined || seats.every(({ player }) => player === 'person');

/** How many decisions a duel has seen would tell of the passes of a wizard who hides a hand. */
export const told = (summary: DuelSummary): DuelSummary =>
  isOpen(summary) ? summary : { ...summary, decisions: 0 };

const markOf = (place: number, { turn }: Duel, news: News | undefined): ReplayMark => ({
  place,
  turn: turn.number,
  step: turn.step,
  active: turn.active,
  ...(news ? { news } : {}),
});
