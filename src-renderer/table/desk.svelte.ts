/** The table as its room works with it: the view, the gesture for the question at hand, and what lies open over it. */
import { createContext } from 'svelte';
import type { Outcome, Refusal as CallRefusal } from '../../src-shared/contract.ts';
import type { Drafted } from '../../src-shared/duel/options.ts';
import type { Pour, Poured } from '../../src-shared/duel/payment.ts';
import type { Preview } from '../../src-shared/duel/preview.ts';
import type { Refusal, Reply } from '../../src-shared/duel/question.ts';
import type { Matter, Why } from '../../src-shared/duel/why.ts';
import type { CardNumber, Seat } from '../../src-shared/duel/things.ts';
import { DEFAULT_PREFERENCES, type Preferences, type Warning } from '../../src-shared/preferences.ts';
import type {
  Answered,
  Destination,
  News,
  Prompt,
  RestingAbility,
  TableView,
} from '../../src-shared/table.ts';
import type { ProgramClient } from '../program/client.ts';
import { passageOfQuestion, passageOfRule, type Passage } from '../help/passages.ts';
import { gestureFor, type AnyGesture } from './gestures/gestures.ts';
import type { CombatDraft, Hands, Offer } from './gestures/gesture.ts';
import { Hinting } from './hints/hinting.svelte.ts';
import { otherSeat } from './naming.ts';
import { Repeating, type Repeatable } from './gestures/repeating.svelte.ts';
import { Reading, type CardWords } from './reading.svelte.ts';
import { Sitting, type Word } from './sitting.svelte.ts';
import { spotKey, type Sign, type Spot } from './spots.ts';

/** What lies open over the table and has the keyboard to itself. */
type Over =
  | { readonly kind: 'offers'; readonly offers: readonly Offer[] }
  | { readonly kind: 'warned'; readonly warnings: readonly Warning[]; readonly word: Word }
  | { readonly kind: 'pile'; readonly seat: Seat; readonly pile: Pile }
  | { readonly kind: 'card'; readonly card: CardNumber }
  | { readonly kind: 'concede' }
  | { readonly kind: 'draw' }
  /** The wizard would rather play on. */
  | { readonly kind: 'drawDeclined' }
  | { readonly kind: 'passage'; readonly passage: Passage }
  | { readonly kind: 'habits' };

export const PILES = ['graveyard', 'exile', 'ante'] as const;
export type Pile = (typeof PILES)[number];

/** Why something was not done: by the rules, or because the program could not be asked. */
export type Objection =
  | { readonly kind: 'rules'; readonly refusal: Refusal }
  | { readonly kind: 'why'; readonly why: Why }
  | { readonly kind: 'call'; readonly refusal: CallRefusal };

/** Parts of an announcement: while one of these is asked, it is under way. */
const ANNOUNCING: ReadonlySet<string> = new Set(['modes', 'x', 'targets', 'shares', 'costs', 'mana']);

type Habits = Pick<Preferences, 'strictTable' | 'attention' | 'hints'>;

export class Desk {
  readonly sitting: Sitting;
  readonly reading: Reading;
  readonly hinting: Hinting;
  readonly #habits: () => Habits;
  /** An act that is done again and again. */
  repeating = $state.raw<Repeating>();
  /** Acts of one card, of which one is to be repeated. */
  repeatable = $state.raw<readonly Repeatable[]>();
  /** The list of what is not asked, and of the Stops, is open. */
  agreements = $state(false);
  /** What a life register shows while it counts; the others show the life there is. */
  livesShown = $state.raw<Readonly<Record<Seat, number>>>({});
  gesture = $state.raw<AnyGesture>();
  over = $state.raw<Over>();
  objection = $state.raw<Objection>();
  /** The card that the Showcase shows. */
  shown = $state.raw<CardNumber>();
  /** Which lines of the log are open. */
  log = $state<'shut' | 'all' | 'theirTurn'>('shut');
  /** The word is kept after an announcement, to announce something more before anybody answers. */
  holds = $state(false);
  /** To which decisions something was said that the program has not answered yet. */
  #underWay = $state.raw<readonly (number | undefined)[]>([]);
  #lastClicked: string | undefined;
  #decision: number | undefined;
  #payment: unknown;
  /** The announcement under way was double-clicked: its mana is drawn without asking. */
  #paysItself = false;
  /** All mana of this kind is going to be spent on it. */
  #spends: Extract<Spot, { kind: 'mana' }> | undefined;

