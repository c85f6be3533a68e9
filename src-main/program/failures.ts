/** Failures of the world (disk, database, files), turned into values the contract knows. */
import type { Refusal } from '../../src-shared/contract.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);
const NOT_ALLOWED = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'SQLITE_READONLY',
  'SQLITE_READONLY_DBMOVED',
  'SQLITE_READONLY_DIRECTORY',
  'SQLITE_PERM',
  'SQLITE_CANTOPEN',
]);

export type WorldFailure = 'diskFull' | 'notAllowed';

/** Which of the failures a user can mend this is, if any. */
export function worldFailure(failure: unknown): WorldFailure | undefined {
  const code = failure instanceof Error && 'code' in failure ? String(failure.code) : '';
  if (FULL.has(code)) return 'diskFull';
  if (NOT_ALLOWED.has(code)) return 'notAllowed';
  return undefined;
}

export function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

export function refusalOf(failure: unknown, signal: AbortSignal): Refusal {
  if (signal.aborted) return { reason: 'cancelled' };
  return { reason: worldFailure(failure) ?? 'failed', detail: messageOf(failure) };
}
