/** From a person's word to the next question for a person: wizards reply, and what is not asked is answered. */
import type { Reply } from '../../../src-shared/duel/question.ts';
import type { Stuck } from '../../../src-shared/table.ts';
import { fallback, type Seat } from '../../engine/index.ts';
import { automaticReply, isPass } from '../passing.ts';
import type { Clock, Habits, MindPort } from '../ports.ts';
import type { Chairs } from './chairs.ts';
import type { LiveDuel } from './live-duel.ts';
import { Pacing } from './pacing.ts';
import type { Showing } from './showing.ts';
import { Thinking } from './thinking.ts';

interface PlayingOnParts {
  readonly live: LiveDuel;
  readonly chairs: Chairs;
  readonly showing: Showing;
  readonly minds: MindPort;
  readonly habits: Habits;
  readonly clock: Clock;
  /** Something went wrong that the duel survived; tells what kind of thing. */
  readonly failed: (failure: unknown) => Stuck;
}

export class PlayingOn {
  readonly #parts: PlayingOnParts;
  readonly #pacing: Pacing;
  readonly #thinking: Thinking;
  /** A decision was taken back: it is asked again, whatever led to its being asked before. */
  #isBack = false;
  /** The wizard who was the last to do something. */
  #actor: Seat;
  /** Aborted when what the table waits for is taken back, or the table is closed. */
  #work: AbortController | undefined;

  constructor(parts: PlayingOnParts) {
    const { chairs, showing } = parts;
    this.#parts = parts;
    this.#actor = Math.max(
      0,
      chairs.all.findIndex(({ player }) => player !== 'person'),
    );
    this.#thinking = new Thinking(parts);
    this.#pacing = new Pacing({
      ...parts,
      show: (waiting) => {
        showing.waitFor(waiting);
      },
    });
  }

  /** Until a person is asked or the duel is over. The word is what a person has just said. */
  goOn(word?: Reply): void {
    if (this.#work) return;
    const work = new AbortController();
    this.#work = work;
    this.#parts.showing.goOn();
    void this.#play(work.signal, word)
      .catch((failure: unknown) => {
        if (!work.signal.aborted) this.#parts.showing.stand(this.#parts.failed(failure));
      })
      .finally(() => {
        if (this.#work === work) this.#work = undefined;
      });
  }

  /** As after a word that was taken back: whoever had that decision has it again. */
  askAgain(): void {
    this.#isBack = true;
    this.goOn();
  }

  interrupt(): void {
    this.#work?.abort();
    this.#work = undefined;
    this.#parts.showing.callOff();
  }

  /** The wizard's act was seen. */
  click(): void {
    this.#pacing.click();
  }

  /**
   * Whether a wizard was asked who then passed, or was not asked for want of anything to do, must show in nothing: not in
   * what is shown by the way, nor in the rests between, nor in the time a word takes.
   */
  async #play(signal: AbortSignal, word: Reply | undefined): Promise<void> {
    const { live, chairs, showing } = this.#parts;
    const isHiding = chairs.haveWizard;
    if (word && isHiding) showing.showSaid(word, this.#actor);
    let rested = true;
    /** Nobody but the person and passing wizards has spoken. */
    let isOwnDoing = word !== undefined;
    const breath = word && isHiding ? this.#pacing.breath(signal) : undefined;
    const breathe = async () => {
      await breath;
      signal.throwIfAborted();
    };
    for (;;) {
      const { question, result } = live.now;
      const automatic = question && !result ? this.#automaticReply(question.seat) : undefined;
      if (!question || result || (chairs.isPersons(question.seat) && !automatic)) {
        if (breath) await breathe();
        this.#rest();
        return;
      }
      if (!rested) {
        if (breath) await breathe();
        await this.#pacing.rest(this.#actor, chairs.persons.length > 0, signal);
        signal.throwIfAborted();
        if (isHiding) showing.showThought(this.#actor);
        rested = true;
        continue;
      }
      const reply = automatic ?? (await this.#think(question.seat, signal));
      signal.throwIfAborted();
      isOwnDoing &&= !chairs.isPersons(question.seat) && isPass(reply);
      this.#take(question.seat, reply);
      rested = isOwnDoing || !live.needsRest;
    }
  }

  /** Undefined: a wizard thinks, or a person is asked. */
  #automaticReply(seat: Seat): Reply | undefined {
    const { live, chairs, habits } = this.#parts;
    const isBack = this.#isBack;
    this.#isBack = false;
    if (isBack || !chairs.isPersons(seat)) return undefined;
    return automaticReply(live.now, chairs.at(seat), habits());
  }

  /** The word is back: what was wished for the way here is over (U091). */
  #rest(): void {
    const { live, chairs, showing } = this.#parts;
    const { question, result } = live.now;
    if (question && !result) chairs.at(question.seat).passesUntil = { kind: 'asked' };
    this.#work = undefined;
    showing.rest();
  }

  /** Shows who it is, when it takes longer than the eye would notice. */
  async #think(seat: Seat, signal: AbortSignal): Promise<Reply> {
    const { live, chairs } = this.#parts;
    const sign = this.#pacing.signOfThinking(seat, signal);
    try {
      return await this.#thinking.replyOf(chairs.at(seat), seat, live.now, signal);
    } finally {
      sign.abort();
    }
  }

  /** A mind's reply that is refused is our mistake; the duel goes on with a harmless one. */
  #take(seat: Seat, reply: Reply): void {
    const { live, chairs, failed } = this.#parts;
    if (!chairs.isPersons(seat) && !isPass(reply)) this.#actor = seat;
    const refusal = live.take(seat, reply);
    if (!refusal) return;
    failed(new Error(`A reply of seat ${seat} was refused (${refusal.reason}): ${JSON.stringify(reply)}`));
    const second = live.take(seat, fallback(live.now));
    if (second) throw new Error(`The fallback of seat ${seat} was refused (${second.reason}).`);
  }
}