  constructor(
    program: ProgramClient,
    duel: string,
    onNews: (news: News) => void,
    habits: () => Habits = () => DEFAULT_PREFERENCES,
    words: CardWords = (card, rulebook) => program.call('cards.inWords', { duel, card, rulebook }),
  ) {
    this.#habits = habits;
    this.sitting = new Sitting(program, duel, (news) => {
      this.repeating?.hear(news);
      this.#showDrawn(news);
      onNews(news);
    });
    this.reading = new Reading(words);
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

  get combatDraft(): CombatDraft {
    return this.gesture?.kind === 'attack' || this.gesture?.kind === 'block' ? this.gesture.draft : {};
  }

  /** What the reply that is being put together would lead to. */
  get foretold(): Preview | undefined {
    const { gesture } = this;
    return gesture && 'foretold' in gesture ? gesture.foretold : undefined;
  }

  /** It would be gone, as things are being put together. */
  isDoomed(card: CardNumber): boolean {
    return this.foretold?.leaving.includes(card) ?? false;
  }

  /** A question that is shown can be answered, though the answer to the one before is still on its way. */
  get isBusy(): boolean {
    return this.#underWay.includes(this.prompt?.decision);
  }

  get isAnnouncing(): boolean {
    const { gesture, prompt } = this;
    return gesture !== undefined && prompt?.asked.purpose !== 'division' && ANNOUNCING.has(gesture.kind);
  }

  /** Called whenever the view may have another question: the gesture of an old one is over. */
  follow(): void {
    const { prompt, view } = this;
    // What is set aside changes the plan of a payment that is asked for already.
    if (prompt?.decision === this.#decision && prompt?.payment === this.#payment) return;
    if (prompt?.decision !== this.#decision) this.hinting.forget();
    this.#decision = prompt?.decision;
    this.#payment = prompt?.payment;
    if (this.over?.kind === 'offers' || this.over?.kind === 'warned') this.over = undefined;
    if (!prompt || !view) {
      this.gesture = undefined;
      if (view?.result || view?.stuck) this.stopRepeating();
      return;
    }
    this.objection = undefined;
    this.gesture = gestureFor(this.#hands(view, prompt));
    this.#repeat(view, prompt);
    const spends = this.#spends;
    this.#spends = undefined;
    if (spends && this.gesture.kind === 'mana') this.gesture.spendAll(spends);
    if (!this.isAnnouncing) this.#paysItself = false;
    else if (this.#paysItself) this.#goOnPaying();
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
    const again = quick && this.#lastClicked === spotKey(spot);
    this.#lastClicked = spotKey(spot);
    if (this.isBusy) this.#takeMeanwhile(spot, again);
    else if (again && this.#isAnnounced(spot)) this.payByItself();
    else if (again && spot.kind === 'mana' && this.gesture?.kind === 'mana') this.gesture.spendAll(spot);
    else if (again && this.gesture?.kind === 'x') this.#pourAll(spot);
    // After the first click another card may lie under the pointer, which nobody meant.
    else if (!quick || this.gesture?.kind !== 'act') this.#take(spot);
  }

  /** U076: what is being announced draws its mana without asking, and pours all there is into an X. */
  payByItself(): void {
    this.#paysItself = true;
    if (!this.isBusy) this.#goOnPaying();
  }

  /** U079: on a land a double click is the same as a click. */
  #pourAll(spot: Spot): void {
    if (spot.kind === 'mana' && this.gesture?.kind === 'x') this.gesture.pourAll(spot);
  }

  /** The second of two quick clicks came before the first was answered. */
  #takeMeanwhile(spot: Spot, again: boolean): void {
    if (!again) return;
    if (spot.kind === 'mana') this.#spends = spot;
    else if (this.gesture?.kind === 'act' || this.#isAnnounced(spot)) this.#paysItself = true;
  }

  /** More than lands and the pool is drawn upon only once the plan was seen. */
  #goOnPaying(): void {
    const { gesture } = this;
    if (gesture?.kind === 'mana') {
      this.#paysItself = false;
      gesture.payByLands();
    }
    if (gesture?.kind === 'x' && gesture.poured) gesture.tapAll();
  }

  /** Undefined: it has nothing that could be done more than once. */
  repeatableOf(card: CardNumber): readonly Repeatable[] | undefined {
    const { gesture } = this;
    if (gesture?.kind !== 'act') return undefined;
    const found = gesture
      .actsOf({ kind: 'card', card })
      .flatMap(({ act, text }) => (act.kind === 'activate' ? [{ act, text }] : []));
    return found.length > 0 ? found : undefined;
  }

  askHowOften(card: CardNumber): void {
    this.repeatable = this.repeatableOf(card);
  }

  repeat(one: Repeatable, times: number): void {
    const { prompt, view } = this;
    this.repeatable = undefined;
    if (!prompt || !view || times < 1) return;
    this.repeating = new Repeating(one, times, prompt.seat, this.#habits().attention);
    this.#repeat(view, prompt);
  }

  stopRepeating(): void {
    this.repeating = undefined;
  }

  /** Answers a question that comes with the same act; at any other it stops, and the player is asked. */
  #repeat(view: TableView, prompt: Prompt): void {
    const { repeating } = this;
    if (!repeating) return;
    const reply = repeating.replyTo(view, prompt);
    if (!reply) {
      this.stopRepeating();
      return;
    }
    if (repeating.isLast) this.stopRepeating();
    void this.say({ kind: 'answer', reply, hold: repeating.holds });
  }

  /** Undefined: nothing is asked, or the player wants or may have no advice. */
  get hintable(): (() => void) | undefined {
    const { prompt } = this;
    if (!prompt || !this.#habits().hints || !this.sitting.mayHint) return undefined;
    return () => void this.hinting.ask(prompt.decision);
  }

  /** Where an own turn begins: nothing of this one, and nothing of theirs, is waited for. */
  runToOwnTurn(): void {
    const step = this.view?.bar[0];
    if (step !== undefined) this.runTo({ half: 'yours', step });
  }

  /** The pointer or the keyboard is on it: a target is foretold before it is chosen. */
  point(spot: Spot): void {
    if (this.gesture && 'point' in this.gesture) this.gesture.point(spot);
  }

  isSpared(card: CardNumber): boolean {
    return this.view?.spared.includes(card) ?? false;
  }

  /** One's own sources of mana can be set aside from automatic payments. */
  canSpare(card: CardNumber): boolean {
    const { view } = this;
    const controller = view?.cards[card]?.controller;
    return view?.cards[card]?.givesMana === true && view.plays.includes(controller ?? -1);
  }

  async spare(card: CardNumber): Promise<void> {
    if (!this.canSpare(card)) return;
    this.#hearCall(await this.sitting.spare(card, !this.isSpared(card)));
    if (this.gesture?.kind === 'x') this.gesture.refresh();
  }

  finish(): void {
    if (!this.isBusy && this.gesture?.canFinish) this.gesture.finish();
  }

  cancel(): void {
    if (!this.isBusy && this.gesture?.canCancel) this.gesture.cancel();
  }

  /** U167: a draw is about to be made that its player may give up. */
  get canGiveUpDraw(): boolean {
    return this.gesture?.kind === 'yesNo' && this.prompt?.asked.draw === true;
  }

  giveUpDraw(): void {
    if (!this.isBusy && this.canGiveUpDraw && this.gesture?.kind === 'yesNo') this.gesture.choose(true);
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

  async say(word: Word, sure = false): Promise<void> {
    const decision = this.prompt?.decision;
    this.#underWay = [...this.#underWay, decision];
    this.objection = undefined;
    const outcome = await this.sitting.say(word, sure);
    this.#underWay = this.#underWay.toSpliced(this.#underWay.indexOf(decision), 1);
    if (!outcome.ok || outcome.value.kind !== 'taken') this.stopRepeating();
    if (outcome.ok && outcome.value.kind === 'warned')
      this.over = { kind: 'warned', warnings: outcome.value.warnings, word };
    else this.#hear(outcome);
  }

  async yieldTo(yes?: boolean): Promise<void> {
    this.#hear(await this.sitting.yieldTo(yes));
  }

  /** First what was poured into an X. */
  async undo(): Promise<void> {
    if (this.gesture?.kind === 'x' && this.gesture.takeBack()) return;
    this.#hear(await this.sitting.undo());
  }

  async concede(): Promise<void> {
    const { view } = this;
    if (view) this.#hear(await this.sitting.concede(view.prompt?.for ?? view.plays[0] ?? view.seat));
  }

  /** Both chairs are this player's: nobody else has to agree. */
  get isSolo(): boolean {
    return (this.view?.plays.length ?? 0) > 1;
  }

  async offerDraw(): Promise<void> {
    const { view } = this;
    if (!view) return;
    const outcome = await this.sitting.offerDraw(view.prompt?.for ?? view.plays[0] ?? view.seat);
    if (!outcome.ok) this.objection = { kind: 'call', refusal: outcome.refusal };
    else if (outcome.value === false) this.over = { kind: 'drawDeclined' };
  }

  async next(): Promise<void> {
    this.#hearCall(await this.sitting.next());
  }

  /** One of them, or all. */
  async forgetYields(key?: string): Promise<void> {
    this.#hearCall(await this.sitting.forgetYields(key));
  }

  show(card: CardNumber): void {
    if (this.shown !== card) this.reading.turnTo();
    this.shown = card;
  }

  /** U100: what was just drawn is looked at. */
  #showDrawn({ events }: News): void {
    const drawn = events.findLast(
      (event) =>
        event.kind === 'moved' &&
        event.cause === 'draw' &&
        event.to === 'hand' &&
        this.view?.cards[event.card] !== undefined &&
        this.view.plays.includes(event.seat),
    );
    if (drawn?.kind === 'moved') this.show(drawn.card);
  }

  /** The click on it came to nothing; the Situation Bar says why. */
  isRefused(spot: Spot): boolean {
    return this.objection !== undefined && this.#lastClicked === spotKey(spot);
  }

  /** The seat across, seen from this chair. */
  get across(): Seat {
    return this.view ? otherSeat(this.view, this.view.seat) : 1;
  }

  #take(spot: Spot): void {
    this.objection = undefined;
    if (this.prompt && spot.kind !== 'mana' && this.signOf(spot) === undefined) void this.#tellWhyNot(spot);
    this.gesture?.click(spot);
  }

  async #tellWhyNot(spot: Exclude<Spot, { kind: 'mana' }>): Promise<void> {
    const { gesture } = this;
    const why = await this.sitting.whyNot(matterOf(spot, gesture));
    // The answer to an old question is nobody's business any more.
    if (why && gesture === this.gesture) this.objection = { kind: 'why', why };
  }

  #isAnnounced(spot: Spot): boolean {
    return this.isAnnouncing && spot.kind === 'card' && this.prompt?.asked.by?.card === spot.card;
  }

  #hear(outcome: Outcome<Answered>): void {
    if (!outcome.ok) this.objection = { kind: 'call', refusal: outcome.refusal };
    else if (outcome.value.kind === 'refused')
      this.objection = { kind: 'rules', refusal: outcome.value.refusal };
  }

  #hearCall(outcome: Outcome<null>): void {
    if (!outcome.ok) this.objection = { kind: 'call', refusal: outcome.refusal };
  }

