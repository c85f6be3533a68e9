/** A deck on trial: whom it is to play against, how it stands, and what came of it. */
import type { Refusal } from '../../src-shared/contract.ts';
import type { Deck } from '../../src-shared/decks.ts';
import type { DuelOrder, MindName, SeatOrder } from '../../src-shared/duels.ts';
import type { Playtest, PlaytestDone } from '../../src-shared/playtests.ts';
import type { Rulebook } from '../../src-shared/rulebooks.ts';
import { USUAL_CUSTOMS } from '../../src-shared/set-up.ts';
import { ANYBODY } from '../../src-shared/wizards.ts';
import type { ProgramClient } from '../program/client.ts';

type PlaytestState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly of: number; readonly isStopping: boolean; readonly so?: Playtest }
  | { readonly kind: 'done'; readonly result: PlaytestDone }
  /** With what was played until then. */
  | { readonly kind: 'stopped'; readonly so?: Playtest }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** In the place of a deck's name: the wizard's own, or one by chance. */
export const HER_OWN = '';

export class Playtesting {
  readonly #program: Pick<ProgramClient, 'call'>;
  #controller: AbortController | undefined;
  state = $state.raw<PlaytestState>({ kind: 'idle' });
  /** Who plays the deck that is tried. */
  level = $state<MindName>('magician');
  opponentLevel = $state<MindName>('magician');
  wizard = $state<string>(ANYBODY);
  /** A ready deck by its name. */
  deck = $state(HER_OWN);
  duels = $state(20);

  constructor(program: Pick<ProgramClient, 'call'>) {
    this.#program = program;
  }

  get isRunning(): boolean {
    return this.state.kind === 'running';
  }

  get opponent(): SeatOrder & { readonly player: MindName } {
    const { opponentLevel: player, wizard, deck } = this;
    return { player, wizard, ...(deck !== HER_OWN && { deck: { kind: 'ready', name: deck } }) };
  }

  async start(rulebook: Rulebook, content: Deck): Promise<void> {
    if (this.isRunning) return;
    const { duels, level, opponent } = this;
    const controller = new AbortController();
    this.#controller = controller;
    this.state = { kind: 'running', of: duels, isStopping: false };
    const outcome = await this.#program.call(
      'decks.playtest',
      { rulebook, content, level, against: opponent, duels },
      {
        signal: controller.signal,
        onProgress: ({ playtest }) => {
          if (this.state.kind === 'running' && playtest) this.state = { ...this.state, so: playtest };
        },
      },
    );
    if (outcome.ok) this.state = { kind: 'done', result: outcome.value };
    else if (outcome.refusal.reason === 'cancelled') this.state = { kind: 'stopped', ...this.#soFar() };
    else this.state = { kind: 'refused', refusal: outcome.refusal };
  }

  #soFar(): { readonly so?: Playtest } {
    return this.state.kind === 'running' && this.state.so ? { so: this.state.so } : {};
  }

  stop(): void {
    if (this.state.kind !== 'running') return;
    this.state = { ...this.state, isStopping: true };
    this.#controller?.abort();
  }

  /** The same opponent, with the player in the place of the wizard who tries the deck. */
  duelWith(rulebook: Rulebook, own: number): DuelOrder {
    return {
      rulebook,
      seats: [{ player: 'person', deck: { kind: 'own', deck: own } }, this.opponent],
      ...{ ...USUAL_CUSTOMS, ante: false },
    };
  }
}
