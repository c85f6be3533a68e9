/** How hard what is set up is, as the program says. */
import type { Difficulty, GauntletTerms } from '../../src-shared/campaign.ts';
import type { ProgramClient } from '../program/client.ts';

export class Rating {
  readonly #program: ProgramClient;
  difficulty = $state.raw<Difficulty>();
  /** Only the latest answer counts. */
  #asked = 0;

  constructor(program: ProgramClient) {
    this.#program = program;
  }

  /** Undefined: there is nobody to beat. */
  async follow(rated: Pick<GauntletTerms, 'level' | 'size' | 'stakes'> | undefined): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    if (!rated) {
      this.difficulty = undefined;
      return;
    }
    const outcome = await this.#program.call('campaign.difficulty', rated);
    if (asked === this.#asked && outcome.ok) this.difficulty = outcome.value;
  }
}
