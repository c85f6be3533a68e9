/** A match as its room has it: how it stands, how the duel at hand began, and what can be done next. */
import type { Beginning } from '../../src-shared/beginning.ts';
import type { MatchView } from '../../src-shared/campaign-calls.ts';
import type { Deck } from '../../src-shared/decks.ts';
import type { ProgramClient } from '../program/client.ts';
import { AtHand } from './at-hand.svelte.ts';

export class MatchAtHand extends AtHand<MatchView> {
  readonly #match: string;
  /** How the duel at hand began. */
  beginning = $state.raw<Beginning>();

  constructor(program: ProgramClient, match: string, refused: (sentence: string) => void) {
    super(program, (changed) => changed.match === match, refused);
    this.#match = match;
  }

  /** The duel at hand, or the next one, and how it began. */
  async nextDuel(): Promise<void> {
    const begun = await this.do(() => this.program.call('campaign.nextDuel', { match: this.#match }));
    if (begun) await this.read();
  }

  async sideboard(content: Deck, from: Deck): Promise<boolean> {
    const match = this.#match;
    const view = await this.do(() => this.program.call('campaign.sideboard', { match, content, from }));
    if (view) await this.show(view);
    return view !== undefined;
  }

  async giveUp(): Promise<void> {
    const view = await this.do(() => this.program.call('campaign.giveUp', { match: this.#match }));
    if (view) await this.show(view);
  }

  protected override ask() {
    return this.program.call('campaign.match', { match: this.#match });
  }

  protected override async show(view: MatchView): Promise<void> {
    const { state } = view.match;
    if (state.kind === 'duelling') {
      const told = await this.program.call('duels.beginning', { duel: state.duel });
      this.beginning = told.ok ? (told.value ?? undefined) : undefined;
    } else this.beginning = undefined;
    this.view = view;
  }
}
