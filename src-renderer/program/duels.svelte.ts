/** The duels that the program keeps, what a new one can be made of, and the beginning and forgetting of them. */
import type { Outcome, Refusal } from '../../src-shared/contract.ts';
import type { DuelChoices, DuelOrder, DuelSummary } from '../../src-shared/duels.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import type { ProgramClient } from './client.ts';

export class KeptDuels {
  readonly #program: ProgramClient;
  /** Running duels first, the latest first. */
  all = $state.raw<readonly DuelSummary[]>([]);
  /** Undefined until the program has told them. */
  choices = $state.raw<DuelChoices>();
  /** Why the list could not be read the last time. */
  refusal = $state.raw<Refusal>();
  /** A duel is being dealt. */
  beginning = $state(false);

  constructor(program: ProgramClient) {
    this.#program = program;
    program.on('duels.changed', () => {
      void this.readList();
    });
  }

  get running(): readonly DuelSummary[] {
    return this.all.filter(({ result }) => result === undefined);
  }

  get ended(): readonly DuelSummary[] {
    return this.all.filter(({ result }) => result !== undefined);
  }

  isPlayable(rulebook: Rulebook): boolean {
    return this.choices?.rulebooks.some((book) => book.rulebook === rulebook && book.playable) ?? false;
  }

  async read(): Promise<Refusal | undefined> {
    const [choices, refusal] = await Promise.all([
      this.#program.call('duels.choices', undefined),
      this.readList(),
    ]);
    if (!choices.ok) return choices.refusal;
    this.choices = choices.value;
    return refusal;
  }

  /** A list that cannot be read leaves the one before, and is read anew with the next change. */
  async readList(): Promise<Refusal | undefined> {
    const outcome = await this.#program.call('duels.list', undefined);
    if (outcome.ok) this.all = outcome.value;
    this.refusal = outcome.ok ? undefined : outcome.refusal;
    return this.refusal;
  }

  /** Nothing while another duel is being dealt: a second click is not a second duel. */
  async begin(order: DuelOrder): Promise<Outcome<{ duel: string }> | undefined> {
    if (this.beginning) return undefined;
    this.beginning = true;
    const outcome = await this.#program.call('duels.begin', order);
    this.beginning = false;
    return outcome;
  }

  async forget(id: string): Promise<Refusal | undefined> {
    const outcome = await this.#program.call('duels.forget', { duel: id });
    if (!outcome.ok) return outcome.refusal;
    this.all = this.all.filter((duel) => duel.id !== id);
    return undefined;
  }
}
