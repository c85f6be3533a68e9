/** The player's preferences as this window shows them: a change shows at once, and is taken back when it is refused. */
import type { Refusal } from '../../src-shared/contract.ts';
import {
  DEFAULT_PREFERENCES,
  withChange,
  type Preferences,
  type PreferencesChange,
} from '../../src-shared/preferences.ts';
import type { ProgramClient } from './client.ts';

export class KeptPreferences {
  readonly #program: ProgramClient;
  /** What the program last said. */
  #kept = $state.raw<Preferences>(DEFAULT_PREFERENCES);
  /** Changes on their way to the program, oldest first. */
  #changes = $state.raw<readonly PreferencesChange[]>([]);
  /** Why the last change was not kept. */
  refusal = $state.raw<Refusal>();

  constructor(program: ProgramClient) {
    this.#program = program;
    program.on('preferences.changed', (preferences) => {
      this.#kept = preferences;
    });
  }

  get shown(): Preferences {
    return this.#changes.reduce<Preferences>(withChange, this.#kept);
  }

  async read(): Promise<Refusal | undefined> {
    const outcome = await this.#program.call('preferences.read', undefined);
    if (!outcome.ok) return outcome.refusal;
    this.#kept = outcome.value;
    return undefined;
  }

  async change(change: PreferencesChange): Promise<void> {
    this.refusal = undefined;
    this.#changes = [...this.#changes, change];
    const outcome = await this.#program.call('preferences.change', change);
    this.#changes = this.#changes.filter((other) => other !== change);
    if (outcome.ok) this.#kept = outcome.value;
    else this.refusal = outcome.refusal;
  }

  async reset(): Promise<void> {
    this.refusal = undefined;
    const outcome = await this.#program.call('preferences.reset', undefined);
    if (outcome.ok) this.#kept = outcome.value;
    else this.refusal = outcome.refusal;
  }
}
