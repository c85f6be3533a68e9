/** One line for every duel of somebody's that is over, and what they add up to. */
import type * as v from 'valibot';
import type { DuelResult, ResultFilter, ResultSum, SummedBy } from '../../../src-shared/campaign.ts';
import type { Somebody } from '../../../src-shared/campaign-calls.ts';
import type { PlayerId } from '../../../src-shared/collection.ts';
import { MINDS } from '../../../src-shared/duels.ts';
import { RULEBOOKS } from '../../../src-shared/rulebooks.ts';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';
import { RESULTS } from '../rows/kinds.ts';
import { rowsOf } from '../rows/rows.ts';
import { sumOf } from '../../../src-shared/sums.ts';

const keyOf = (player: Somebody): PlayerId | null => (player === 'nobody' ? null : player);

/** Once for each duel: a second time changes nothing. */
export function addResult(database: WriteHandle, player: Somebody, result: DuelResult): void {
  const { duel, match, at, rulebook, wizard, level, deck, against, outcome, began, turns, reason } = result;
  database.run(
    `INSERT INTO results (duel, player, match, at, rulebook, wizard, level, deck, against, outcome, began, turns, reason)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (duel) DO NOTHING`,
    ...[duel, keyOf(player), match ?? null, at, rulebook, wizard, level, deck, against, outcome],
    ...[began === undefined ? null : began ? 1 : 0, turns, reason],
  );
}

/** Whoever gets a name first has played what nobody has played. */
export function takeOver(database: WriteHandle, player: PlayerId): void {
  database.run('UPDATE results SET player = ? WHERE player IS NULL', player);
}

/** A duel that stood for itself was taken back after its end, and has ended anew. */
export function dropResult(database: WriteHandle, duel: string): void {
  database.run('DELETE FROM results WHERE duel = ? AND match IS NULL AND thrown_away IS NULL', duel);
}

/** Also of those that were deleted. */
export const hasResult = (database: ReadHandle, duel: string): boolean =>
  database.first('SELECT 1 FROM results WHERE duel = ?', duel) !== undefined;

type ResultRow = v.InferOutput<typeof RESULTS.shape>;

const resultOf = ({ began, match, thrownAway: _, ...row }: ResultRow): DuelResult => ({
  ...row,
  ...(began !== null && { began: began === 1 }),
  ...(match !== null && { match }),
});

const WHERE = `player IS @player AND thrown_away IS NULL AND (@rulebook IS NULL OR rulebook = @rulebook)
  AND (@wizard IS NULL OR wizard = @wizard) AND (@level IS NULL OR level = @level) AND (@deck IS NULL OR deck = @deck)
  AND (@outcome IS NULL OR outcome = @outcome) AND (@since IS NULL OR at >= @since) AND (@until IS NULL OR at < @until)`;

const gapsOf = (
  player: Somebody,
  { rulebook, wizard, level, deck, outcome, since, until }: ResultFilter,
) => ({
  ...{ player: keyOf(player), rulebook: rulebook ?? null, wizard: wizard ?? null, level: level ?? null },
  ...{ deck: deck ?? null, outcome: outcome ?? null, since: since ?? null, until: until ?? null },
});

/** The latest first. */
export function results(
  database: ReadHandle,
  player: Somebody,
  filter: ResultFilter = {},
  most = 1_000,
): DuelResult[] {
  const rest = `WHERE ${WHERE} ORDER BY at DESC, duel LIMIT ${Math.trunc(most)}`;
  return rowsOf(database, RESULTS, rest, gapsOf(player, filter)).map(resultOf);
}

/** Those that can be brought back, the one deleted last first. */
export const deletedResults = (database: ReadHandle, player: Somebody): DuelResult[] =>
  rowsOf(
    database,
    RESULTS,
    'WHERE player IS ? AND thrown_away IS NOT NULL ORDER BY thrown_away DESC, at DESC',
    keyOf(player),
  ).map(resultOf);

/** Tells how many. */
export function deleteResults(
  database: WriteHandle,
  player: Somebody,
  duels: readonly string[],
  now: Date,
): number {
  const sql = 'UPDATE results SET thrown_away = ? WHERE duel = ? AND player IS ? AND thrown_away IS NULL';
  return database.transaction(() =>
    sumOf(duels, (duel) => database.run(sql, now.toISOString(), duel, keyOf(player)).changes),
  );
}

export function bringBackResults(database: WriteHandle, player: Somebody, duels: readonly string[]): number {
  const sql =
    'UPDATE results SET thrown_away = NULL WHERE duel = ? AND player IS ? AND thrown_away IS NOT NULL';
  return database.transaction(() => sumOf(duels, (duel) => database.run(sql, duel, keyOf(player)).changes));
}

/** Whatever was deleted before this time: the duels, whose results are gone for good now. */
export function purgeResults(database: WriteHandle, before: Date): string[] {
  const rows = database.all('SELECT duel FROM results WHERE thrown_away < ?', before.toISOString()) as {
    duel: string;
  }[];
  for (const { duel } of rows) database.run('DELETE FROM results WHERE duel = ?', duel);
  return rows.map(({ duel }) => duel);
}

/** Every duel whose result was deleted and can be brought back. */
export const deletedDuels = (database: ReadHandle): ReadonlySet<string> =>
  new Set(
    (database.all('SELECT duel FROM results WHERE thrown_away IS NOT NULL') as { duel: string }[]).map(
      ({ duel }) => duel,
    ),
  );

const GROUPS: Readonly<Record<SummedBy, string>> = {
  rulebook: 'rulebook',
  wizard: 'wizard',
  level: 'level',
  deck: 'deck',
  month: 'substr(at, 1, 7)',
  began: "CASE began WHEN 1 THEN 'play' WHEN 0 THEN 'draw' ELSE '' END",
  length: `CASE WHEN turns <= 6 THEN '1-6' WHEN turns <= 10 THEN '7-10' WHEN turns <= 14 THEN '11-14'
    WHEN turns <= 20 THEN '15-20' ELSE '21-' END`,
};

/** The one with most duels first; months and lengths in their order. */
export function sums(
  database: ReadHandle,
  player: Somebody,
  by: SummedBy,
  filter: ResultFilter = {},
): ResultSum[] {
  const order = { month: 'of DESC', length: 'min(turns)' }[by as string] ?? 'count(*) DESC, of';
  const sql = `SELECT ${GROUPS[by]} AS of, sum(outcome = 'won') AS won, sum(outcome = 'lost') AS lost,
      sum(outcome = 'drawn') AS drawn, sum(began IS 1) AS onThePlay, sum(began IS 1 AND outcome = 'won') AS wonOnThePlay,
      sum(began IS 0) AS onTheDraw, sum(began IS 0 AND outcome = 'won') AS wonOnTheDraw, avg(turns) AS turns
    FROM results WHERE ${WHERE} GROUP BY of ORDER BY ${order}`;
  const found = database.all(sql, gapsOf(player, filter)) as ResultSum[];
  return found.filter(({ of }) => isKnown(by, of));
}

/** Rows that cannot be read are added up with others that cannot. */
function isKnown(by: SummedBy, of: string): boolean {
  if (by === 'rulebook') return RULEBOOKS.some((known) => known === of);
  if (by === 'level') return MINDS.some((known) => known === of);
  return by !== 'month' || /^\d{4}-(?:0[1-9]|1[0-2])$/.test(of);
}
