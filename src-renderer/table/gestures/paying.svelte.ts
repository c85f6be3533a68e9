/**
 * Paying: the plan shows what would be tapped, and Done has it carried out. By hand a click on a source draws its
 * mana, and a click on mana of the pool sets it aside for the spell.
 */
import type { ShownPayment } from '../../../src-shared/duel/payment.ts';
import type { Preview } from '../../../src-shared/duel/preview.ts';
import type { ManaUse } from '../../../src-shared/duel/question.ts';
import { actInWords } from '../sentences.ts';
import type { Sign, Spot } from '../spots.ts';
import type { Gesture, Hands, OptionsOf } from './gesture.ts';

interface WordedUse {
  readonly use: ManaUse;
  readonly text: string;
}

export class Paying implements Gesture {
  readonly kind = 'mana';
  readonly canCancel = true;
  readonly payment: ShownPayment | undefined;
  /** What becomes of it once it is paid for as planned. */
  foretold = $state.raw<Preview>();
  readonly #hands: Hands;
  readonly #uses: readonly WordedUse[];
  readonly #pool: readonly number[];

  constructor(hands: Hands, { uses, pool }: OptionsOf<'mana'>, texts: readonly string[]) {
    this.#hands = hands;
    this.#pool = pool;
    this.payment = hands.prompt.payment;
    this.#uses = uses.map((use, place) => ({
      use,
      text: texts[place] || actInWords({ kind: 'useMana', ...use }),
    }));
    if (this.payment?.kind === 'plan') void this.#foretell(this.payment);
  }

  /** What was set aside for other things is not touched by itself. */
  get canFinish(): boolean {
    return this.payment?.kind === 'plan';
  }

  /** U077: only lands and the pool are drawn upon before the plan was seen. */
  payByLands(): void {
    const { payment } = this;
    if (payment?.kind === 'plan' && payment.lands) this.#hands.say({ kind: 'mana', use: payment.lands });
  }

  signOf(spot: Spot): Sign | undefined {
    if (spot.kind === 'mana')
      return this.#spendable(spot) > 0 ? { mark: 'canPay', deed: 'spend' } : undefined;
    if (this.#usesOf(spot).length === 0 && this.#givesOf(spot) === '') return undefined;
    const gives = this.#givesOf(spot);
    return { mark: 'canPay', deed: 'pay', ...(gives === '' ? {} : { gives }) };
  }

  click(spot: Spot): void {
    if (spot.kind === 'mana') {
      this.#spend(spot, 1);
      return;
    }
    const uses = this.#usesOf(spot);
    const [only] = uses;
    if (!only) return;
    if (uses.length === 1) this.#draw(only.use);
    else
      this.#hands.offer(
        uses.map(({ use, text }) => ({
          text,
          take: () => {
            this.#draw(use);
          },
        })),
      );
  }

  /** U117: the second of two quick clicks spends what is left of that colour. */
  spendAll(spot: Extract<Spot, { kind: 'mana' }>): void {
    this.#spend(spot, this.#spendable(spot));
  }

  finish(): void {
    const { payment } = this;
    if (payment?.kind === 'plan') this.#hands.say({ kind: 'mana', use: payment.uses.map(({ use }) => use) });
  }

  cancel(): void {
    this.#hands.say({ kind: 'cancel' });
  }

  async #foretell({ uses }: Extract<ShownPayment, { kind: 'plan' }>): Promise<void> {
    this.foretold = await this.#hands.preview({ kind: 'mana', use: uses.map(({ use }) => use) });
  }

  #usesOf(spot: Spot): readonly WordedUse[] {
    return spot.kind === 'card' ? this.#uses.filter(({ use }) => use.card === spot.card) : [];
  }

  /** What the plan has from it. */
  #givesOf(spot: Spot): string {
    const { payment } = this;
    if (payment?.kind !== 'plan' || spot.kind !== 'card') return '';
    return payment.uses
      .filter(({ use }) => use.card === spot.card)
      .map(({ gives }) => gives)
      .join('');
  }

  #spendable({ seat, place }: Extract<Spot, { kind: 'mana' }>): number {
    return seat === this.#hands.prompt.for ? (this.#pool[place] ?? 0) : 0;
  }

  #spend(spot: Extract<Spot, { kind: 'mana' }>, count: number): void {
    if (count > 0) this.#hands.say({ kind: 'mana', use: { place: spot.place, count } });
  }

  #draw(use: ManaUse): void {
    this.#hands.say({ kind: 'mana', use });
  }
}
