/**
 * A duel in progress, as those who sit at it have a hand in it: their words are taken here. What comes of one is written
 * down before it is shown (`showing.ts`), and the duel goes on until a person is asked again (`playing-on.ts`).
 */
import type { ReplyRefusal, Reply } from '../../../src-shared/duel/question.ts';
import type { DuelSummary } from '../../../src-shared/duels.ts';
import type { Warning } from '../../../src-shared/preferences.ts';
import type { Answered, Destination, Sitting, Stuck } from '../../../src-shared/table.ts';
import type { CardNumber, Seat } from '../../engine/index.ts';
import { looksOf } from '../../engine/position.ts';
import { PASS } from '../../../src-shared/duel/question.ts';
import { agreementOf, takeWordsBack, type Chair, type PassesUntil } from '../chair.ts';
import { Faces } from '../faces.ts';
import type { Opened } from '../opening.ts';
import { decided, isPass, leadsBeyond, placeOf, yieldKey } from '../passing.ts';
import type { Clock, Habits, Journal, MindPort } from '../ports.ts';
import { yieldedAs } from '../views.ts';
import { warningsOfPassing, warningsOfReply } from '../warnings.ts';
import { Chairs } from './chairs.ts';
import type { Change } from './display.ts';
import { agreesOnDraw } from './draw-offer.ts';
import { Enquiries } from './enquiries.ts';
import { LiveDuel } from './live-duel.ts';
import { PlayingOn } from './playing-on.ts';
import { Showing } from './showing.ts';

interface TableParts {
  readonly journal: Journal;
  readonly minds: MindPort;
  readonly habits: Habits;
  readonly clock: Clock;
  /** Something went wrong that the duel survived; tells what kind of thing. */
  readonly failed: (failure: unknown) => Stuck;
  readonly tell: (change: Change) => void;
  /** The summary is another one: a turn has begun, the duel is over. */
  readonly summarised: (summary: DuelSummary) => void;
}

export class Table {
  readonly enquiries: Enquiries;
  readonly #journal: Journal;
  readonly #habits: Habits;
  readonly #chairs: Chairs;
  readonly #live: LiveDuel;
  readonly #showing: Showing;
  readonly #playingOn: PlayingOn;

  constructor(opened: Opened, seated: readonly Chair[], parts: TableParts) {
    const chairs = new Chairs(seated);
    const live = new LiveDuel(opened, chairs, parts);
    const faces = new Faces(opened.duel);
    const showing = new Showing({ ...parts, live, chairs, faces, log: opened.log });
    this.enquiries = new Enquiries({ live, chairs, faces, showing });
    this.#journal = parts.journal;
    this.#habits = parts.habits;
    this.#chairs = chairs;
    this.#live = live;
    this.#showing = showing;
    this.#playingOn = new PlayingOn({ ...parts, live, chairs, showing });
  }

  /** Whole at first; from now on changes are told. The duel goes on if it rested. */
  sit(): Sitting {
    this.#playingOn.goOn();
    this.#showing.showMeanwhile();
    return this.#showing.sitting();
  }

  answer(decision: number, reply: Reply, sure: boolean, hold: boolean): Answered {
    const seat = this.#showing.seatAsked(decision);
    if (seat === undefined) return { kind: 'late' };
    const warnings = sure ? [] : this.#wanted(warningsOfReply(this.#live.now, seat, reply));
    if (warnings.length > 0) return { kind: 'warned', warnings };
    return this.#give(seat, reply, hold);
  }

  /** U040: until a Stop, a decision that must be made, or a chance to act. */
  done(decision: number, sure: boolean): Answered {
    return this.#pass(decision, sure, { kind: 'asked' });
  }

  /** U042: closes the step in progress and enters the next. */
  goOn(decision: number, sure: boolean): Answered {
    const { number, step } = this.#live.now.turn;
    return this.#pass(decision, sure, { kind: 'nextStep', turn: number, step });
  }

  /** U087: to a step of either half, unless something asks on the way. */
  runTo(decision: number, destination: Destination, sure: boolean): Answered {
    const { number, step } = this.#live.now.turn;
    return this.#pass(decision, sure, { kind: 'arrived', destination, turn: number, step });
  }

