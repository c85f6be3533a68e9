/** The contract's calls, one line each: what a window may ask, and who answers. */
import type { CallName, Input, Output } from '../../src-shared/contract.ts';
import type { Work } from './connection.ts';
import type { ProgramParts } from './program.ts';

type Handler<Name extends CallName> = (
  input: Input<Name>,
  work: Work,
) => Output<Name> | Promise<Output<Name>>;

export type Handlers = { [Name in CallName]: Handler<Name> };

export function handlersFor({ info, preferences, database, announce }: ProgramParts) {
  const announceNotices = () => {
    announce('notices.changed', database.notices.all());
  };
  return {
    'program.ping': () => null,
    'program.info': info,
    'preferences.read': () => preferences.read(),
    'preferences.change': (change) => {
      const changed = preferences.change(change);
      announce('preferences.changed', changed);
      return changed;
    },
    'preferences.reset': () => {
      const reset = preferences.reset();
      announce('preferences.changed', reset);
      return reset;
    },
    'notices.read': () => database.notices.all(),
    'notices.putAway': ({ id }) => {
      database.notices.putAway(id);
      announceNotices();
      return null;
    },
    'problems.record': (problem) => {
      database.problems.record(problem);
      return null;
    },
    'problems.recent': () => database.problems.recent(),
    'backups.list': () => database.backups.list(),
    'backups.make': (_, work) => database.backups.make(work),
    'database.check': (_, work) => database.check(work),
  } satisfies Handlers;
}
