/** The rows that were met and could not be read: each is recorded once a start, and the player is told. */
import Sqlite from 'better-sqlite3';
import type { Unreadable } from '../../../src-shared/contract.ts';
import type { DatabaseConnection } from './handles.ts';
import { addNotice, allNotices, putNoticeAway } from './notices.ts';
import { recordProblem } from './problems.ts';

export interface DatabaseDamage {
  /** Those met since the start, or since they were set aside. */
  readonly met: () => readonly Unreadable[];
  /** Whoever wants to tell that there are more of them. */
  readonly whenMet: (listener: () => void) => void;
  /** There are none any more, and nothing to tell of them. */
  readonly forget: () => void;
}

export function watchDamage({ handle, sqlite, whenUnreadable }: DatabaseConnection): DatabaseDamage {
  const met = new Map<string, Unreadable>();
  const listeners: (() => void)[] = [];
  let unwritten: Unreadable[] = [];
  let isWaiting = false;

  /** A row is met while something else is read or written, which may yet be taken back. */
  function writeSoon(): void {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      if (sqlite.open && wasWritten()) for (const listener of listeners) listener();
    });
  }

  /** What cannot be written now is written with the next one that is met: nobody waits for it. */
  function wasWritten(): boolean {
    try {
      handle.transaction(() => {
        for (const { table, row, why } of unwritten)
          recordProblem(handle, {
            where: 'rows',
            message: `A row of ${table} (${row}) cannot be read: ${why}`.slice(0, 2_000),
          });
        addNotice(handle, { kind: 'rowsUnreadable', facts: {} });
      });
      unwritten = [];
      return true;
    } catch (failure) {
      if (failure instanceof Sqlite.SqliteError) return false;
      throw failure;
    }
  }

  whenUnreadable((row) => {
    const name = `${row.table} ${row.row}`;
    if (met.has(name)) return;
    met.set(name, row);
    unwritten.push(row);
    writeSoon();
  });

  return {
    met: () => [...met.values()],
    whenMet: (listener) => void listeners.push(listener),
    forget: () => {
      met.clear();
      for (const { id, kind } of allNotices(handle)) if (kind === 'rowsUnreadable') putNoticeAway(handle, id);
    },
  };
}
