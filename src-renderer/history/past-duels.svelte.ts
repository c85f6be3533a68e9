/** What was played: the results that fit the filter, what they add up to, and what was deleted. */
import type { MatchView, GauntletView, Somebody } from '../../src-shared/campaign-calls.ts';
import type { DuelResult, ResultFilter, ResultSum, SummedBy } from '../../src-shared/campaign.ts';
import type { Outcome, Refusal } from '../../src-shared/contract.ts';
import type { ProgramClient } from '../program/client.ts';

/** By what the statistics are drawn, in their order. */
export const DRAWN_BY = [
  'deck',
  'wizard',
  'rulebook',
  'level',
  'began',
  'length',
  'month',
] as const satisfies readonly SummedBy[];
export type DrawnBy = (typeof DRAWN_BY)[number];

/** Of which there is a list to choose from. */
export const CHOSEN_BY = ['rulebook', 'level', 'wizard', 'deck'] as const satisfies readonly DrawnBy[];
export type ChosenBy = (typeof CHOSEN_BY)[number];

type Sums = Readonly<Record<DrawnBy, readonly ResultSum[]>>;

export class PastDuels {
  readonly #program: ProgramClient;
  readonly #whose: () => Somebody;
  filter = $state.raw<ResultFilter>({});
  /** Undefined until the program has told them. */
  results = $state.raw<readonly DuelResult[]>();
  sums = $state.raw<Sums>();
  /** What there is to choose from, whatever is chosen now. */
  choices = $state.raw<Readonly<Record<ChosenBy, readonly string[]>>>({
    ...{ rulebook: [], level: [], wizard: [], deck: [] },
  });
  deleted = $state.raw<readonly DuelResult[]>([]);
  matches = $state.raw<readonly MatchView[]>([]);
  gauntlets = $state.raw<readonly GauntletView[]>([]);
  refusal = $state.raw<Refusal>();

  constructor(program: ProgramClient, whose: () => Somebody) {
    this.#program = program;
    this.#whose = whose;
  }

  get isFiltered(): boolean {
    return Object.values(this.filter).some((part) => part !== undefined);
  }

  async read(): Promise<void> {
    this.refusal = undefined;
    await Promise.all([this.#readResults(), this.#readChoices(), this.#readCampaigns()]);
  }

  async choose(change: ResultFilter): Promise<void> {
    this.filter = { ...this.filter, ...change };
    await this.#readResults();
  }

  async chooseAll(): Promise<void> {
    this.filter = {};
    await this.#readResults();
  }

  async remove(duels: readonly string[]): Promise<Refusal | undefined> {
    const player = this.#whose();
    return this.#after(await this.#program.call('campaign.deleteResults', { player, duels }));
  }

  async bringBack(duels: readonly string[]): Promise<Refusal | undefined> {
    const player = this.#whose();
    return this.#after(await this.#program.call('campaign.bringBackResults', { player, duels }));
  }

  csv(): Promise<Outcome<string>> {
    return this.#program.call('campaign.csv', { player: this.#whose(), filter: this.filter });
  }

  async #after(outcome: Outcome<number>): Promise<Refusal | undefined> {
    if (!outcome.ok) return outcome.refusal;
    await this.read();
    return undefined;
  }

  async #readResults(): Promise<void> {
    const { filter } = this;
    const player = this.#whose();
    const [results, deleted, ...sums] = await Promise.all([
      this.#program.call('campaign.results', { player, filter }),
      this.#program.call('campaign.deletedResults', { player }),
      ...DRAWN_BY.map((by) => this.#program.call('campaign.sums', { player, by, filter })),
    ]);
    // Something else was chosen meanwhile.
    if (filter !== this.filter) return;
    this.results = this.#told(results) ?? this.results;
    this.deleted = this.#told(deleted) ?? this.deleted;
    const told = sums.map((outcome) => this.#told(outcome) ?? []);
    this.sums = Object.fromEntries(DRAWN_BY.map((by, at) => [by, told[at] ?? []])) as unknown as Sums;
  }

  async #readChoices(): Promise<void> {
    const player = this.#whose();
    const namesBy = async (by: ChosenBy): Promise<readonly string[]> =>
      (this.#told(await this.#program.call('campaign.sums', { player, by })) ?? []).map(({ of }) => of);
    const [rulebook, level, wizard, deck] = await Promise.all([
      namesBy('rulebook'),
      namesBy('level'),
      namesBy('wizard'),
      namesBy('deck'),
    ]);
    this.choices = { rulebook, level, wizard, deck };
  }

  async #readCampaigns(): Promise<void> {
    const player = this.#whose();
    if (player === 'nobody') return;
    const told = this.#told(await this.#program.call('campaign.list', { player }));
    this.matches = told?.matches ?? this.matches;
    this.gauntlets = told?.gauntlets ?? this.gauntlets;
  }

  #told<Value>(outcome: Outcome<Value>): Value | undefined {
    if (outcome.ok) return outcome.value;
    this.refusal = outcome.refusal;
    return undefined;
  }
}
