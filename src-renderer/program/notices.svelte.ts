/** What the program wants the player to be told, until each is put away. */
import type { Notice, Refusal } from '../../src-shared/contract.ts';
import type { ProgramClient } from './client.ts';

export class Notices {
  readonly #program: ProgramClient;
  all = $state.raw<readonly Notice[]>([]);
  /** Why the last one could not be put away. */
  refusal = $state.raw<Refusal>();

  constructor(program: ProgramClient) {
    this.#program = program;
    program.on('notices.changed', (notices) => {
      this.all = notices;
    });
  }

  async read(): Promise<void> {
    const outcome = await this.#program.call('notices.read', undefined);
    if (outcome.ok) this.all = outcome.value;
  }

  async putAway(id: number): Promise<boolean> {
    this.refusal = undefined;
    const outcome = await this.#program.call('notices.putAway', { id });
    if (outcome.ok) this.all = this.all.filter((notice) => notice.id !== id);
    else this.refusal = outcome.refusal;
    return outcome.ok;
  }
}
