/** What the program wants the player to be told, until each is put away. */
import type { Notice, Refusal } from '../../src-shared/contract.ts';
import type { ProgramClient } from './client.ts';

export class Notices {
  readonly #program: ProgramClient;
  all = $state.raw<readonly Notice[]>([]);
  /** Why the last one could not be put away. */
  refusal = $state.raw<Refusal>();

  /** `onNew` hears what came while the window was open. */
  constructor(program: ProgramClient, onNew: (notice: Notice) => void) {
    this.#program = program;
    program.on('notices.changed', (notices) => {
      const before = this.all;
      this.all = notices;
      for (const notice of notices) if (!before.some(({ id }) => id === notice.id)) onNew(notice);
    });
  }

  async read(): Promise<Refusal | undefined> {
    const outcome = await this.#program.call('notices.read', undefined);
    if (!outcome.ok) return outcome.refusal;
    this.all = outcome.value;
    return undefined;
  }

  async putAway(id: number): Promise<boolean> {
    this.refusal = undefined;
    const outcome = await this.#program.call('notices.putAway', { id });
    if (outcome.ok) this.all = this.all.filter((notice) => notice.id !== id);
    else this.refusal = outcome.refusal;
    return outcome.ok;
  }
}
