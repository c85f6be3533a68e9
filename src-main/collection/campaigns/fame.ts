/** The hall of fame: how far everybody came in the gauntlets that are over. */
import type { Fame, Gauntlet } from '../../../src-shared/campaign.ts';
import type { MindName } from '../../../src-shared/duels.ts';
import type { Rulebook } from '../../../src-shared/preferences.ts';
import type { ReadHandle } from '../database/handles.ts';

export interface FameFilter {
  readonly rulebook: Rulebook;
  readonly level?: MindName | undefined;
}

interface FameRow {
  readonly name: string;
  readonly content: string;
}

/** The furthest first, then the earliest; of players that are still here. */
export function fame(database: ReadHandle, { rulebook, level }: FameFilter, most = 100): Fame[] {
  const sql = `SELECT name, content FROM gauntlets JOIN players ON players.id = gauntlets.player
    WHERE state IN ('won', 'lost', 'left') AND thrown_away IS NULL
      AND content ->> '$.terms.rulebook' = @rulebook
      AND (@level IS NULL OR content ->> '$.terms.level' = @level)
      AND content ->> '$.beaten' > 0
    ORDER BY content ->> '$.beaten' DESC, changed LIMIT @most`;
  const rows = database.all(sql, { rulebook, level: level ?? null, most }) as FameRow[];
  return rows.map(fameOf);
}

function fameOf({ name, content }: FameRow): Fame {
  // Written from the same type.
  const { terms, beaten, opponents, changed } = JSON.parse(content) as Gauntlet;
  const { rulebook, level, size, stakes } = terms;
  return { player: name, rulebook, level, beaten, opponents: opponents.length, size, stakes, at: changed };
}
