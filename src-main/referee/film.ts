/**
 * What was to be seen at every place of a duel that is over, with all hands open. Rules that were corrected since may
 * play its replies otherwise: then it is still looked at as it was.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { differenceOf, patched, type Difference } from '../../src-shared/difference.ts';
import type { ReplayMark } from '../../src-shared/replay.ts';
import type { TableView } from '../../src-shared/table.ts';
import type { Replay } from './replay.ts';

const VERSION = 1;

export interface Film {
  readonly version: number;
  readonly first: TableView;
  /** From each place to the next; null: nothing changed that is seen. */
  readonly changes: readonly (Difference | null)[];
  readonly marks: readonly ReplayMark[];
}

const FILM = v.object({
  version: v.literal(VERSION),
  first: v.looseObject({ players: v.array(v.unknown()) }),
  changes: v.array(v.nullable(v.looseObject({}))),
  marks: v.array(v.looseObject({ place: v.number() })),
});

/** So many places are looked at before whatever else waits has its turn: some ten milliseconds. */
const AT_ONCE = 25;

/** Of a duel that can be followed to its end. */
export async function filmOf(replay: Replay): Promise<Film> {
  const views: TableView[] = [];
  for (const view of replay.views('both')) if (views.push(view) % AT_ONCE === 0) await nextTurn();
  const [first, ...later] = views;
  if (!first) throw new Error('A duel has a beginning.');
  const changes = later.map((view, before) => differenceOf(later[before - 1] ?? first, view) ?? null);
  return { version: VERSION, first, changes, marks: replay.marks('both').marks };
}

/** Undefined: it is none, or one of another version. */
export function readFilm(whatever: unknown): Film | undefined {
  const read = v.safeParse(FILM, whatever);
  return read.success && read.output.marks.length === read.output.changes.length + 1
    ? (read.output as unknown as Film)
    : undefined;
}

export const viewIn = ({ first, changes }: Film, place: number): TableView =>
  changes.slice(0, place).reduce<TableView>((view, change) => (change ? patched(view, change) : view), first);
