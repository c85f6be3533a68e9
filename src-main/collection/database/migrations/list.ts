/** Every migration, in order. A new one is a new file and a new line at the end. */
import { isOfTheSurroundings, notMigratedProblem } from '../database-problem.ts';
import type { DatabaseConnection } from '../handles.ts';
import { migrate, numbered, versionOf } from '../migrating.ts';
import { problems } from './001-problems.ts';
import { notices } from './002-notices.ts';
import { duels } from './003-duels.ts';
import { printings } from './004-printings.ts';
import { players } from './005-players.ts';
import { decks } from './006-decks.ts';
import { campaigns } from './007-campaigns.ts';
import { history } from './008-history.ts';
import { hashes } from './009-hashes.ts';
import { setAside } from './010-set-aside.ts';
import { digests } from './011-digests.ts';
import { noPrintings } from './012-no-printings.ts';

export const MIGRATIONS = numbered([
  ...[problems, notices, duels, printings, players, decks, campaigns, history],
  ...[hashes, setAside, digests, noPrintings],
]);
export const NEWEST_VERSION = MIGRATIONS.length;

export function bringUpToDate(connection: DatabaseConnection, dataFolder: string): void {
  try {
    migrate(connection, MIGRATIONS);
  } catch (failure) {
    if (isOfTheSurroundings(failure)) throw failure;
    const name = MIGRATIONS[versionOf(connection)]?.name ?? '';
    throw notMigratedProblem(dataFolder, name, failure);
  }
}