  #hands(view: TableView, prompt: Prompt): Hands {
    return {
      view,
      prompt,
      isStrict: this.#habits().strictTable,
      say: (reply: Reply) => void this.say({ kind: 'answer', reply, hold: this.holds }),
      pass: () => {
        this.holds = false;
        void this.say({ kind: 'done' });
      },
      offer: (offers: readonly Offer[]) => {
        this.over = { kind: 'offers', offers };
      },
      draft: (draft: Reply): Promise<Drafted | undefined> => this.sitting.draft(draft),
      resting: (card: CardNumber): Promise<readonly RestingAbility[]> => this.sitting.resting(card),
      pour: (pour: Pour): Promise<Poured | undefined> => this.sitting.pour(pour),
      preview: (reply: Reply): Promise<Preview | undefined> => this.sitting.preview(reply),
    };
  }
}

/** What a click on it was meant to do. */
function matterOf(spot: Exclude<Spot, { kind: 'mana' }>, gesture: AnyGesture | undefined): Matter {
  if (spot.kind !== 'card') return spot;
  const { card } = spot;
  if (gesture?.kind === 'x') return { kind: 'pour', card, pour: gesture.pour };
  const held = gesture?.kind === 'block' ? gesture.held : undefined;
  return held === undefined ? spot : { kind: 'block', blocker: held, attacker: card };
}

export const [useDesk, provideDesk] = createContext<Desk>();
