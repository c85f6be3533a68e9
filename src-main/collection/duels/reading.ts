import { playerFrom, UNDO_RULES, type DuelSummary } from '../../../src-shared/duels.ts';
import type { ReadHandle } from '../database/handles.ts';
import type { KeptDigest, KeptDuel } from './record.ts';

/** Gets a sentence for everything that turns out to be damaged. */
type Tell = (message: string) => void;

export function listDuels(database: ReadHandle, tell: Tell): DuelSummary[] {
  const sql = 'SELECT id, summary FROM duels ORDER BY ended, changed DESC, number DESC';
  const rows = database.all(sql) as { id: string; summary: string }[];
  return rows.flatMap(({ id, summary }) => summaryIn(summary, id, tell) ?? []);
}

export function readDuel(database: ReadHandle, id: string, tell: Tell): KeptDuel | undefined {
  const row = database.first('SELECT number, undo, summary, setup FROM duels WHERE id = ?', id) as
    | { number: number; undo: string; summary: string; setup: string }
    | undefined;
  if (!row) return undefined;
  const summary = summaryIn(row.summary, id, tell);
  const setup = parsed(row.setup, `The set-up of duel ${id}`, tell);
  if (!summary || !setup) return undefined;
  const replies = repliesOf(database, row.number, id, tell);
  const snapshot = snapshotOf(database, row.number, replies.read.length, id, tell);
  const digests = digestsOf(database, row.number, replies.read.length);
  const agreements = agreementsOf(database, row.number, id, tell);
  return {
    summary,
    setup: setup.value,
    // The strictest, should this version not know the one that was chosen.
    undo: UNDO_RULES.find((rule) => rule === row.undo) ?? 'never',
    replies: replies.read,
    ...(snapshot && { snapshot }),
    ...(digests.length > 0 && { digests }),
    ...(replies.lost > 0 && { lost: replies.lost }),
    ...(agreements && { agreements: agreements.value }),
  };
}

/** As far as there is one at every place, and it can be read; and how many come after these. */
function repliesOf(database: ReadHandle, number: number, id: string, tell: Tell) {
  const sql = 'SELECT place, reply FROM duel_replies WHERE duel = ? ORDER BY place';
  const rows = database.all(sql, number) as { place: number; reply: string }[];
  const read: unknown[] = [];
  for (const { place, reply } of rows) {
    const what = `Reply ${read.length} of duel ${id}`;
    if (place !== read.length) tell(`${what} is missing`);
    const found = place === read.length ? parsed(reply, what, tell) : undefined;
    if (!found) return { read, lost: (rows.at(-1)?.place ?? place) + 1 - read.length };
    read.push(found.value);
  }
  return { read, lost: 0 };
}

function digestsOf(database: ReadHandle, number: number, replies: number): KeptDigest[] {
  const sql = 'SELECT place, digest FROM duel_digests WHERE duel = ? AND place <= ? ORDER BY place';
  return database.all(sql, number, replies) as KeptDigest[];
}

/** The latest that can be read and that these replies lead to. */
function snapshotOf(database: ReadHandle, number: number, replies: number, id: string, tell: Tell) {
  const sql = 'SELECT place, state FROM duel_snapshots WHERE duel = ? AND place <= ? ORDER BY place DESC';
  const rows = database.all(sql, number, replies) as { place: number; state: string }[];
  for (const { place, state } of rows) {
    const found = parsed(state, `The state at ${place} of duel ${id}`, tell);
    if (found) return { place, duel: found.value };
  }
  return undefined;
}

function agreementsOf(database: ReadHandle, number: number, id: string, tell: Tell) {
  const row = database.first('SELECT agreements FROM duel_agreements WHERE duel = ?', number) as
    | { agreements: string }
    | undefined;
  return row && parsed(row.agreements, `What is not asked in duel ${id}`, tell);
}

function summaryIn(text: string, id: string, tell: Tell): DuelSummary | undefined {
  const summary = parsed(text, `The summary of duel ${id}`, tell)?.value as DuelSummary | undefined;
  if (!summary || !isList(summary.seats)) return summary;
  return { ...summary, seats: summary.seats.map((seat) => ({ ...seat, player: playerFrom(seat.player) })) };
}

/** What was damaged may be anything. */
const isList = (value: unknown): boolean => Array.isArray(value);

function parsed(text: string, what: string, tell: Tell): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (failure) {
    if (!(failure instanceof SyntaxError)) throw failure;
    tell(`${what} is damaged: ${failure.message}`);
    return undefined;
  }
}
