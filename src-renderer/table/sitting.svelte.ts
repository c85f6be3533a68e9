/**
 * A chair at a table: the view as the program sends it, kept up by differences. A window that has missed one, or whose
 * line was lost, sits down anew.
 */
import type { Outcome, Refusal, TableChange } from '../../src-shared/contract.ts';
import { patched } from '../../src-shared/difference.ts';
import type { Drafted } from '../../src-shared/duel/options.ts';
import type { Pour, Poured } from '../../src-shared/duel/payment.ts';
import type { Preview } from '../../src-shared/duel/preview.ts';
import type { Reply } from '../../src-shared/duel/question.ts';
import type { CardNumber, Seat } from '../../src-shared/duel/things.ts';
import type { Matter, Why } from '../../src-shared/duel/why.ts';
import type { Answered, Destination, News, RestingAbility, TableView } from '../../src-shared/table.ts';
import type { ProgramClient } from '../program/client.ts';

/** What is done with the word: the same call is repeated when a warning was heard. */
export type Word =
  | { readonly kind: 'answer'; readonly reply: Reply; readonly hold?: boolean }
  | { readonly kind: 'done' }
  | { readonly kind: 'goOn' }
  | { readonly kind: 'runTo'; readonly to: Destination };

export class TableSitting {
  readonly duel: string;
  readonly #program: ProgramClient;
  readonly #onNews: (news: News) => void;
  readonly #leave: (() => void)[];
  /** Undefined until the program has shown the table. */
  view = $state.raw<TableView>();
  log = $state.raw<readonly News[]>([]);
  /** Whether a wizard may be asked what it would do. */
  mayHint = $state(true);
  /** Why nobody can sit here. */
  refusal = $state.raw<Refusal>();
  /** Told of a change right before it is shown, while everything still lies where it lay. */
  beforeChange: ((news: News | undefined) => void) | undefined;
  /** Told of what has happened, with the view that shows it. */
  hears: ((news: News) => void) | undefined;
  #number = 0;
  /** Counts the attempts to sit down, so that only the latest is heard. */
  #attempt = 0;
  #isSeated = false;
  #wasLost = false;

  constructor(program: ProgramClient, duel: string, onNews: (news: News) => void) {
    this.#program = program;
    this.duel = duel;
    this.#onNews = onNews;
    this.#leave = [
      program.on('table.changed', (change) => {
        this.#hear(change);
      }),
      program.onLine(({ kind }) => {
        if (kind === 'open' && this.#wasLost) void this.sit();
        this.#wasLost = kind === 'lost';
      }),
    ];
  }

  async sit(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#isSeated = false;
    const outcome = await this.#program.call('duels.sit', { duel: this.duel });
    if (attempt !== this.#attempt) return;
    if (!outcome.ok) {
      // Of a lost line the shell tells, and sitting is tried again when it is back.
      if (outcome.refusal.reason !== 'connectionLost') this.refusal = outcome.refusal;
      return;
    }
    const { view, number, log, mayHint } = outcome.value;
    this.refusal = undefined;
    this.#isSeated = true;
    this.#number = number;
    this.log = log;
    this.mayHint = mayHint;
    this.view = view;
  }

  leave(): void {
    this.#attempt += 1;
    this.#isSeated = false;
    for (const leave of this.#leave) leave();
  }

  say(word: Word, sure: boolean): Promise<Outcome<Answered>> {
    const input = { ...this.#decision(), ...(sure ? { sure } : {}) };
    switch (word.kind) {
      case 'answer':
        return this.#program.call('table.answer', {
          ...input,
          reply: word.reply,
          ...(word.hold ? { hold: true } : {}),
        });
      case 'done':
        return this.#program.call('table.done', input);
      case 'goOn':
        return this.#program.call('table.goOn', input);
      case 'runTo':
        return this.#program.call('table.runTo', { ...input, ...word.to });
    }
  }

  /** `yes` only where a yes or no is asked. */
  yieldTo(yes: boolean | undefined): Promise<Outcome<Answered>> {
    return this.#program.call('table.yield', { ...this.#decision(), ...(yes === undefined ? {} : { yes }) });
  }

  /** The one with this key, or all. */
  forgetYields(key?: string): Promise<Outcome<null>> {
    return this.#program.call('table.forgetYields', {
      duel: this.duel,
      ...(key === undefined ? {} : { key }),
    });
  }

  next(): Promise<Outcome<null>> {
    return this.#program.call('table.next', { duel: this.duel });
  }

  spare(card: CardNumber, isSpared: boolean): Promise<Outcome<null>> {
    return this.#program.call('table.spare', { duel: this.duel, card, isSpared });
  }

  undo(): Promise<Outcome<Answered>> {
    return this.#program.call('table.undo', { duel: this.duel });
  }

  concede(seat: Seat): Promise<Outcome<Answered>> {
    return this.#program.call('table.concede', { duel: this.duel, seat });
  }

  /** Whether it is agreed to; null: nobody here may offer one now. */
  offerDraw(seat: Seat): Promise<Outcome<boolean | null>> {
    return this.#program.call('table.offerDraw', { duel: this.duel, seat });
  }

  /** What may be added to a reply that is half made; undefined when the duel has gone on meanwhile. */
  async draft(draft: Reply): Promise<Drafted | undefined> {
    const outcome = await this.#program.call('table.draft', {
      ...this.#decision(),
      draft,
    });
    return outcome.ok ? (outcome.value ?? undefined) : undefined;
  }

  /** What an X comes to with this poured in; undefined when it cannot be, or the duel has gone on meanwhile. */
  async pour(pour: Pour): Promise<Poured | undefined> {
    const outcome = await this.#program.call('table.pour', { ...this.#decision(), pour });
    return outcome.ok ? (outcome.value ?? undefined) : undefined;
  }

  async preview(reply: Reply): Promise<Preview | undefined> {
    const outcome = await this.#program.call('table.preview', { ...this.#decision(), reply });
    return outcome.ok ? (outcome.value ?? undefined) : undefined;
  }

  async resting(card: CardNumber): Promise<readonly RestingAbility[]> {
    const outcome = await this.#program.call('table.resting', { ...this.#decision(), card });
    return outcome.ok ? outcome.value : [];
  }

  async whyNot(matter: Matter): Promise<Why | undefined> {
    const outcome = await this.#program.call('table.whyNot', { ...this.#decision(), matter });
    return outcome.ok ? (outcome.value ?? undefined) : undefined;
  }

  #decision(): { duel: string; decision: number } {
    return { duel: this.duel, decision: this.view?.prompt?.decision ?? 0 };
  }

  #hear({ duel, number, view, news, logged }: TableChange): void {
    if (duel !== this.duel || !this.#isSeated || !this.view) return;
    if (number <= this.#number) return;
    if (number !== this.#number + 1) {
      void this.sit();
      return;
    }
    this.#number = number;
    this.beforeChange?.(news);
    // What was taken back has not happened.
    if (logged !== undefined) this.log = this.log.slice(0, logged);
    if (news) this.log = [...this.log, news];
    this.view = patched(this.view, view);
    if (!news) return;
    this.#onNews(news);
    this.hears?.(news);
  }
}
