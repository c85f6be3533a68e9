/** Failures of the world (disk, database, files), turned into values the contract knows. */
import type { Refusal, RefusalReason } from '../../src-shared/contract.ts';

/** What was asked cannot be done, for a reason that the window has a sentence for. */
export class Refused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, detail?: string) {
    super(detail ?? reason);
    this.reason = reason;
  }
}

const FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'];
const NOT_ALLOWED = ['EACCES', 'EPERM', 'EROFS', 'SQLITE_PERM', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'];

export type WorldFailure = 'diskFull' | 'notAllowed';

/** Which of the failures a user can mend this is, or comes from, if any. */
export function worldFailure(failure: unknown): WorldFailure | undefined {
  if (!(failure instanceof Error)) return undefined;
  const code = 'code' in failure ? String(failure.code) : '';
  if (isOneOf(FULL, code)) return 'diskFull';
  if (isOneOf(NOT_ALLOWED, code)) return 'notAllowed';
  return worldFailure(failure.cause);
}

/** SQLite's codes come in finer kinds as well: `SQLITE_READONLY_DIRECTORY` is a `SQLITE_READONLY`. */
function isOneOf(codes: readonly string[], code: string): boolean {
  return codes.some((known) => code === known || code.startsWith(`${known}_`));
}

export function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

export function refusalOf(failure: unknown, signal: AbortSignal): Refusal {
  if (signal.aborted) return { reason: 'cancelled' };
  if (failure instanceof Refused) return { reason: failure.reason, detail: failure.message };
  return { reason: worldFailure(failure) ?? 'failed', detail: messageOf(failure) };
}
