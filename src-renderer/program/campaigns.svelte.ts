/** The matches and gauntlets of the player at hand, and the beginning of new ones. */
import type { CampaignList, GauntletView, MatchView } from '../../src-shared/campaign-calls.ts';
import type { Arranged, GauntletOrder, MatchOrder } from '../../src-shared/campaign.ts';
import type { PlayerId } from '../../src-shared/collection.ts';
import type { Outcome, Refusal } from '../../src-shared/contract.ts';
import type { ProgramClient } from './client.ts';

const NONE: CampaignList = { matches: [], gauntlets: [] };

export class KeptCampaigns {
  readonly #program: ProgramClient;
  readonly #playerAtHand: () => PlayerId | undefined;
  /** The latest first. */
  list = $state.raw<CampaignList>(NONE);
  /** Why the list could not be read the last time. */
  refusal = $state.raw<Refusal>();
  /** Something is being begun. */
  beginning = $state(false);

  constructor(program: ProgramClient, playerAtHand: () => PlayerId | undefined) {
    this.#program = program;
    this.#playerAtHand = playerAtHand;
    program.on('campaign.changed', () => {
      void this.read();
    });
  }

  /** Matches that stand for themselves and are not over. */
  get matches(): readonly MatchView[] {
    return this.list.matches.filter(({ match }) => match.state.kind !== 'ended');
  }

  get gauntlets(): readonly GauntletView[] {
    return this.list.gauntlets.filter(({ gauntlet: { state } }) => ['between', 'round'].includes(state.kind));
  }

  /** The match of a running gauntlet's round. */
  roundOf({ gauntlet: { state }, rounds }: GauntletView): MatchView | undefined {
    return state.kind === 'round' ? rounds.find(({ match }) => match.id === state.match) : undefined;
  }

  async read(): Promise<void> {
    const player = this.#playerAtHand();
    if (player === undefined) {
      this.list = NONE;
      return;
    }
    const outcome = await this.#program.call('campaign.list', { player });
    if (player !== this.#playerAtHand()) return;
    if (outcome.ok) this.list = outcome.value;
    this.refusal = outcome.ok ? undefined : outcome.refusal;
  }

  /** Nothing while something else is being begun: a second click is not a second match. */
  begin(order: MatchOrder): Promise<Outcome<Arranged<MatchView>> | undefined> {
    return this.#once(() => this.#program.call('campaign.begin', order));
  }

  beginGauntlet(order: GauntletOrder): Promise<Outcome<Arranged<GauntletView>> | undefined> {
    return this.#once(() => this.#program.call('campaign.beginGauntlet', order));
  }

  async #once<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
    if (this.beginning) return undefined;
    this.beginning = true;
    const value = await call();
    this.beginning = false;
    return value;
  }
}
