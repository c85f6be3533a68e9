/** A match as its room has it: how it stands, how the duel at hand began, and what can be done next. */
import type { Beginning } from '../../src-shared/beginning.ts';
import type { MatchView } from '../../src-shared/campaign-calls.ts';
import type { Refusal } from '../../src-shared/contract.ts';
import type { Deck } from '../../src-shared/decks.ts';
import type { ProgramClient } from '../program/client.ts';
import { Doing } from './doing.svelte.ts';
import { campaignRefusal } from '../words/campaign-refusals.ts';

export class MatchAtHand {
  readonly #program: ProgramClient;
  readonly #match: string;
  readonly #doing: Doing;
  view = $state.raw<MatchView>();
  /** How the duel at hand began. */
  beginning = $state.raw<Beginning>();
  /** Why it cannot be shown. */
  refusal = $state.raw<Refusal>();
  /** Why there is no such match. */
  gone = $state.raw<string>();
  readonly #stop: () => void;

  constructor(program: ProgramClient, match: string, refused: (sentence: string) => void) {
    this.#program = program;
    this.#match = match;
    this.#doing = new Doing(refused);
    this.#stop = program.on('campaign.changed', (changed) => {
      if (changed.match === match) void this.read();
    });
  }

  get isBusy(): boolean {
    return this.#doing.isBusy;
  }

  leave(): void {
    this.#stop();
  }

  async read(): Promise<void> {
    const outcome = await this.#program.call('campaign.match', { match: this.#match });
    this.refusal = outcome.ok ? undefined : outcome.refusal;
    if (!outcome.ok) return;
    if (outcome.value.kind === 'refused') this.gone = campaignRefusal(outcome.value.refusal);
    else await this.#show(outcome.value.value);
  }

  /** The duel at hand, or the next one, and how it began. */
  async nextDuel(): Promise<void> {
    const begun = await this.#doing.ask(() =>
      this.#program.call('campaign.nextDuel', { match: this.#match }),
    );
    if (begun) await this.read();
  }

  async sideboard(content: Deck, from: Deck): Promise<boolean> {
    const match = this.#match;
    const view = await this.#doing.ask(() =>
      this.#program.call('campaign.sideboard', { match, content, from }),
    );
    if (view) await this.#show(view);
    return view !== undefined;
  }

  async giveUp(): Promise<void> {
    const view = await this.#doing.ask(() => this.#program.call('campaign.giveUp', { match: this.#match }));
    if (view) await this.#show(view);
  }

  async #show(view: MatchView): Promise<void> {
    const { state } = view.match;
    if (state.kind === 'duelling') {
      const told = await this.#program.call('duels.beginning', { duel: state.duel });
      this.beginning = told.ok ? (told.value ?? undefined) : undefined;
    } else this.beginning = undefined;
    this.view = view;
  }
}
