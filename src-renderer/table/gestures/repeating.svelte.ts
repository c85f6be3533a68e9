/**
 * One act done several times: each question that offers the same act again is answered with it. It stops by itself
 * when the act cannot be paid for, when something else is asked, and when somebody else does something.
 */
import type { ActChoice, Reply } from '../../../src-shared/duel/question.ts';
import type { Seat } from '../../../src-shared/duel/things.ts';
import type { Attention } from '../../../src-shared/preferences.ts';
import type { News, Prompt, TableView } from '../../../src-shared/table.ts';

type Activation = Extract<ActChoice, { kind: 'activate' }>;

export interface Repeatable {
  readonly act: Activation;
  readonly text: string;
}

/** What may be asked for at once in a chooser; an ability stops by itself when it cannot be paid for. */
export const MOST_TIMES = 99;

export class Repeating {
  readonly text: string;
  readonly times: number;
  readonly #act: Activation;
  readonly #seat: Seat;
  readonly #attention: Attention;
  done = $state(0);
  #isDisturbed = false;

  constructor({ act, text }: Repeatable, times: number, seat: Seat, attention: Attention) {
    this.#act = act;
    this.text = text;
    this.times = Math.min(times, MOST_TIMES);
    this.#seat = seat;
    this.#attention = attention;
  }

  get isLast(): boolean {
    return this.done >= this.times;
  }

  /** Who is not asked at every chance would lose the word before the next time. */
  get holds(): boolean {
    return this.#attention === 'stops' && !this.isLast;
  }

  /** Somebody else's doing, or a trigger, may change what the player wants. */
  hear({ events }: News): void {
    this.#isDisturbed ||= events.some(
      (event) =>
        event.kind === 'triggered' ||
        event.kind === 'countered' ||
        event.kind === 'fizzled' ||
        (event.kind === 'announced' && (event.seat !== this.#seat || event.card !== this.#act.card)),
    );
  }

  /** Undefined: this is not the question that was meant. */
  replyTo(view: TableView, { seat, asked, options }: Prompt): Reply | undefined {
    const isMeant =
      seat === this.#seat &&
      asked.purpose === 'open' &&
      options.kind === 'act' &&
      options.acts.some((act) => isSame(act, this.#act));
    const isAlone = view.chain.every(({ card }) => card === this.#act.card);
    if (!isMeant || !isAlone || this.#isDisturbed || this.isLast) return undefined;
    this.done += 1;
    const { kind, card, ability } = this.#act;
    return { kind: 'act', act: { kind, card, ability } };
  }
}

const isSame = (act: ActChoice, other: Activation): boolean =>
  act.kind === 'activate' && act.card === other.card && act.ability === other.ability;
