/** What is said to the program from a chair, and what it answers: taken, warned of, or refused with a reason. */
import type { Outcome, Refusal as CallRefusal } from '../../src-shared/contract.ts';
import type { ReplyRefusal } from '../../src-shared/duel/question.ts';
import type { CardNumber, Seat } from '../../src-shared/duel/things.ts';
import type { Matter, Why } from '../../src-shared/duel/why.ts';
import type { Warning } from '../../src-shared/preferences.ts';
import type { Answered } from '../../src-shared/table.ts';
import type { TableSitting, Word } from './sitting.svelte.ts';

/** Why something was not done: by the rules, or because the program could not be asked. */
export type Objection =
  | { readonly kind: 'rules'; readonly refusal: ReplyRefusal }
  | { readonly kind: 'why'; readonly why: Why }
  | { readonly kind: 'call'; readonly refusal: CallRefusal };

export class Saying {
  readonly #sitting: TableSitting;
  readonly #warned: (warnings: readonly Warning[], word: Word) => void;
  objection = $state.raw<Objection>();
  /** To which decisions something was said that the program has not answered yet. */
  #underWay = $state.raw<readonly (number | undefined)[]>([]);

  constructor(sitting: TableSitting, warned: (warnings: readonly Warning[], word: Word) => void) {
    this.#sitting = sitting;
    this.#warned = warned;
  }

  /** A question that is shown can be answered, though the answer to the one before is still on its way. */
  get isBusy(): boolean {
    return this.#underWay.includes(this.#sitting.view?.prompt?.decision);
  }

  /** Whether it was taken. `sure`: the warning was heard. */
  async say(word: Word, sure = false): Promise<boolean> {
    const decision = this.#sitting.view?.prompt?.decision;
    this.#underWay = [...this.#underWay, decision];
    this.objection = undefined;
    const outcome = await this.#sitting.say(word, sure);
    this.#underWay = this.#underWay.toSpliced(this.#underWay.indexOf(decision), 1);
    if (outcome.ok && outcome.value.kind === 'warned') this.#warned(outcome.value.warnings, word);
    else this.#hear(outcome);
    return outcome.ok && outcome.value.kind === 'taken';
  }

  async yieldTo(yes?: boolean): Promise<void> {
    this.#hear(await this.#sitting.yieldTo(yes));
  }

  async undo(): Promise<void> {
    this.#hear(await this.#sitting.undo());
  }

  async concede(seat: Seat): Promise<void> {
    this.#hear(await this.#sitting.concede(seat));
  }

  /** Whether the wizard would rather play on. */
  async offerDraw(seat: Seat): Promise<boolean> {
    const outcome = await this.#sitting.offerDraw(seat);
    this.#hearCall(outcome);
    return outcome.ok && outcome.value === false;
  }

  async next(): Promise<void> {
    this.#hearCall(await this.#sitting.next());
  }

  /** One of them, or all. */
  async forgetYields(key?: string): Promise<void> {
    this.#hearCall(await this.#sitting.forgetYields(key));
  }

  async spare(card: CardNumber, isSpared: boolean): Promise<void> {
    this.#hearCall(await this.#sitting.spare(card, isSpared));
  }

  /** `isWanted`: whether anybody still wants to know when the reason has come. */
  async tellWhyNot(matter: Matter, isWanted: () => boolean): Promise<void> {
    const why = await this.#sitting.whyNot(matter);
    if (why && isWanted()) this.objection = { kind: 'why', why };
  }

  #hear(outcome: Outcome<Answered>): void {
    this.#hearCall(outcome);
    if (outcome.ok && outcome.value.kind === 'refused')
      this.objection = { kind: 'rules', refusal: outcome.value.refusal };
  }

  #hearCall(outcome: Outcome<unknown>): void {
    if (!outcome.ok) this.objection = { kind: 'call', refusal: outcome.refusal };
  }
}
