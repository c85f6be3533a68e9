import type { DuelSummary } from '../../../src-shared/duels.ts';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';
import { setAside } from '../database/set-aside.ts';
import type { KeptDigest, NewDuel } from './record.ts';

const SNAPSHOTS_KEPT = 2;

export function beginDuel(database: WriteHandle, { summary, setup, undo }: NewDuel): void {
  const { id, began, changed } = summary;
  database.run(
    'INSERT INTO duels (id, began, changed, ended, undo, summary, setup) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[id, began, changed, isEnded(summary), undo, JSON.stringify(summary), JSON.stringify(setup)],
  );
}

interface Appended {
  readonly place: number;
  readonly replies: readonly unknown[];
  readonly snapshot: unknown;
  readonly digests: readonly KeptDigest[];
}

export function appendReplies(
  database: WriteHandle,
  summary: DuelSummary,
  { place, replies, snapshot, digests }: Appended,
): void {
  database.transaction(() => {
    const { number, count } = duelToChange(database, summary.id);
    if (place !== count) throw new Error(`Reply ${place} of duel ${summary.id} where ${count} comes next`);
    const sql = 'INSERT INTO duel_replies (duel, place, reply) VALUES (?, ?, ?)';
    replies.forEach((reply, index) => database.run(sql, number, place + index, JSON.stringify(reply)));
    if (snapshot !== undefined) keepSnapshot(database, number, place + replies.length, snapshot);
    for (const looked of digests) keepDigest(database, number, looked);
    writeSummary(database, number, summary);
  });
}

export function takeBackReplies(database: WriteHandle, summary: DuelSummary, place: number): void {
  database.transaction(() => {
    const { number, count } = duelToChange(database, summary.id);
    if (place < 0 || place > count)
      throw new Error(`Duel ${summary.id} cannot go back to ${place} of ${count} replies`);
    dropFrom(database, number, place);
    writeSummary(database, number, summary);
  });
}

/** Rows as they stand there: what is damaged in them is kept as well. */
export function cutReplies(database: WriteHandle, summary: DuelSummary, place: number, why: string): void {
  database.transaction(() => {
    const { number } = duelToChange(database, summary.id);
    const from = (sql: string): unknown[] => database.all(sql, number, place);
    const content = {
      summary,
      replies: from('SELECT place, reply FROM duel_replies WHERE duel = ? AND place >= ? ORDER BY place'),
      digests: from('SELECT place, digest FROM duel_digests WHERE duel = ? AND place > ? ORDER BY place'),
      snapshots: from('SELECT place, state FROM duel_snapshots WHERE duel = ? AND place > ? ORDER BY place'),
    };
    setAside(database, { part: 'duel_replies', name: summary.id, why, content });
    dropFrom(database, number, place);
    writeSummary(database, number, summary);
  });
}

/** A film is of the whole duel: of another end there is none yet. */
function dropFrom(database: WriteHandle, number: number, place: number): void {
  database.run('DELETE FROM duel_replies WHERE duel = ? AND place >= ?', number, place);
  database.run('DELETE FROM duel_snapshots WHERE duel = ? AND place > ?', number, place);
  database.run('DELETE FROM duel_digests WHERE duel = ? AND place > ?', number, place);
  database.run('DELETE FROM duel_films WHERE duel = ?', number);
}

export function keepAgreements(database: WriteHandle, id: string, agreements: unknown): void {
  const sql = `
    INSERT INTO duel_agreements (duel, agreements) SELECT number, ? FROM duels WHERE id = ?
    ON CONFLICT (duel) DO UPDATE SET agreements = excluded.agreements`;
  const { changes } = database.run(sql, JSON.stringify(agreements), id);
  if (changes === 0) throw new Error(`There is no duel ${id}`);
}

export function forgetDuel(database: WriteHandle, id: string): void {
  database.run('DELETE FROM duels WHERE id = ?', id);
}

/** Its number here, and the place of the next reply. */
function duelToChange(database: ReadHandle, id: string): { number: number; count: number } {
  const sql = `
    SELECT number, (SELECT ifnull(max(place) + 1, 0) FROM duel_replies WHERE duel = number) AS count
    FROM duels WHERE id = ?`;
  const found = database.first(sql, id) as { number: number; count: number } | undefined;
  if (!found) throw new Error(`There is no duel ${id}`);
  return found;
}

function keepSnapshot(database: WriteHandle, number: number, place: number, snapshot: unknown): void {
  const sql = `
    INSERT INTO duel_snapshots (duel, place, state) VALUES (?, ?, ?)
    ON CONFLICT (duel, place) DO UPDATE SET state = excluded.state`;
  database.run(sql, number, place, JSON.stringify(snapshot));
  const older = `
    DELETE FROM duel_snapshots WHERE duel = @duel AND place NOT IN (
      SELECT place FROM duel_snapshots WHERE duel = @duel ORDER BY place DESC LIMIT ${SNAPSHOTS_KEPT})`;
  database.run(older, { duel: number });
}

function keepDigest(database: WriteHandle, number: number, { place, digest }: KeptDigest): void {
  const sql = `
    INSERT INTO duel_digests (duel, place, digest) VALUES (?, ?, ?)
    ON CONFLICT (duel, place) DO UPDATE SET digest = excluded.digest`;
  database.run(sql, number, place, digest);
}

function writeSummary(database: WriteHandle, number: number, summary: DuelSummary): void {
  const sql = 'UPDATE duels SET changed = ?, ended = ?, summary = ? WHERE number = ?';
  database.run(sql, summary.changed, isEnded(summary), JSON.stringify(summary), number);
}

function isEnded({ result }: DuelSummary): number {
  return result === undefined ? 0 : 1;
}
