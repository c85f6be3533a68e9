/** Failures of the world (disk, database, files), turned into values the contract knows. */
import type { Refusal, RefusalReason } from '../../src-shared/contract.ts';
import type { Breach } from '../../src-shared/decks.ts';

/** What was asked cannot be done, for a reason that the window has a sentence for. */
export class Refused extends Error {
  readonly reason: RefusalReason;
  readonly breaches: readonly Breach[] | undefined;

  constructor(reason: RefusalReason, detail?: string, breaches?: readonly Breach[]) {
    super(detail ?? reason);
    this.reason = reason;
    this.breaches = breaches;
  }
}

const WORLD_FAILURES = ['diskFull', 'notAllowed', 'databaseBusy', 'databaseDamaged', 'diskFailing'] as const;
export type WorldFailure = (typeof WORLD_FAILURES)[number];

/** The codes that tell of each, by the order above: of a full disk one is a finer kind of what a failing one has. */
const CODES: Readonly<Record<WorldFailure, readonly string[]>> = {
  diskFull: ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE'],
  notAllowed: ['EACCES', 'EPERM', 'EROFS', 'SQLITE_PERM', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'],
  databaseBusy: ['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_PROTOCOL'],
  databaseDamaged: ['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'SQLITE_IOERR_CORRUPTFS', 'SQLITE_IOERR_DATA'],
  diskFailing: ['EIO', 'SQLITE_IOERR'],
};

/** Which of the failures a user can mend this is, or comes from, if any. */
export function worldFailure(failure: unknown): WorldFailure | undefined {
  if (!(failure instanceof Error)) return undefined;
  const code = 'code' in failure ? String(failure.code) : '';
  return WORLD_FAILURES.find((kind) => isOneOf(CODES[kind], code)) ?? worldFailure(failure.cause);
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
  if (failure instanceof Refused) {
    const { reason, message: detail, breaches } = failure;
    return { reason, detail, ...(breaches && { breaches }) };
  }
  return { reason: worldFailure(failure) ?? 'failed', detail: messageOf(failure) };
}
