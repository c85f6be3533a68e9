/** The table as its room works with it: the view, the gesture for the question at hand, and what lies open over it. */
import { createContext } from 'svelte';
import type { Reply } from '../../src-shared/duel/question.ts';
import type { CardNumber, Seat } from '../../src-shared/duel/things.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '../../src-shared/preferences.ts';
import type { Destination, News, Prompt, TableView } from '../../src-shared/table.ts';
import type { ProgramClient } from '../program/client.ts';
import { passageOfQuestion, passageOfRule } from '../help/passages.ts';
import { QuestionAtHand } from './at-hand.ts';
import { Clicks } from './clicks.ts';
import type { AnyGesture } from './gestures/gestures.ts';
import type { CombatDraft, Hands } from './gestures/gesture.ts';
import type { Repeatable } from './gestures/repeating.svelte.ts';
import { Repeats } from './gestures/repeats.svelte.ts';
import { Hinting } from './hints/hinting.svelte.ts';
import { otherSeat } from './naming.ts';
import type { Over } from './over.ts';
import { CardReading, type CardWords } from './reading.svelte.ts';
import { Saying } from './saying.svelte.ts';
import { TableSitting, type Word } from './sitting.svelte.ts';
import { canSpare, isSpared } from './sparing.ts';
import type { Sign, Spot } from './spots.ts';

type Habits = Pick<Preferences, 'strictTable' | 'attention' | 'hints'>;

export class Desk {
  readonly sitting: TableSitting;
  readonly saying: Saying;
  readonly reading: CardReading;
  readonly hinting: Hinting;
  readonly repeats: Repeats;
  readonly #clicks = new Clicks(this);
  readonly #habits: () => Habits;
  atHand = $state.raw<QuestionAtHand>();
  over = $state.raw<Over>();
  /** Which lines of the log are open. */
  log = $state<'shut' | 'all' | 'theirTurn'>('shut');
  /** The word is kept after an announcement, to announce something more before anybody answers. */
  holds = $state(false);
  /** The question that is followed. */
  #followed: Prompt | undefined;

