/** One thing after the other is asked of the program; what it refuses is told. */
import type { Arranged } from '../../src-shared/campaign.ts';
import type { Outcome } from '../../src-shared/contract.ts';
import { refusalSentence } from '../words/refusals.ts';
import { campaignRefusal } from '../words/campaign-refusals.ts';

export class Doing {
  readonly #refused: (sentence: string) => void;
  isBusy = $state(false);

  constructor(refused: (sentence: string) => void) {
    this.#refused = refused;
  }

  /** Undefined: it was refused, or something else is under way. */
  async ask<Value>(call: () => Promise<Outcome<Arranged<Value>>>): Promise<Value | undefined> {
    if (this.isBusy) return undefined;
    this.isBusy = true;
    const outcome = await call();
    this.isBusy = false;
    if (!outcome.ok) this.#refused(refusalSentence(outcome.refusal));
    else if (outcome.value.kind === 'refused') this.#refused(campaignRefusal(outcome.value.refusal));
    else return outcome.value.value;
    return undefined;
  }
}
