/** A bargain with a wizard: binders, the offer, and what the wizard says to it. */
import type { Binder, TradeOffer } from '../../../src-shared/collection-calls.ts';
import type { Copies, Settled } from '../../../src-shared/collection.ts';
import type { Outcome, Refusal } from '../../../src-shared/contract.ts';
import type { ProgramClient } from '../../program/client.ts';
import type { CollectionStore } from '../../program/collection-store.svelte.ts';
import { isEmpty, NOTHING, withOneFewer, withOneMore, type OfferSide } from './offer.ts';

export class Bargain {
  readonly #program: ProgramClient;
  readonly #collection: CollectionStore;
  binders = $state.raw<readonly Binder[]>();
  wizard = $state<string>();
  offer = $state.raw<TradeOffer>(NOTHING);
  /** How much is missing for the wizard to agree; undefined while it has not said. */
  missing = $state<number>();
  refusal = $state.raw<Refusal>();
  #asked = 0;

  constructor(program: ProgramClient, collection: CollectionStore) {
    this.#program = program;
    this.#collection = collection;
  }

  get binder(): Binder | undefined {
    return this.binders?.find(({ wizard }) => wizard === this.wizard);
  }

  get agrees(): boolean {
    return !isEmpty(this.offer) && this.missing !== undefined && this.missing <= 0;
  }

  async read(): Promise<void> {
    const player = this.#collection.player?.id;
    if (player === undefined) return;
    const outcome = await this.#program.call('trading.binders', { player });
    this.refusal = outcome.ok ? undefined : outcome.refusal;
    if (!outcome.ok) return;
    this.binders = outcome.value;
    this.wizard ??= outcome.value[0]?.wizard;
  }

  /** What lies on the table for one wizard is nothing to another. */
  turnTo(wizard: string): void {
    this.wizard = wizard;
    this.clear();
  }

  clear(): void {
    this.#put({ given: [], taken: [] });
  }

  /** `copies` with as many as that side has in all. */
  add(side: OfferSide, copies: Copies): void {
    this.#put(withOneMore(this.offer, side, copies));
  }

  remove(side: OfferSide, copies: Copies): void {
    this.#put(withOneFewer(this.offer, side, copies));
  }

  #put(offer: TradeOffer): void {
    this.offer = offer;
    this.missing = undefined;
    void this.#ask();
  }

  /** The latest answer counts. */
  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    const { wizard, offer } = this;
    const player = this.#collection.player?.id;
    if (player === undefined || wizard === undefined || isEmpty(offer)) return;
    const outcome = await this.#program.call('trading.wants', { player, wizard, offer });
    if (asked !== this.#asked) return;
    this.refusal = outcome.ok ? undefined : outcome.refusal;
    if (outcome.ok) this.missing = outcome.value;
  }

  async trade(): Promise<Outcome<Settled<number>> | undefined> {
    const { wizard, offer } = this;
    const player = this.#collection.player?.id;
    if (player === undefined || wizard === undefined || !this.agrees) return undefined;
    const outcome = await this.#program.call('trading.trade', { player, wizard, offer });
    if (outcome.ok && outcome.value.kind === 'done') this.clear();
    await Promise.all([this.read(), this.#collection.readHoldings()]);
    return outcome;
  }
}
