/** The hall of fame: how far everybody came in the gauntlets that are over. */
import type { Fame, Gauntlet } from '../../../src-shared/campaign.ts';
import type { PlayerId } from '../../../src-shared/collection.ts';
import type { MindName } from '../../../src-shared/duels.ts';
import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import type { ReadHandle } from '../database/handles.ts';
import { GAUNTLETS } from '../rows/kinds.ts';
import { rowsOf } from '../rows/rows.ts';

interface FameFilter {
  readonly rulebook: Rulebook;
  readonly level?: MindName | undefined;
}

/** The furthest first, then the earliest; of players that are still here. */
export function fame(database: ReadHandle, { rulebook, level }: FameFilter, most = 100): Fame[] {
  const gauntlets = rowsOf(
    database,
    GAUNTLETS,
    `WHERE state IN ('won', 'lost', 'left') AND ${said('terms.rulebook')} = @rulebook
      AND (@level IS NULL OR ${said('terms.level')} = @level) AND ${said('beaten')} > 0
      AND player IN (SELECT id FROM players WHERE thrown_away IS NULL)
      ORDER BY ${said('beaten')} DESC, changed LIMIT @most`,
    { rulebook, level: level ?? null, most },
  );
  return gauntlets.map(({ content }) => fameOf(content, nameOf(database, content.player)));
}

/** SQLite fails at once for all rows where one of them is no JSON. */
const said = (path: string): string => `iif(json_valid(content), content ->> '$.${path}', NULL)`;

const nameOf = (database: ReadHandle, player: PlayerId): string =>
  (database.first('SELECT name FROM players WHERE id = ?', player) as { name: string }).name;

function fameOf({ terms, beaten, opponents, changed }: Gauntlet, player: string): Fame {
  const { rulebook, level, size, stakes } = terms;
  return { player, rulebook, level, beaten, opponents: opponents.length, size, stakes, at: changed };
}
