/** A match or a gauntlet as its room has it: shown as the program tells it, and asked for anew when it has changed. */
import type { Arranged } from '../../src-shared/campaign.ts';
import type { Events, Outcome, Refusal } from '../../src-shared/contract.ts';
import type { ProgramClient } from '../program/client.ts';
import { campaignRefusal } from '../words/campaign-refusals.ts';
import { Doing } from './doing.svelte.ts';

type Asked<Value> = Promise<Outcome<Arranged<Value>>>;

export abstract class AtHand<View> {
  protected readonly program: ProgramClient;
  readonly #doing: Doing;
  readonly #stop: () => void;
  view = $state.raw<View>();
  /** Why it cannot be shown. */
  refusal = $state.raw<Refusal>();
  /** Why there is no such thing. */
  gone = $state.raw<string>();

  constructor(
    program: ProgramClient,
    isMeant: (changed: Events['campaign.changed']) => boolean,
    refused: (sentence: string) => void,
  ) {
    this.program = program;
    this.#doing = new Doing(refused);
    this.#stop = program.on('campaign.changed', (changed) => {
      if (isMeant(changed)) void this.read();
    });
  }

  get isBusy(): boolean {
    return this.#doing.isBusy;
  }

  leave(): void {
    this.#stop();
  }

  async read(): Promise<void> {
    const outcome = await this.ask();
    this.refusal = outcome.ok ? undefined : outcome.refusal;
    if (!outcome.ok) return;
    if (outcome.value.kind === 'refused') this.gone = campaignRefusal(outcome.value.refusal);
    else await this.show(outcome.value.value);
  }

  protected abstract ask(): Asked<View>;

  protected show(view: View): Promise<void> | void {
    this.view = view;
  }

  /** Undefined: it was refused, or something else is under way. */
  protected do<Value>(call: () => Asked<Value>): Promise<Value | undefined> {
    return this.#doing.ask(call);
  }
}
