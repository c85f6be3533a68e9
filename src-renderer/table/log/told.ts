/** What the ear is told as it happens: the newest of it, without what a player can do without. */
import type { DuelEvent } from '../../../src-shared/duel/events.ts';
import { MANA, type Step } from '../../../src-shared/duel/words.ts';
import type { News, TableView } from '../../../src-shared/table.ts';
import { linesOf } from '../log-lines.ts';
import { isBeforeDuel, whoIs } from '../naming.ts';
import { HAND, TABLE } from '../sentences.ts';
import { symbolsInWords } from '../../words/symbols.ts';

/** More than this nobody listens to. */
const MOST = 8;

/** Shuffling is heard of only from the log. */
const QUIET: ReadonlySet<DuelEvent['kind']> = new Set(['shuffled', 'chose']);

export function toldOf(view: TableView, news: News): string {
  const heard = { ...news, events: news.events.filter(isHeard) };
  const lines = linesOf(view, heard, 0).map(({ kind, text }) => (kind === 'turn' ? `${text}.` : text));
  const left = lines.length - MOST;
  const pool = poolAfter(view, news);
  return [
    ...(left > 0 ? [HAND.moreHappened(left)] : []),
    ...lines.slice(-MOST),
    ...(pool === '' ? [] : [symbolsInWords(`${TABLE.inPool(pool)}.`)]),
  ].join(' ');
}

/** The eye sees what was drawn into the own pool, and the log is silent of it. */
function poolAfter({ plays }: TableView, { events }: News): string {
  const last = events.findLast((event) => event.kind === 'mana' && plays.includes(event.seat));
  if (last?.kind !== 'mana') return '';
  return MANA.map((mana, place) => `{${mana}}`.repeat(last.mana[place] ?? 0)).join('');
}

/** Of several blows one after the other the life that is left is told once. */
const isHeard = (event: DuelEvent, place: number, all: readonly DuelEvent[]): boolean =>
  !QUIET.has(event.kind) &&
  !(
    event.kind === 'life' &&
    all.slice(place + 1).some((later) => later.kind === 'life' && later.seat === event.seat)
  );

/** Something told, under a number of its own: each is heard, however quickly the next one comes. */
export interface Told {
  readonly number: number;
  readonly words: string;
}

export const withTold = (all: readonly Told[], words: string): readonly Told[] =>
  words === '' ? all : [...all, { number: (all.at(-1)?.number ?? 0) + 1, words }].slice(-MOST);

/** Says whose phase it is whenever that is another one than at the question before. */
export class PhaseTeller {
  #last: { readonly turn: number; readonly step: Step } | undefined;

  before(question: string, view: TableView): string {
    const { turn, step } = view;
    if (isBeforeDuel(view)) return question;
    const isNew = this.#last?.turn !== turn || this.#last.step !== step;
    if (question === '' || !isNew) return question;
    this.#last = { turn, step };
    return `${HAND.phase(TABLE.stepOf(whoIs(view, view.active[0] ?? view.seat), step))} ${question}`;
  }
}