  constructor(
    program: ProgramClient,
    duel: string,
    onNews: (news: News) => void,
    habits: () => Habits = () => DEFAULT_PREFERENCES,
    words: CardWords = (card, rulebook) => program.call('cards.inWords', { duel, card, rulebook }),
  ) {
    this.#habits = habits;
    this.sitting = new TableSitting(program, duel, (news) => {
      this.repeats.hear(news);
      if (this.view) this.reading.showDrawn(this.view, news);
      onNews(news);
    });
    this.saying = new Saying(this.sitting, (warnings, word) => {
      this.over = { kind: 'warned', warnings, word };
    });
    this.repeats = new Repeats(() => this.#habits().attention);
    this.reading = new CardReading(words);
    this.hinting = new Hinting(
      (decision, signal) => program.call('table.hint', { duel, decision }, { signal }),
      (reply) => void this.say({ kind: 'answer', reply }),
    );
  }

  get view(): TableView | undefined {
    return this.sitting.view;
  }

  get prompt(): Prompt | undefined {
    return this.view?.prompt;
  }

  get gesture(): AnyGesture | undefined {
    return this.atHand?.gesture;
  }

  get combatDraft(): CombatDraft {
    return this.atHand?.combatDraft ?? {};
  }

  get isBusy(): boolean {
    return this.saying.isBusy;
  }

  /** Called whenever the view may have another question: the gesture of an old one is over. */
  follow(): void {
    const { prompt, view } = this;
    const followed = this.#followed;
    if (isSameQuestion(prompt, followed)) return;
    this.#followed = prompt;
    if (prompt?.decision !== followed?.decision) this.hinting.forget();
    if (this.over?.kind === 'offers' || this.over?.kind === 'warned') this.over = undefined;
    if (prompt && view) this.#take(view, prompt);
    else this.#rest(view);
  }

  /** U043, U171: what is asked now, explained over the table. */
  get explainable(): (() => void) | undefined {
    const passage = this.prompt && passageOfQuestion(this.prompt.asked.purpose);
    return passage && (() => (this.over = { kind: 'passage', passage }));
  }

  explainRule(number: string): void {
    const passage = passageOfRule(number);
    if (passage) this.over = { kind: 'passage', passage };
  }

  signOf(spot: Spot): Sign | undefined {
    return this.gesture?.signOf(spot);
  }

  /** `quick` for the second of two quick clicks, wherever the first went. */
  click(spot: Spot, quick = false): void {
    this.#clicks.click(spot, quick);
  }

  payByItself(): void {
    this.#clicks.payByItself();
  }

  /** As a single click does. */
  take(spot: Spot): void {
    this.saying.objection = undefined;
    const { atHand } = this;
    if (atHand && spot.kind !== 'mana' && this.signOf(spot) === undefined)
      // The answer to an old question is nobody's business any more.
      void this.saying.tellWhyNot(atHand.matterOf(spot), () => atHand === this.atHand);
    this.gesture?.click(spot);
  }

  /** The click on it came to nothing; the Situation Bar says why. */
  isRefused(spot: Spot): boolean {
    return this.saying.objection !== undefined && this.#clicks.isLast(spot);
  }

  askHowOften(card: CardNumber): void {
    const acts = this.atHand?.repeatableOf(card);
    if (acts) this.over = { kind: 'repeat', acts };
  }

  repeat(one: Repeatable, times: number): void {
    const { prompt, view } = this;
    if (!prompt || !view || times < 1) return;
    this.repeats.begin(one, times, prompt);
    this.#repeat(view, prompt);
  }

  /** Undefined: nothing is asked, or the player wants or may have no advice. */
  get hintable(): (() => void) | undefined {
    const { prompt } = this;
    if (!prompt || !this.#habits().hints || !this.sitting.mayHint) return undefined;
    return () => void this.hinting.ask(prompt.decision);
  }

  /** One's own sources of mana can be set aside from automatic payments. */
  async spare(card: CardNumber): Promise<void> {
    const { view } = this;
    if (!view || !canSpare(view, card)) return;
    await this.saying.spare(card, !isSpared(view, card));
    if (this.gesture?.kind === 'x') this.gesture.refresh();
  }

  finish(): void {
    if (!this.isBusy && this.gesture?.canFinish) this.gesture.finish();
  }

  cancel(): void {
    if (!this.isBusy && this.gesture?.canCancel) this.gesture.cancel();
  }

  giveUpDraw(): void {
    if (!this.isBusy) this.atHand?.giveUpDraw();
  }

  goOn(): void {
    if (this.prompt) void this.say({ kind: 'goOn' });
  }

  /** U121, U148: on the phase that is on a click ends what is being put together. */
  clickPhase(to: Destination, isNow: boolean): void {
    const isEnding = isNow && this.gesture?.kind !== 'act' && this.gesture?.canFinish !== undefined;
    if (isEnding) this.finish();
    else this.runTo(to);
  }

  runTo(to: Destination): void {
    if (this.prompt) void this.say({ kind: 'runTo', to });
  }

  /** Where an own turn begins: nothing of this one, and nothing of theirs, is waited for. */
  runToOwnTurn(): void {
    const step = this.view?.bar[0];
    if (step !== undefined) this.runTo({ half: 'yours', step });
  }

  async say(word: Word, sure = false): Promise<void> {
    if (!(await this.saying.say(word, sure))) this.repeats.stop();
  }

  /** First what was poured into an X. */
  async undo(): Promise<void> {
    if (this.gesture?.kind === 'x' && this.gesture.takeBack()) return;
    await this.saying.undo();
  }

  async concede(): Promise<void> {
    const { view } = this;
    if (view) await this.saying.concede(seatAsked(view));
  }

  async offerDraw(): Promise<void> {
    const { view } = this;
    if (view && (await this.saying.offerDraw(seatAsked(view)))) this.over = { kind: 'drawDeclined' };
  }

  /** Both chairs are this player's: nobody else has to agree. */
  get isSolo(): boolean {
    return (this.view?.plays.length ?? 0) > 1;
  }

  /** The seat across, seen from this chair. */
  get across(): Seat {
    return this.view ? otherSeat(this.view, this.view.seat) : 1;
  }

  #take(view: TableView, prompt: Prompt): void {
    this.saying.objection = undefined;
    this.atHand = new QuestionAtHand(this.#hands(view, prompt));
    this.#repeat(view, prompt);
    this.#clicks.follow();
  }

  #rest(view: TableView | undefined): void {
    this.atHand = undefined;
    if (view?.result || view?.stuck) this.repeats.stop();
  }

  #repeat(view: TableView, prompt: Prompt): void {
    const word = this.repeats.answerTo(view, prompt);
    if (word) void this.say(word);
  }

  #hands(view: TableView, prompt: Prompt): Hands {
    const { sitting } = this;
    return {
      view,
      prompt,
      isStrict: this.#habits().strictTable,
      say: (reply: Reply) => void this.say({ kind: 'answer', reply, hold: this.holds }),
      pass: () => {
        this.holds = false;
        void this.say({ kind: 'done' });
      },
      offer: (offers) => {
        this.over = { kind: 'offers', offers };
      },
      draft: (draft) => sitting.draft(draft),
      resting: (card) => sitting.resting(card),
      pour: (pour) => sitting.pour(pour),
      preview: (reply) => sitting.preview(reply),
    };
  }
}

/** What is set aside changes the plan of a payment that is asked for already, which is then asked anew. */
const isSameQuestion = (one: Prompt | undefined, other: Prompt | undefined): boolean =>
  one?.decision === other?.decision && one?.payment === other?.payment;

const seatAsked = ({ prompt, plays, seat }: TableView): Seat => prompt?.for ?? plays[0] ?? seat;

export const [useDesk, provideDesk] = createContext<Desk>();
