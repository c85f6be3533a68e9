/** A duel that is looked at again: where it is, whose hands are seen, and whether it plays by itself. */
import type { Refusal } from '../../../src-shared/contract.ts';
import type { ReplayMark, ReplayMarks, Viewer } from '../../../src-shared/replay.ts';
import type { News, TableView } from '../../../src-shared/table.ts';
import type { ProgramClient } from '../../program/client.ts';
import { Desk } from '../desk.svelte.ts';
import type { Preferences } from '../../../src-shared/preferences.ts';
import type { ReplaySpeed } from './sentences.ts';

/** Milliseconds that something is looked at. */
const RESTS: Record<ReplaySpeed, number> = { slow: 1_800, normal: 900, fast: 300 };
/** What changes nothing that is seen is passed by so many times quicker. */
const QUICKER = 8;

const SEEN: ReadonlySet<News['events'][number]['kind']> = new Set([
  'moved',
  'damaged',
  'life',
  'announced',
  'triggered',
  'attacked',
  'blocked',
  'countered',
  'turnBegan',
  'lost',
]);

export class Replaying {
  readonly duel: string;
  readonly desk: Desk;
  readonly #program: ProgramClient;
  told = $state.raw<ReplayMarks>();
  /** The place that is shown, or is about to be. */
  place = $state(0);
  viewer = $state.raw<Viewer>(0);
  isPlaying = $state(false);
  speed = $state.raw<ReplaySpeed>('normal');
  #shown: { readonly place: number; readonly viewer: Viewer } | undefined;
  #isFetching = false;
  #isLeft = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #views: Record<string, TableView> = {};

  constructor(program: ProgramClient, duel: string, preferences: () => Preferences) {
    this.duel = duel;
    this.#program = program;
    this.desk = new Desk(
      program,
      duel,
      () => undefined,
      preferences,
      (card, rulebook) =>
        program.call('duels.replayWords', { duel, place: this.place, viewer: this.viewer, card, rulebook }),
    );
    // Nobody sits down at the real table.
    this.desk.sitting.leave();
  }

  get marks(): readonly ReplayMark[] {
    return this.told?.marks ?? [];
  }

  get end(): number {
    return Math.max(0, this.marks.length - 1);
  }

  get mark(): ReplayMark | undefined {
    return this.marks[this.place];
  }

  get isOver(): boolean {
    return this.place >= this.end && this.told?.summary.result !== undefined && this.told.lost === 0;
  }

  /** What is shown was seen then, and is not played again. */
  get isFilmed(): boolean {
    return this.place > (this.told?.follows ?? Infinity);
  }

  async open(viewer?: Viewer): Promise<void> {
    const outcome = await this.#program.call('duels.replayMarks', {
      duel: this.duel,
      ...(viewer === undefined ? {} : { viewer }),
    });
    if (this.#isLeft) return;
    if (!outcome.ok) {
      this.#fail(outcome.refusal);
      return;
    }
    this.told = outcome.value;
    this.viewer = viewer ?? this.#firstViewer(outcome.value);
    await this.goTo(Math.min(this.place, this.end));
  }

  /** The player's own chair, else the first. */
  #firstViewer({ summary, viewers }: ReplayMarks): Viewer {
    const person = summary.seats.findIndex(({ player }) => player === 'person');
    return viewers.find((viewer) => viewer === person) ?? viewers[0] ?? 0;
  }

  /** The latest wish counts: while one view is on its way, others are passed over. */
  async goTo(place: number): Promise<void> {
    this.place = Math.max(0, Math.min(this.end, place));
    if (this.#isFetching) return;
    this.#isFetching = true;
    while (!this.#isLeft && !this.#isShown()) {
      const at = { place: this.place, viewer: this.viewer };
      const view = await this.#viewAt(at.place, at.viewer);
      if (!view) break;
      this.#show(at, view);
    }
    this.#isFetching = false;
  }

  step(way: 1 | -1): void {
    this.pause();
    void this.goTo(this.place + way);
  }

  /** To where a turn begins: the next one, or this one, or the one before it. */
  stepTurn(way: 1 | -1): void {
    this.pause();
    const begins = this.marks.filter(({ turn }, at) => at === 0 || this.marks[at - 1]?.turn !== turn);
    const found =
      way > 0
        ? begins.find(({ place }) => place > this.place)
        : begins.findLast(({ place }) => place < this.place);
    void this.goTo(found?.place ?? (way > 0 ? this.end : 0));
  }

  play(): void {
    if (this.place >= this.end) void this.goTo(0);
    this.isPlaying = true;
    this.#rest();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  leave(): void {
    this.#isLeft = true;
    this.pause();
  }

  #rest(): void {
    const isSeen = this.mark?.news?.events.some(({ kind }) => SEEN.has(kind)) ?? false;
    this.#timer = setTimeout(() => void this.#playOn(), RESTS[this.speed] / (isSeen ? 1 : QUICKER));
  }

  async #playOn(): Promise<void> {
    await this.goTo(this.place + 1);
    if (!this.isPlaying) return;
    if (this.place >= this.end) this.pause();
    else this.#rest();
  }

  #isShown(): boolean {
    return this.#shown?.place === this.place && this.#shown.viewer === this.viewer;
  }

  async #viewAt(place: number, viewer: Viewer): Promise<TableView | undefined> {
    const key = `${viewer} ${place}`;
    const known = this.#views[key];
    if (known) return known;
    const outcome = await this.#program.call('duels.replayAt', { duel: this.duel, place, viewer });
    if (!outcome.ok) {
      this.#fail(outcome.refusal);
      return undefined;
    }
    this.#views[key] = outcome.value;
    return outcome.value;
  }

  /** A single step on moves and sounds as it did at the table; any other is there at once. */
  #show(at: { place: number; viewer: Viewer }, view: TableView): void {
    const { sitting } = this.desk;
    const news = this.marks[at.place]?.news;
    const isNext = this.#shown?.viewer === at.viewer && at.place === this.#shown.place + 1;
    if (isNext) sitting.beforeChange?.(news);
    sitting.refusal = undefined;
    sitting.log = this.marks.slice(0, at.place + 1).flatMap((mark) => mark.news ?? []);
    sitting.view = view;
    this.#shown = at;
    if (isNext && news) sitting.hears?.(news);
  }

  /** Of a lost line the shell tells; what is shown stays. */
  #fail(refusal: Refusal): void {
    this.pause();
    if (refusal.reason !== 'connectionLost') this.desk.sitting.refusal = refusal;
  }
}
