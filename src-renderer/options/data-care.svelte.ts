/** The care of the player's data: the backups there are, making one, checking the database. */
import type { Backup, Refusal } from '../../src-shared/contract.ts';
import { DATA } from '../words/data.ts';
import { bytesInWords } from '../words/dates.ts';
import type { Shell } from '../shell/shell.svelte.ts';
import { LongTask, percentOf, type LongCall } from '../program/long-task.svelte.ts';

/** How far a task has come is read out at these; every step would drown everything else. */
const READ_OUT = [25, 50, 75] as const;

export class DataCare {
  readonly #shell: Pick<Shell, 'program' | 'voice' | 'readInfo'>;
  readonly backup: LongTask<'backups.make'>;
  readonly check: LongTask<'database.check'>;
  /** Newest first; undefined until they are read. */
  backups = $state.raw<readonly Backup[]>();
  refusal = $state.raw<Refusal>();

  constructor(shell: Pick<Shell, 'program' | 'voice' | 'readInfo'>) {
    this.#shell = shell;
    this.backup = new LongTask(shell.program, 'backups.make');
    this.check = new LongTask(shell.program, 'database.check');
  }

  async read(): Promise<void> {
    const [outcome] = await Promise.all([
      this.#shell.program.call('backups.list', undefined),
      this.#shell.readInfo(),
    ]);
    this.refusal = outcome.ok ? undefined : outcome.refusal;
    if (outcome.ok) this.backups = outcome.value.toSorted((a, b) => b.at.localeCompare(a.at));
  }

  async makeBackup(): Promise<void> {
    this.#shell.voice.whisper(DATA.begun(DATA.makingBackup));
    await this.backup.start();
    this.#shell.voice.whisper(this.backupResult?.text ?? '');
    await this.read();
  }

  async checkDatabase(): Promise<void> {
    this.#shell.voice.whisper(DATA.begun(DATA.checking));
    await this.check.start();
    this.#shell.voice.whisper(this.checkResult?.text ?? '');
  }

  get backupResult(): { good: boolean; text: string } | undefined {
    const { state } = this.backup;
    if (state.kind === 'refused') return { good: false, text: DATA.backupNotMade(state.refusal) };
    if (state.kind !== 'done') return undefined;
    return { good: true, text: DATA.backupMade(state.value.file, bytesInWords(state.value.bytes)) };
  }

  get checkResult(): { good: boolean; text: string; findings: readonly string[] } | undefined {
    const { state } = this.check;
    if (state.kind === 'refused') return { good: false, text: DATA.notChecked(state.refusal), findings: [] };
    if (state.kind !== 'done') return undefined;
    return {
      good: state.value.sound,
      text: DATA.checked(state.value),
      findings: [...state.value.findings, ...state.value.unreadable.map(DATA.unreadable)],
    };
  }
}

/** What to read out when a task has come from one per cent to another. */
export function milestone(before: number, after: number): number | undefined {
  return READ_OUT.findLast((mark) => before < mark && mark <= after);
}

export function percentShown(task: LongTask<LongCall>): number | undefined {
  return task.state.kind === 'running' ? percentOf(task.state.progress) : undefined;
}
