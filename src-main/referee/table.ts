/**
 * A duel in progress: asks persons and minds, answers for a chair what it has given away, writes every reply down
 * before its effect is shown, and tells the window what has changed.
 */
import type { Drafted } from '../../src-shared/duel/options.ts';
import type { Pour, Poured } from '../../src-shared/duel/payment.ts';
import type { Preview } from '../../src-shared/duel/preview.ts';
import type { Reply } from '../../src-shared/duel/question.ts';
import type { DuelSummary } from '../../src-shared/duels.ts';
import type { Warning } from '../../src-shared/preferences.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type {
  Answered,
  Destination,
  FaceText,
  News,
  RestingAbility,
  Sitting,
  Stuck,
  TableView,
  Waiting,
} from '../../src-shared/table.ts';
import {
  answer,
  clone,
  fallback,
  options,
  poured,
  preview,
  whyNot,
  type CardNumber,
  type Duel,
  type Matter,
  type Seat,
  type Why,
} from '../engine/index.ts';
import { faceAt, looksOf } from '../engine/position.ts';
import { budgetOf, looksAhead, type Budget } from '../opponents/levels.ts';
import { thoughtOf, type Thought } from '../opponents/thought.ts';
import { agreementOf, sparedBy, type Chair, type Run } from './chair.ts';
import { Chatter, Happened } from './chatter.ts';
import { agreesOnDraw } from './draw-offer.ts';
import { Display, type Change } from './display.ts';
import { faceInWords, Faces } from './faces.ts';
import { Reporter } from './news.ts';
import { automaticReply, decided, halfOf, isBefore, placeOf, yieldKey } from './passing.ts';
import { Pacing } from './pacing.ts';
import type { Clock, Habits, Journal, Minds } from './ports.ts';
import { Past } from './undo.ts';
import { restingAbilities, tableView, yieldedAs } from './views.ts';
import { Written } from './written.ts';
import { warningsOfPassing, warningsOfReply } from './warnings.ts';
import { PASS } from '../../src-shared/duel/question.ts';

interface TableParts {
  readonly journal: Journal;
  readonly minds: Minds;
  readonly habits: Habits;
  readonly clock: Clock;
  /** Something went wrong that the duel survived; tells what kind of thing. */
  readonly failed: (failure: unknown) => Stuck;
  readonly tell: (change: Change) => void;
  /** The summary is another one: a turn has begun, the duel is over. */
  readonly summarised: (summary: DuelSummary) => void;
}

/** A duel as it is when its table is opened: new, or read from the journal. */
export interface Opened {
  readonly summary: DuelSummary;
  readonly duel: Duel;
  readonly past: Past;
  /** Replies given so far. */
  readonly place: number;
  /** Of these, by persons. */
  readonly said: number;
  readonly log: readonly News[];
  /** Why later replies were not played again. */
  readonly stoppedBy?: Error;
}

export class Table {
  readonly #parts: TableParts;
  readonly #chairs: readonly Chair[];
  readonly #plays: readonly Seat[];
  readonly #faces: Faces;
  readonly #past: Past;
  readonly #written: Written;
  readonly #display: Display;
  readonly #pacing: Pacing;
  readonly #chatter: Chatter;
  #reporter: Reporter;
  #duel: Duel;
  #waiting: Waiting | undefined;
  #stuck: Stuck | undefined;
  /** The last reply led to something that the eye wants to follow. */
  #needsRest = false;
  /** A decision was taken back: it is asked again, whatever led to its being asked before. */
  #isBack = false;
  /**
   * Replies of persons, counted: what is asked is told by this number. The duel's own count has the passes of wizards in
   * it that nobody sees: whoever can do nothing is not asked, so that each would tell of a card in a hidden hand.
   */
  #said: number;
  /** A wizard sits here, whose hand is hidden from a person. */
  readonly #hides: boolean;
  /** The wizard who was the last to do something. */
  #actor: Seat;
  /** What the table is waiting for; aborted when it is taken back or closed. */
  #work: AbortController | undefined;

