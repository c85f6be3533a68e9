/** The ways out when what is kept is damaged, or when the player wants another state back. */
import type { DatabaseState } from '../../src-shared/contract.ts';
import type { Database } from '../collection/database/database.ts';
import { DatabaseProblem } from '../collection/database/database-problem.ts';
import type { Handlers } from './calls.ts';
import { Refused } from './failures.ts';

type CareHandlers = Pick<
  Handlers,
  'database.state' | 'database.setAside' | 'database.replace' | 'database.stay'
>;

export function careHandlers({ damage, replacement }: Database, announceNotices: () => void): CareHandlers {
  const state = (): DatabaseState => ({
    unreadable: [...damage.met()],
    isReplaced: replacement.isOrdered(),
  });
  return {
    'database.state': state,
    'database.setAside': () => {
      const rows = damage.setAside();
      announceNotices();
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
