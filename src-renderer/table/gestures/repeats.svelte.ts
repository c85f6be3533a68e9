/** The act that is done again and again, if one is. */
import type { Attention } from '../../../src-shared/preferences.ts';
import type { News, Prompt, TableView } from '../../../src-shared/table.ts';
import type { Word } from '../sitting.svelte.ts';
import { Repeating, type Repeatable } from './repeating.svelte.ts';

export class Repeats {
  readonly #attention: () => Attention;
  current = $state.raw<Repeating>();

  constructor(attention: () => Attention) {
    this.#attention = attention;
  }

  begin(one: Repeatable, times: number, { seat }: Prompt): void {
    this.current = new Repeating(one, times, seat, this.#attention());
  }

  stop(): void {
    this.current = undefined;
  }

  hear(news: News): void {
    this.current?.hear(news);
  }

  /** The answer to a question that comes with the same act; at any other it stops, and the player is asked. */
  answerTo(view: TableView, prompt: Prompt): Word | undefined {
    const { current } = this;
    const reply = current?.replyTo(view, prompt);
    if (!current || !reply || current.isLast) this.stop();
    return current && reply && { kind: 'answer', reply, hold: current.holds };
  }
}
