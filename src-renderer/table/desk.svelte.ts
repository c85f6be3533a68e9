/** The table as its room works with it: the view, the gesture for the question at hand, and what lies open over it. */
import { createContext } from 'svelte';
import type { Outcome, Refusal as CallRefusal } from '../../src-shared/contract.ts';
import type { Drafted } from '../../src-shared/duel/options.ts';
import type { Refusal, Reply } from '../../src-shared/duel/question.ts';
import type { CardNumber, Seat } from '../../src-shared/duel/things.ts';
import type { Warning } from '../../src-shared/preferences.ts';
import type { Answered, Destination, News, Prompt, TableView } from '../../src-shared/table.ts';
import type { ProgramClient } from '../program/client.ts';
import { gestureFor, type AnyGesture } from './gestures/gestures.ts';
import type { CombatDraft, Hands, Offer } from './gestures/gesture.ts';
import { otherSeat } from './naming.ts';
import { Sitting, type Word } from './sitting.svelte.ts';
import { spotKey, type Sign, type Spot } from './spots.ts';

/** What lies open over the table and has the keyboard to itself. */
export type Over =
  | { readonly kind: 'offers'; readonly offers: readonly Offer[] }
  | { readonly kind: 'warned'; readonly warnings: readonly Warning[]; readonly word: Word }
  | { readonly kind: 'pile'; readonly seat: Seat; readonly pile: Pile }
  | { readonly kind: 'card'; readonly card: CardNumber }
  | { readonly kind: 'concede' }
  | { readonly kind: 'habits' };

export const PILES = ['graveyard', 'exile', 'ante'] as const;
export type Pile = (typeof PILES)[number];

/** Why something was not done: by the rules, or because the program could not be asked. */
export type Objection =
  | { readonly kind: 'rules'; readonly refusal: Refusal }
  | { readonly kind: 'call'; readonly refusal: CallRefusal };

/** Parts of an announcement: while one of these is asked, it is under way. */
const ANNOUNCING: ReadonlySet<string> = new Set(['modes', 'x', 'targets', 'shares', 'costs', 'mana']);

export class Desk {
  readonly sitting: Sitting;
  gesture = $state.raw<AnyGesture>();
  over = $state.raw<Over>();
  objection = $state.raw<Objection>();
  /** The card that the Showcase shows. */
  shown = $state.raw<CardNumber>();
  /** Which lines of the log are open. */
  log = $state<'shut' | 'all' | 'theirTurn'>('shut');
  /** The word is kept after an announcement, to announce something more before anybody answers. */
  holds = $state(false);
  /** What was said and the program has not answered yet. */
  #underWay = $state(0);
  #lastClicked: string | undefined;
  #decision: number | undefined;
  /** The announcement under way was double-clicked: its mana is drawn without asking. */
  #paysItself = false;

  constructor(program: ProgramClient, duel: string, onNews: (news: News) => void) {
    this.sitting = new Sitting(program, duel, onNews);
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

  get isBusy(): boolean {
    return this.#underWay > 0;
  }

  get isAnnouncing(): boolean {
    return this.gesture !== undefined && ANNOUNCING.has(this.gesture.kind);
  }

  /** Called whenever the view may have another question: the gesture of an old one is over. */
  follow(): void {
    const { prompt, view } = this;
    if (prompt?.decision === this.#decision) return;
    this.#decision = prompt?.decision;
    if (this.over?.kind === 'offers' || this.over?.kind === 'warned') this.over = undefined;
    if (!prompt || !view) {
      this.gesture = undefined;
      return;
    }
    this.objection = undefined;
    this.gesture = gestureFor(this.#hands(view, prompt));
    if (!this.isAnnouncing) this.#paysItself = false;
    else if (this.#paysItself && this.gesture.kind === 'mana') this.gesture.finish();
  }

  signOf(spot: Spot): Sign | undefined {
    return this.gesture?.signOf(spot);
  }

  /** `quick` for the second of two quick clicks, wherever the first went. */
  click(spot: Spot, quick = false): void {
    const again = quick && this.#lastClicked === spotKey(spot);
    this.#lastClicked = spotKey(spot);
    if (this.isBusy) this.#paysItself ||= again;
    else if (again && this.#isAnnounced(spot)) this.payByItself();
    // After the first click another card may lie under the pointer, which nobody meant.
    else if (!quick || this.gesture?.kind !== 'act') this.#take(spot);
  }

  /** What is being announced draws its mana without asking. */
  payByItself(): void {
    this.#paysItself = true;
    if (this.gesture?.kind === 'mana') this.finish();
  }

  finish(): void {
    if (!this.isBusy && this.gesture?.canFinish) this.gesture.finish();
  }

  cancel(): void {
    if (!this.isBusy && this.gesture?.canCancel) this.gesture.cancel();
  }

  goOn(): void {
    if (this.prompt) void this.say({ kind: 'goOn' });
  }

  runTo(to: Destination): void {
    if (this.prompt) void this.say({ kind: 'runTo', to });
  }

  async say(word: Word, sure = false): Promise<void> {
    this.#underWay += 1;
    this.objection = undefined;
    const outcome = await this.sitting.say(word, sure);
    this.#underWay -= 1;
    if (outcome.ok && outcome.value.kind === 'warned')
      this.over = { kind: 'warned', warnings: outcome.value.warnings, word };
    else this.#hear(outcome);
  }

  async yieldTo(yes?: boolean): Promise<void> {
    this.#hear(await this.sitting.yieldTo(yes));
  }

  async undo(): Promise<void> {
    this.#hear(await this.sitting.undo());
  }

  async concede(): Promise<void> {
    const { view } = this;
    if (view) this.#hear(await this.sitting.concede(view.prompt?.for ?? view.plays[0] ?? view.seat));
  }

  async next(): Promise<void> {
    this.#hearCall(await this.sitting.next());
  }

  async forgetYields(): Promise<void> {
    this.#hearCall(await this.sitting.forgetYields());
  }

  show(card: CardNumber): void {
    this.shown = card;
  }

  /** The seat across, seen from this chair. */
  get across(): Seat {
    return this.view ? otherSeat(this.view, this.view.seat) : 1;
  }

  #take(spot: Spot): void {
    this.objection = undefined;
    this.gesture?.click(spot);
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
      say: (reply: Reply) => void this.say({ kind: 'answer', reply, hold: this.holds }),
      pass: () => {
        this.holds = false;
        void this.say({ kind: 'done' });
      },
      offer: (offers: readonly Offer[]) => {
        this.over = { kind: 'offers', offers };
      },
      draft: (draft: Reply): Promise<Drafted | undefined> => this.sitting.draft(draft),
    };
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
