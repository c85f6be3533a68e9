/** Backups, and the ways out when what is kept is damaged, or when the player wants another state back. */
import type { DatabaseState } from '../../src-shared/contract.ts';
import { DatabaseProblem } from '../collection/database/database-problem.ts';
import { Refused } from './failures.ts';
import type { HandlersOf } from './handlers.ts';
import type { ProgramParts } from './program.ts';

export function careHandlers({
  database,
  announce,
}: Pick<ProgramParts, 'database' | 'announce'>): HandlersOf<`database.${string}` | `backups.${string}`> {
  const { backups, damage, notices, replacement } = database;
  const state = (): DatabaseState => ({
    unreadable: [...damage.met()],
    isReplaced: replacement.isOrdered(),
  });
  return {
    'backups.list': () => backups.list(),
    'backups.look': ({ file }) => backups.look(file) ?? null,
    'backups.make': (_, work) => backups.make(work),
    'database.check': (_, work) => database.check(work),
    'database.state': state,
    'database.setAside': () => {
      const rows = damage.setAside();
      announce('notices.changed', notices.all());
      return rows;
    },
    'database.replace': ({ by }) => {
      if (orderedOrRefused(() => replacement.order(by)) === 'notSound') throw new Refused('backupNotSound');
      return state();
    },
    'database.stay': () => {
      replacement.withdraw();
      return state();
    },
  };
}

/** A backup can be one of a newer program, or one that this program cannot bring up to its own version. */
function orderedOrRefused(order: () => 'ordered' | 'notSound'): 'ordered' | 'notSound' {
  try {
    return order();
  } catch (failure) {
    if (failure instanceof DatabaseProblem) throw new Refused('backupNotSound', failure.message);
    throw failure;
  }
}
