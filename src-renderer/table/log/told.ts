/** What the ear is told as it happens: the newest of it, without what a player can do without. */
import type { DuelEvent } from '../../../src-shared/duel/events.ts';
import type { Step } from '../../../src-shared/duel/words.ts';
import type { News, TableView } from '../../../src-shared/table.ts';
import { linesOf } from '../log-lines.ts';
import { whoIs } from '../naming.ts';
import { HAND, TABLE } from '../sentences.ts';

/** More than this nobody listens to. */
const MOST = 4;

/** Shuffling is heard of only from the log. */
const QUIET: ReadonlySet<DuelEvent['kind']> = new Set(['shuffled', 'chose']);

export function toldOf(view: TableView, news: News): string {
  const heard = { ...news, events: news.events.filter(({ kind }) => !QUIET.has(kind)) };
  const lines = linesOf(view, heard, 0).map(({ text }) => text);
  const left = lines.length - MOST;
  return [...(left > 0 ? [HAND.moreHappened(left)] : []), ...lines.slice(-MOST)].join(' ');
}

/** Says whose phase it is whenever that is another one than at the question before. */
export class PhaseTeller {
  #last: { readonly turn: number; readonly step: Step } | undefined;

  before(question: string, view: TableView): string {
    const { turn, step } = view;
    const isNew = this.#last?.turn !== turn || this.#last.step !== step;
    if (question === '' || !isNew) return question;
    this.#last = { turn, step };
    return `${HAND.phase(TABLE.stepOf(whoIs(view, view.active[0] ?? view.seat), step))} ${question}`;
  }
}
