/** The ways out when what is kept is damaged, or when an earlier state is wanted back. */
import type {
  Backup,
  BackupContents,
  DatabaseState,
  Outcome,
  Refusal,
  Replacement,
} from '../../src-shared/contract.ts';
import { RESCUE } from '../words/data.ts';
import type { Shell } from '../shell/shell.svelte.ts';

export class Rescue {
  readonly #shell: Pick<Shell, 'program' | 'voice'>;
  /** Undefined until it is read. */
  state = $state.raw<DatabaseState>();
  backups = $state.raw<readonly Backup[]>([]);
  /** The one that is looked into. */
  file = $state.raw<string>();
  /** What it holds; null: it cannot be read. */
  contents = $state.raw<BackupContents | null>();
  /** Why it could not be looked into. */
  refusal = $state.raw<Refusal>();

  constructor(shell: Pick<Shell, 'program' | 'voice'>) {
    this.#shell = shell;
  }

  async read(): Promise<void> {
    const [state, backups] = await Promise.all([
      this.#shell.program.call('database.state', undefined),
      this.#shell.program.call('backups.list', undefined),
    ]);
    if (state.ok) this.state = state.value;
    if (backups.ok) this.backups = backups.value;
  }

  /** Which backups there are is read anew, and the newest is looked into, unless another has been chosen meanwhile. */
  async lookAnew(): Promise<void> {
    this.#choose(undefined);
    await this.read();
    const [newest] = this.backups;
    if (newest && this.file === undefined) await this.look(newest.file);
  }

  async look(file: string): Promise<void> {
    this.#choose(file);
    const outcome = await this.#shell.program.call('backups.look', { file });
    // Another may have been chosen meanwhile.
    if (this.file !== file) return;
    if (outcome.ok) this.contents = outcome.value;
    else this.refusal = outcome.refusal;
  }

  #choose(file: string | undefined): void {
    this.file = file;
    this.contents = undefined;
    this.refusal = undefined;
  }

  async setAside(): Promise<void> {
    const outcome = await this.#shell.program.call('database.setAside', undefined);
    if (outcome.ok) this.#shell.voice.done(RESCUE.wereSetAside(outcome.value));
    else this.#shell.voice.refused(RESCUE.notSetAside(outcome.refusal));
    await this.read();
  }

  async replace(by: Replacement): Promise<void> {
    this.#take(await this.#shell.program.call('database.replace', { by }), RESCUE.ordered);
  }

  async stay(): Promise<void> {
    this.#take(await this.#shell.program.call('database.stay', undefined), RESCUE.stays);
  }

  #take(outcome: Outcome<DatabaseState>, done: string): void {
    if (outcome.ok) {
      this.state = outcome.value;
      this.#shell.voice.done(done);
    } else this.#shell.voice.refused(RESCUE.notDone(outcome.refusal));
  }
}
