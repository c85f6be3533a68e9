/** A gauntlet as its room has it, between its rounds. */
import type { GauntletView, MatchView } from '../../../src-shared/campaign-calls.ts';
import type { Refusal } from '../../../src-shared/contract.ts';
import { Doing } from '../doing.svelte.ts';
import { campaignRefusal } from '../../words/campaign-refusals.ts';
import type { ProgramClient } from '../../program/client.ts';

export class GauntletAtHand {
  readonly #program: ProgramClient;
  readonly #gauntlet: string;
  readonly #doing: Doing;
  readonly #stop: () => void;
  view = $state.raw<GauntletView>();
  /** Why it cannot be shown. */
  refusal = $state.raw<Refusal>();
  /** Why there is no such gauntlet. */
  gone = $state.raw<string>();

  constructor(program: ProgramClient, gauntlet: string, refused: (sentence: string) => void) {
    this.#program = program;
    this.#gauntlet = gauntlet;
    this.#doing = new Doing(refused);
    this.#stop = program.on('campaign.changed', (changed) => {
      if (changed.gauntlet === gauntlet) void this.read();
    });
  }

  get isBusy(): boolean {
    return this.#doing.isBusy;
  }

  leave(): void {
    this.#stop();
  }

  async read(): Promise<void> {
    const outcome = await this.#program.call('campaign.gauntlet', { gauntlet: this.#gauntlet });
    this.refusal = outcome.ok ? undefined : outcome.refusal;
    if (!outcome.ok) return;
    if (outcome.value.kind === 'refused') this.gone = campaignRefusal(outcome.value.refusal);
    else this.view = outcome.value.value;
  }

  /** The match of the round at hand, or of the next one, with its first duel dealt. Undefined: it was refused. */
  async nextRound(): Promise<MatchView['match'] | undefined> {
    const round = await this.#doing.ask(() =>
      this.#program.call('campaign.nextRound', { gauntlet: this.#gauntlet }),
    );
    if (!round) return undefined;
    const { match } = round;
    if (match.state.kind !== 'between' || match.duels.length > 0) return match;
    const begun = await this.#doing.ask(() => this.#program.call('campaign.nextDuel', { match: match.id }));
    return begun && match;
  }

  async leaveForGood(): Promise<void> {
    const view = await this.#doing.ask(() =>
      this.#program.call('campaign.leaveGauntlet', { gauntlet: this.#gauntlet }),
    );
    if (view) this.view = view;
  }
}
