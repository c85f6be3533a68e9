/** A gauntlet as its room has it, between its rounds. */
import type { GauntletView, MatchView } from '../../../src-shared/campaign-calls.ts';
import type { ProgramClient } from '../../program/client.ts';
import { AtHand } from '../at-hand.svelte.ts';

export class GauntletAtHand extends AtHand<GauntletView> {
  readonly #gauntlet: string;

  constructor(program: ProgramClient, gauntlet: string, refused: (sentence: string) => void) {
    super(program, (changed) => changed.gauntlet === gauntlet, refused);
    this.#gauntlet = gauntlet;
  }

  /** The match of the round at hand, or of the next one, with its first duel dealt. Undefined: it was refused. */
  async nextRound(): Promise<MatchView['match'] | undefined> {
    const round = await this.do(() => this.program.call('campaign.nextRound', { gauntlet: this.#gauntlet }));
    if (!round) return undefined;
    const { match } = round;
    if (match.state.kind !== 'between' || match.duels.length > 0) return match;
    const begun = await this.do(() => this.program.call('campaign.nextDuel', { match: match.id }));
    return begun && match;
  }

  async leaveForGood(): Promise<void> {
    const view = await this.do(() =>
      this.program.call('campaign.leaveGauntlet', { gauntlet: this.#gauntlet }),
    );
    if (view) await this.show(view);
  }

  protected override ask() {
    return this.program.call('campaign.gauntlet', { gauntlet: this.#gauntlet });
  }
}