  yield(decision: number, yes: boolean | undefined): Answered {
    const duel = this.#live.now;
    const seat = this.#showing.seatAsked(decision);
    const key = yieldKey(duel);
    if (seat === undefined || key === undefined) return { kind: 'late' };
    const chair = this.#chairs.at(seat);
    const isYesNo = duel.question?.kind === 'yesNo';
    const reply = isYesNo ? decided(duel, chair, yes === true) : PASS;
    if (!reply) return { kind: 'refused', refusal: { reason: 'cannotPay' } };
    const answered = yes === true ? 'yes' : 'no';
    chair.yields.set(key, { key, ...yieldedAs(this.#showing.view), says: isYesNo ? answered : 'pass' });
    this.#keepAgreements();
    return this.#give(seat, reply, false);
  }

  /** The one with this key, or all. */
  forgetYields(key?: string): void {
    for (const seat of this.#chairs.persons) {
      const { yields } = this.#chairs.at(seat);
      if (key === undefined) yields.clear();
      else yields.delete(key);
    }
    this.#keepAgreements();
    this.#showing.again();
  }

  /** U050: automatic payments leave it alone, or no longer do. */
  spare(card: CardNumber, isSpared: boolean): void {
    const duel = this.#live.now;
    const record = duel.cards[card];
    const seat = this.#chairs.persons.find((other) => looksOf(duel, card).controller === other);
    if (!record || !duel.board[card] || seat === undefined) return;
    const { spared } = this.#chairs.at(seat);
    if (isSpared) spared.set(card, record.incarnation);
    else spared.delete(card);
    this.#keepAgreements();
    this.#showing.again();
  }

  /** The wizard's act was seen. */
  next(): void {
    this.#playingOn.click();
  }

  undo(): Answered {
    const logged = this.#live.takeBack();
    if (logged === undefined) return { kind: 'refused', refusal: { reason: 'notOffered' } };
    this.#playingOn.interrupt();
    this.#showing.cutLog(logged);
    for (const seat of this.#chairs.persons) takeWordsBack(this.#chairs.at(seat));
    this.#playingOn.askAgain();
    return { kind: 'taken' };
  }

  concede(seat: Seat): Answered {
    if (!this.#chairs.isPersons(seat)) return { kind: 'refused', refusal: { reason: 'notYours' } };
    const refusal = this.#interject(seat, { kind: 'concede', seat });
    return refusal ? { kind: 'refused', refusal } : { kind: 'taken' };
  }

  /** Whether the wizards, who judge it by what they know, agree to a draw. Undefined: nobody here may offer one. */
  offerDraw(seat: Seat): boolean | undefined {
    const duel = this.#live.now;
    if (!this.#chairs.isPersons(seat) || duel.result) return undefined;
    const players = this.#chairs.all.map(({ player }) => player);
    return agreesOnDraw(duel, players) && !this.#interject(seat, { kind: 'agreeOnDraw', seat });
  }

  close(): void {
    this.#playingOn.interrupt();
  }

  #keepAgreements(): void {
    const agreements = this.#chairs.persons.map((seat) => agreementOf(this.#chairs.at(seat), seat));
    this.#journal.agree(this.#live.summary.id, agreements);
  }

  #wanted(warnings: readonly Warning[]): Warning[] {
    const wanted = this.#habits().warnings;
    return warnings.filter((warning) => wanted.includes(warning));
  }

  #pass(decision: number, sure: boolean, until: PassesUntil): Answered {
    const duel = this.#live.now;
    const seat = this.#showing.seatAsked(decision);
    if (seat === undefined) return { kind: 'late' };
    if (duel.question?.kind !== 'act') return { kind: 'refused', refusal: { reason: 'otherQuestion' } };
    const beyond = leadsBeyond(duel, seat, until);
    const warnings = sure ? [] : this.#wanted(warningsOfPassing(duel, seat, beyond));
    if (warnings.length > 0) return { kind: 'warned', warnings };
    this.#chairs.at(seat).passesUntil = until;
    return this.#give(seat, PASS, false);
  }

  #give(seat: Seat, reply: Reply, hold: boolean): Answered {
    const chair = this.#chairs.at(seat);
    const before = this.#live.now;
    const refusal = this.#live.takeWord(seat, reply, this.#showing.logged);
    if (refusal) return { kind: 'refused', refusal };
    chair.holds = hold;
    chair.heard = isPass(reply) && before.chain.length === 0 ? placeOf(before) : undefined;
    chair.busy = isPass(reply) ? undefined : placeOf(before);
    if (!isPass(reply)) chair.passesUntil = { kind: 'asked' };
    this.#playingOn.goOn(reply);
    if (!this.#chairs.haveWizard) this.#showing.showMeanwhile();
    return { kind: 'taken' };
  }

  /** Said whoever is asked. */
  #interject(seat: Seat, reply: Reply): ReplyRefusal | undefined {
    this.#playingOn.interrupt();
    const refusal = this.#live.take(seat, reply);
    this.#playingOn.goOn();
    this.#showing.showMeanwhile();
    return refusal;
  }
}