  constructor(opened: Opened, chairs: readonly Chair[], parts: TableParts) {
    this.#parts = parts;
    this.#chairs = chairs;
    this.#actor = Math.max(
      0,
      chairs.findIndex(({ player }) => player !== 'person'),
    );
    this.#plays = chairs.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
    this.#hides = this.#plays.length < chairs.length;
    this.#duel = opened.duel;
    this.#past = opened.past;
    this.#said = opened.said;
    this.#faces = new Faces(opened.duel);
    this.#reporter = new Reporter(this.#plays);
    this.#written = new Written(opened.summary, opened.place, parts);
    this.#chatter = new Chatter(
      chairs.map(({ wizard }) => wizard),
      opened.duel.setup.seed,
    );
    if (opened.place === 0) this.#chatter.begin(opened.duel);
    this.#display = new Display(this.#look(false), opened.log, parts.tell);
    this.#pacing = new Pacing({
      ...parts,
      show: (waiting) => {
        // Whoever thinks is not told anew: a seat that has nothing to think about is not asked.
        if (this.#hides && waiting.why === 'thinking' && this.#waiting?.why === 'thinking') return;
        this.#waiting = waiting;
        this.#show();
      },
    });
  }

  /** Whole at first; from now on changes are told. The duel goes on if it rested. */
  sit(): Sitting {
    this.#goOn();
    this.#showMeanwhile();
    return this.#display.sitting();
  }

  answer(decision: number, reply: Reply, sure: boolean, hold: boolean): Answered {
    const seat = this.#seatAsked(decision);
    if (seat === undefined) return { kind: 'late' };
    const warnings = sure ? [] : this.#wanted(warningsOfReply(this.#duel, seat, reply));
    if (warnings.length > 0) return { kind: 'warned', warnings };
    return this.#give(seat, reply, hold);
  }

  /** U040: until a Stop, a decision that must be made, or a chance to act. */
  done(decision: number, sure: boolean): Answered {
    return this.#pass(decision, sure, () => ({ kind: 'done' }));
  }

  /** U042: closes the step in progress and enters the next. */
  goOn(decision: number, sure: boolean): Answered {
    const { number, step } = this.#duel.turn;
    return this.#pass(decision, sure, () => ({ kind: 'step', turn: number, step }));
  }

  /** U087: to a step of either half, unless something asks on the way. */
  runTo(decision: number, destination: Destination, sure: boolean): Answered {
    const { number, step } = this.#duel.turn;
    return this.#pass(decision, sure, () => ({ kind: 'to', destination, turn: number, step }));
  }

  yield(decision: number, yes: boolean | undefined): Answered {
    const seat = this.#seatAsked(decision);
    const key = yieldKey(this.#duel);
    if (seat === undefined || key === undefined) return { kind: 'late' };
    const chair = this.#chairAt(seat);
    const isYesNo = this.#duel.question?.kind === 'yesNo';
    const reply = isYesNo ? decided(this.#duel, chair, yes === true) : PASS;
    if (!reply) return { kind: 'refused', refusal: { reason: 'cannotPay' } };
    const answered = yes === true ? 'yes' : 'no';
    chair.yields.set(key, { key, ...yieldedAs(this.#display.view), says: isYesNo ? answered : 'pass' });
    this.#keepAgreements();
    return this.#give(seat, reply, false);
  }

  /** The one with this key, or all. */
  forgetYields(key?: string): void {
    for (const seat of this.#plays) {
      const { yields } = this.#chairAt(seat);
      if (key === undefined) yields.clear();
      else yields.delete(key);
    }
    this.#keepAgreements();
    this.#show();
  }

  /** U050: automatic payments leave it alone, or no longer do. */
  spare(card: CardNumber, isSpared: boolean): void {
    const record = this.#duel.cards[card];
    const seat = this.#plays.find((other) => looksOf(this.#duel, card).controller === other);
    if (!record || !this.#duel.board[card] || seat === undefined) return;
    const { spared } = this.#chairAt(seat);
    if (isSpared) spared.set(card, record.incarnation);
    else spared.delete(card);
    this.#keepAgreements();
    this.#show();
  }

  resting(decision: number, card: CardNumber): RestingAbility[] {
    const seat = this.#seatAsked(decision);
    const isAsked = seat !== undefined && this.#duel.question?.kind === 'act' && this.#duel.board[card];
    return isAsked ? restingAbilities(this.#duel, this.#faces, seat, card) : [];
  }

  /** Undefined: nobody who sits here may see the card. */
  inWords(card: CardNumber, rulebook: Rulebook): FaceText | undefined {
    const { cards, chain, effects } = this.#display.view;
    const face = cards[card]?.face ?? [...chain, ...effects].find((other) => other.card === card)?.face;
    return face === undefined || face < 0 ? undefined : faceInWords(faceAt(this.#duel, face), rulebook);
  }

  whyNot(decision: number, matter: Matter): Why | undefined {
    const seat = this.#seatAsked(decision);
    return seat === undefined ? undefined : whyNot(this.#duel, seat, matter);
  }

  draft(decision: number, draft: Reply): Drafted | undefined {
    return this.#seatAsked(decision) === undefined ? undefined : options(this.#duel, draft);
  }

  /** U121: undefined where it cannot be poured, or late. */
  pour(decision: number, pour: Pour): Poured | undefined {
    const seat = this.#seatAsked(decision);
    if (seat === undefined) return undefined;
    return poured(this.#duel, pour, { spare: sparedBy(this.#chairAt(seat), this.#duel) });
  }

  preview(decision: number, reply: Reply): Preview | undefined {
    return this.#seatAsked(decision) === undefined ? undefined : preview(this.#duel, reply);
  }

  /** What a wizard is to think about in the place of whoever is asked, who knows no more; undefined: late. */
  thoughtFor(decision: number, budget: Budget): Thought | undefined {
    const seat = this.#seatAsked(decision);
    if (seat === undefined) return undefined;
    return thoughtOf(this.#duel, { mind: 'wizard', seat, seed: seedAt(this.#duel), budget });
  }

  /** The decision is still at hand, and this would be taken for an answer. */
  wouldTake(decision: number, reply: Reply): boolean {
    return this.#seatAsked(decision) !== undefined && answer(clone(this.#duel), reply) === undefined;
  }

  /** The wizard's act was seen. */
  next(): void {
    this.#pacing.click();
  }

  undo(): Answered {
    const moment = this.#past.takeBack(this.#duel);
    if (!moment) return { kind: 'refused', refusal: { reason: 'notOffered' } };
    this.#interrupt();
    this.#duel = clone(moment.duel);
    this.#said = moment.said;
    this.#reporter = new Reporter(this.#plays);
    this.#chatter.forget();
    this.#written.takeBack(this.#duel, moment.place);
    this.#display.cutLog(moment.logged);
    for (const seat of this.#plays) Object.assign(this.#chairAt(seat), STANDING);
    this.#isBack = true;
    this.#goOn();
    return { kind: 'taken' };
  }

  concede(seat: Seat): Answered {
    if (!this.#plays.includes(seat)) return { kind: 'refused', refusal: { reason: 'notYours' } };
    this.#interrupt();
    const refusal = this.#take(seat, { kind: 'concede', seat });
    this.#goOn();
    this.#showMeanwhile();
    return refusal ? { kind: 'refused', refusal } : { kind: 'taken' };
  }

  /** Whether the wizards, who judge it by what they know, agree to a draw. Undefined: nobody here may offer one. */
  offerDraw(seat: Seat): boolean | undefined {
    if (!this.#plays.includes(seat) || this.#duel.result) return undefined;
    const agreed = agreesOnDraw(
      this.#duel,
      this.#chairs.map(({ player }) => player),
    );
    if (!agreed) return false;
    this.#interrupt();
    const refusal = this.#take(seat, { kind: 'agreeOnDraw', seat });
    this.#goOn();
    this.#showMeanwhile();
    return refusal === undefined;
  }

  close(): void {
    this.#interrupt();
  }

  #keepAgreements(): void {
    const agreements = this.#plays.map((seat) => agreementOf(this.#chairAt(seat), seat));
    this.#parts.journal.agree(this.#written.summary.id, agreements);
  }

  #chairAt(seat: Seat): Chair {
    const chair = this.#chairs[seat];
    if (!chair) throw new Error(`There is no chair ${seat}.`);
    return chair;
  }

  /** Undefined: this decision is not the one at hand, or nobody here has to make it. */
  #seatAsked(decision: number): Seat | undefined {
    const { prompt } = this.#display.view;
    return prompt?.decision === decision && this.#said === decision ? prompt.seat : undefined;
  }

  #wanted(warnings: readonly Warning[]): Warning[] {
    const wanted = this.#parts.habits().warnings;
    return warnings.filter((warning) => wanted.includes(warning));
  }

  #pass(decision: number, sure: boolean, run: () => Run): Answered {
    const seat = this.#seatAsked(decision);
    if (seat === undefined) return { kind: 'late' };
    if (this.#duel.question?.kind !== 'act') return { kind: 'refused', refusal: { reason: 'otherQuestion' } };
    const wished = run();
    const warnings = sure
      ? []
      : this.#wanted(warningsOfPassing(this.#duel, seat, this.#leadsBeyond(seat, wished)));
    if (warnings.length > 0) return { kind: 'warned', warnings };
    this.#chairAt(seat).run = wished;
    return this.#give(seat, PASS, false);
  }

  /** Past the main phases of this turn. */
  #leadsBeyond(seat: Seat, run: Run): boolean {
    if (run.kind !== 'to') return false;
    const { half, step } = run.destination;
    return (
      half !== halfOf(this.#duel, seat) ||
      isBefore(this.#duel, 'main2', step) ||
      isBefore(this.#duel, step, run.step)
    );
  }

  #give(seat: Seat, reply: Reply, hold: boolean): Answered {
    const chair = this.#chairAt(seat);
    const before = { duel: clone(this.#duel), place: this.#written.place, said: this.#said };
    const passesHere = isPass(reply) && this.#duel.chain.length === 0;
    const refusal = this.#take(seat, reply);
    if (refusal) return { kind: 'refused', refusal };
    this.#past.keep({ ...before, logged: this.#display.logged, seats: this.#plays });
    chair.holds = hold;
    chair.heard = passesHere ? placeOf(before.duel) : undefined;
    chair.busy = isPass(reply) ? undefined : placeOf(before.duel);
    if (!isPass(reply)) chair.run = { kind: 'done' };
    this.#goOn(reply);
    if (!this.#hides) this.#showMeanwhile();
    return { kind: 'taken' };
  }

  /** What a person did is seen at once, whoever has to think about it. */
  #showMeanwhile(): void {
    const seat = this.#duel.question?.seat;
    if (!this.#work || seat === undefined) return;
    this.#waiting ??= { seat, why: 'thinking' };
    this.#show();
  }

  /**
   * In the same way whoever is asked next. What a pass leads to is shown with all that follows: where a wizard has a word
   * to say first, it has not come to that yet; but it is written, so that nobody has to say it again.
   */
  #showSaid(reply: Reply): void {
    this.#waiting = { seat: this.#actor, why: 'thinking' };
    if (!isPass(reply)) return this.#show(false);
    this.#written.write(this.#duel);
    const { prompt: _, ...rest } = this.#display.view;
    this.#display.show({ ...rest, waiting: this.#waiting }, undefined);
  }

  /** Carries a reply out on a copy: when the rules fail on it, the duel stays as it was. */
  #take(seat: Seat, reply: Reply): ReturnType<typeof answer> {
    const tried = clone(this.#duel);
    const reporter = new Reporter(this.#plays);
    const happened = new Happened();
    const refusal = answer(tried, reply, (event, duel) => {
      reporter.hear(event, duel);
      happened.hear(event, duel);
    });
    if (refusal) return refusal;
    this.#duel = tried;
    if (this.#plays.includes(seat)) this.#said += 1;
    this.#written.add(reply, tried);
    this.#reporter.add(reporter);
    this.#needsRest = reporter.needsRest;
    this.#chatter.hear(happened, tried);
    if (!isPass(reply)) this.#stirred(seat);
    return undefined;
  }

  /** Something was done, so that whoever let the step go is asked in it anew. */
  #stirred(seat: Seat): void {
    for (const chair of this.#chairs) chair.heard = undefined;
    if (!this.#plays.includes(seat)) this.#past.someoneAnswered();
  }

  /** Plays on until a person is asked or the duel is over. */
  #goOn(word?: Reply): void {
    if (this.#work) return;
    this.#stuck = undefined;
    const work = new AbortController();
    this.#work = work;
    void this.#play(work.signal, word)
      .catch((failure: unknown) => {
        if (!work.signal.aborted) this.#stand(failure);
      })
      .finally(() => {
        if (this.#work === work) this.#work = undefined;
      });
  }

  /** Nothing is shown that could not be written: the window sees the last decision, and why it stands there. */
  #stand(failure: unknown): void {
    this.#stuck = this.#parts.failed(failure);
    this.#waiting = undefined;
    const { prompt: _, waiting: __, ...rest } = this.#display.view;
    this.#display.show({ ...rest, stuck: this.#stuck }, undefined);
  }

  #interrupt(): void {
    this.#work?.abort();
    this.#work = undefined;
    this.#waiting = undefined;
  }

  /**
   * Whether a wizard was asked who then passed, or was not asked for want of anything to do, must show in nothing: not in
   * what is shown by the way, nor in the rests between, nor in the time a word takes.
   */
  async #play(signal: AbortSignal, word: Reply | undefined): Promise<void> {
    if (word && this.#hides) this.#showSaid(word);
    let rested = true;
    /** Nobody but the person and passing wizards has spoken. */
    let isOwnDoing = word !== undefined;
    const breath = word && this.#hides ? this.#pacing.breath(signal) : undefined;
    const breathe = async () => {
      await breath;
      signal.throwIfAborted();
    };
    for (;;) {
      const { question, result } = this.#duel;
      if (!question || result) {
        if (breath) await breathe();
        this.#rest();
        return;
      }
      const chair = this.#chairAt(question.seat);
      const isPerson = chair.player === 'person';
      const passesBy = isPerson && !this.#isBack;
      const own = passesBy ? automaticReply(this.#duel, chair, this.#parts.habits()) : undefined;
      this.#isBack = false;
      if (isPerson && !own) {
        if (breath) await breathe();
        this.#ask(chair);
        return;
      }
      if (!rested) {
        if (breath) await breathe();
        await this.#pacing.rest(this.#actor, this.#plays.length > 0, signal);
        signal.throwIfAborted();
        if (this.#hides) this.#showThought();
        rested = true;
        continue;
      }
      const reply = own ?? (await this.#think(chair, question.seat, signal));
      signal.throwIfAborted();
      const isSilent = !isPerson && isPass(reply);
      isOwnDoing &&= isSilent;
      this.#answerFor(question.seat, reply);
      rested = isOwnDoing || !this.#needsRest;
    }
  }

  /** After a rest, whether or not there is anything to think about. */
  #showThought(): void {
    if (this.#waiting?.why !== 'pause') return;
    this.#waiting = { seat: this.#actor, why: 'thinking' };
    this.#show();
  }

  /** The word is back: what was wished for the way here is over (U091). */
  #ask(chair: Chair): void {
    chair.run = { kind: 'done' };
    this.#rest();
  }

  #rest(): void {
    this.#work = undefined;
    this.#waiting = undefined;
    this.#show();
  }

  /** A mind's reply that is refused is our mistake; the duel goes on with a harmless one. */
  #answerFor(seat: Seat, reply: Reply): void {
    if (!this.#plays.includes(seat) && !isPass(reply)) this.#actor = seat;
    const refusal = this.#take(seat, reply);
    if (!refusal) return;
    this.#parts.failed(
      new Error(`A reply of seat ${seat} was refused (${refusal.reason}): ${JSON.stringify(reply)}`),
    );
    const second = this.#take(seat, fallback(this.#duel));
    if (second) throw new Error(`The fallback of seat ${seat} was refused (${second.reason}).`);
  }

  async #think(chair: Chair, seat: Seat, signal: AbortSignal): Promise<Reply> {
    if (chair.player === 'person') throw new Error('A person thinks for herself.');
    const duel = this.#duel;
    const budget = budgetOf(chair.player, this.#parts.habits().thinkingTime);
    const temper = chair.wizard?.temper;
    const thought = thoughtOf(duel, {
      mind: chair.player,
      seat,
      seed: seedAt(duel),
      budget,
      ...(temper && { temper }),
    });
    const sign = this.#pacing.signOfThinking(seat, signal);
    try {
      return (
        (await this.#replyTo(thought, signal)) ??
        (looksAhead(thought.mind) ? await this.#replyTo(atOnce(thought), signal) : undefined) ??
        fallback(duel)
      );
    } finally {
      sign.abort();
    }
  }

  /** Undefined: the mind failed or dawdled, and that has been told. */
  async #replyTo(thought: Thought, signal: AbortSignal): Promise<Reply | undefined> {
    try {
      return await this.#parts.minds.think(thought, signal);
    } catch (failure) {
      signal.throwIfAborted();
      this.#parts.failed(failure);
      return undefined;
    }
  }

  #look(mayAsk = true): TableView {
    const { question } = this.#duel;
    const isAsked =
      mayAsk && question !== undefined && !this.#work && !this.#stuck && this.#plays.includes(question.seat);
    return tableView({
      id: this.#written.summary.id,
      rulebook: this.#written.summary.rulebook,
      duel: this.#duel,
      chairs: this.#chairs,
      faces: this.#faces,
      seat: this.#plays[0] ?? 0,
      plays: this.#plays,
      asks: isAsked ? this.#said : undefined,
      waiting: this.#waiting,
      canUndo: this.#past.canTakeBack(this.#duel),
      stuck: this.#stuck,
      said: this.#parts.habits().wizardsTalk ? this.#chatter.saidBy(this.#duel) : undefined,
    });
  }

  /** Written first, then shown: what was seen is never lost. */
  #show(mayAsk = true): void {
    this.#written.write(this.#duel);
    this.#display.show(this.#look(mayAsk), this.#reporter.take(this.#duel));
  }
}

/** The same at the same decision of the same duel. */
const seedAt = ({ setup, decisions }: Duel): number =>
  (setup.seed ^ Math.imul(decisions + 1, 0x9e3779b9)) >>> 0;

const STANDING: Pick<Chair, 'run' | 'heard' | 'busy' | 'holds'> = {
  run: { kind: 'done' },
  heard: undefined,
  busy: undefined,
  holds: false,
};

const isPass = (reply: Reply): boolean => reply.kind === 'act' && reply.act.kind === 'pass';

/** As one thinks who does not look ahead: for when there was no time for more. */
const atOnce = (thought: Thought): Thought => ({
  ...thought,
  mind: 'magician',
  budget: budgetOf('magician'),
});
