/** One line for every duel that was ended in a match, and what they add up to. */
import type { DuelResult, ResultFilter, ResultSum, SummedBy } from '../../../src-shared/campaign.ts';
import type { PlayerId } from '../../../src-shared/collection.ts';
import type { ReadHandle, WriteHandle } from '../database/handles.ts';

/** Once for each duel: a second time changes nothing. */
export function addResult(database: WriteHandle, player: PlayerId, result: DuelResult): void {
  const { duel, match, at, rulebook, wizard, level, deck, against, outcome, began, turns, reason } = result;
  database.run(
    `INSERT INTO results (duel, player, match, at, rulebook, wizard, level, deck, against, outcome, began, turns, reason)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (duel) DO NOTHING`,
    ...[duel, player, match ?? null, at, rulebook, wizard, level, deck, against, outcome],
    ...[began === undefined ? null : began ? 1 : 0, turns, reason],
  );
}

type ResultRow = Omit<DuelResult, 'began' | 'match'> & {
  readonly began: number | null;
  readonly match: string | null;
};

const resultOf = ({ began, match, ...row }: ResultRow): DuelResult => ({
  ...row,
  ...(began !== null && { began: began === 1 }),
  ...(match !== null && { match }),
});

const WHERE = `player = @player AND (@rulebook IS NULL OR rulebook = @rulebook) AND (@wizard IS NULL OR wizard = @wizard)
  AND (@level IS NULL OR level = @level) AND (@deck IS NULL OR deck = @deck) AND (@since IS NULL OR at >= @since)`;

const gapsOf = (player: PlayerId, { rulebook, wizard, level, deck, since }: ResultFilter) => ({
  ...{ player, rulebook: rulebook ?? null, wizard: wizard ?? null, level: level ?? null },
  ...{ deck: deck ?? null, since: since ?? null },
});

/** The latest first. */
export function results(
  database: ReadHandle,
  player: PlayerId,
  filter: ResultFilter = {},
  most = 1_000,
): DuelResult[] {
  const sql = `SELECT duel, match, at, rulebook, wizard, level, deck, against, outcome, began, turns, reason
    FROM results WHERE ${WHERE} ORDER BY at DESC, duel LIMIT ${Math.trunc(most)}`;
  return (database.all(sql, gapsOf(player, filter)) as ResultRow[]).map(resultOf);
}

const COLUMNS: Readonly<Record<SummedBy, string>> = {
  rulebook: 'rulebook',
  wizard: 'wizard',
  level: 'level',
  deck: 'deck',
  month: 'substr(at, 1, 7)',
  began: "CASE began WHEN 1 THEN 'play' WHEN 0 THEN 'draw' ELSE '' END",
};

/** The one with most duels first. */
export function sums(
  database: ReadHandle,
  player: PlayerId,
  by: SummedBy,
  filter: ResultFilter = {},
): ResultSum[] {
  const sql = `SELECT ${COLUMNS[by]} AS of, sum(outcome = 'won') AS won, sum(outcome = 'lost') AS lost,
      sum(outcome = 'drawn') AS drawn, avg(turns) AS turns
    FROM results WHERE ${WHERE} GROUP BY of ORDER BY count(*) DESC, of`;
  return database.all(sql, gapsOf(player, filter)) as ResultSum[];
}
