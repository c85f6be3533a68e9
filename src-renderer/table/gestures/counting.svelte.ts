/**
 * Choosing X: by its number, or by pouring mana in. What is poured pays the rest of the cost first, and X is whatever is
 * above it; nothing is tapped before Done.
 */
import type { Pour, Poured, ShownUse } from '../../../src-shared/duel/payment.ts';
import type { ManaUse } from '../../../src-shared/duel/question.ts';
import { MANA } from '../../../src-shared/duel/words.ts';
import { TABLE } from '../sentences.ts';
import type { Sign, Spot } from '../spots.ts';
import type { Gesture, Hands, OptionsOf } from './gesture.ts';

type ManaSpot = Extract<Spot, { kind: 'mana' }>;

const NOTHING: Pour = { uses: [], pool: MANA.map(() => 0) };

export class Counting implements Gesture {
  readonly kind = 'x';
  readonly canFinish = true;
  readonly canCancel = true;
  readonly most: number;
  x = $state(0);
  /** What was poured in comes to; undefined where X is not paid in mana. */
  poured = $state.raw<Poured>();
  readonly #hands: Hands;
  #pour: Pour = NOTHING;
  /** One is poured in after the other, however quickly they are clicked. */
  #last: Promise<void> = Promise.resolve();

  constructor(hands: Hands, { most }: OptionsOf<'x'>) {
    this.#hands = hands;
    this.most = most;
    this.x = most;
    this.poured = hands.prompt.poured;
  }

  get pour(): Pour {
    return this.#pour;
  }

  get isPoured(): boolean {
    return this.poured !== undefined && (this.poured.from.length > 0 || this.poured.fromPool !== '');
  }

  set(x: number): void {
    this.x = Number.isFinite(x) ? Math.min(this.most, Math.max(0, Math.round(x))) : 0;
  }

  signOf(spot: Spot): Sign | undefined {
    if (spot.kind === 'mana')
      return this.#pourable(spot) > 0 ? { mark: 'canPay', deed: 'pourOne' } : undefined;
    if (spot.kind !== 'card') return undefined;
    const gives = this.#givesOf(spot.card);
    if (gives !== '') return this.#hands.isStrict ? undefined : { mark: 'selected', deed: 'takeOut', gives };
    return this.#usesOf(spot.card).length > 0 ? { mark: 'canPay', deed: 'pour' } : undefined;
  }

  click(spot: Spot): void {
    if (spot.kind === 'mana') this.#pourFromPool(spot, () => 1);
    if (spot.kind !== 'card') return;
    const { card } = spot;
    if (this.#givesOf(card) !== '') {
      if (!this.#hands.isStrict) this.#become((pour) => without(pour, card));
      return;
    }
    const uses = this.#usesOf(card);
    const [only] = uses;
    if (!only) return;
    if (uses.length === 1) this.#pourIn(only.use);
    else
      this.#hands.offer(
        uses.map(({ use, gives }) => ({
          text: TABLE.pourIn(gives),
          take: () => {
            this.#pourIn(use);
          },
        })),
      );
  }

  /** U117: the second of two quick clicks pours in what is left of that colour. */
  pourAll(spot: ManaSpot): void {
    this.#pourFromPool(spot, () => this.#pourable(spot));
  }

  /** U078: all the lands that are not set aside, and the pool. */
  tapAll(): void {
    void this.#next(async () => {
      const poured = await this.#hands.pour(this.#pour);
      if (poured) this.#end(poured.all);
    });
  }

  /** What is set aside is another thing now. */
  refresh(): void {
    this.#become((pour) => pour, true);
  }

  /** What was poured in last; whether there was anything. */
  takeBack(): boolean {
    const last = this.#pour.uses.at(-1);
    if (!this.isPoured || this.#hands.isStrict) return false;
    this.#become((pour) => (last ? without(pour, last.card) : NOTHING));
    return true;
  }

  finish(): void {
    void this.#next(() => {
      this.#end(this.x);
    });
  }

  /** First what was poured in, then the whole announcement. */
  cancel(): void {
    if (this.isPoured && !this.#hands.isStrict) this.#become(() => NOTHING);
    else this.#hands.say({ kind: 'cancel' });
  }

  #end(x: number): void {
    this.x = x;
    this.#hands.say({ kind: 'x', x, ...(this.isPoured ? { pour: this.#pour } : {}) });
  }

  #pourIn(use: ManaUse): void {
    this.#become((pour) => ({ ...pour, uses: [...pour.uses, use] }));
  }

  /** How much is known when its turn comes. */
  #pourFromPool({ place }: ManaSpot, countNow: () => number): void {
    this.#become((pour) => {
      const count = countNow();
      return {
        ...pour,
        pool: pour.pool.map((poured, other) => (other === place ? poured + count : poured)),
      };
    });
  }

  #become(change: (pour: Pour) => Pour, isLook = false): void {
    void this.#next(async () => {
      const pour = change(this.#pour);
      const poured = await this.#hands.pour(pour);
      if (!poured) return;
      this.#pour = pour;
      this.poured = poured;
      if (isLook) return;
      this.x = this.isPoured ? poured.x : this.most;
      if (this.isPoured && isAllIn(poured)) this.#end(poured.x);
    });
  }

  #next(act: () => void | Promise<void>): Promise<void> {
    this.#last = this.#last.then(act);
    return this.#last;
  }

  #usesOf(card: number): readonly ShownUse[] {
    return this.poured?.uses.filter(({ use }) => use.card === card) ?? [];
  }

  #givesOf(card: number): string {
    const of = this.poured?.from.filter(({ use }) => use.card === card) ?? [];
    return of.map(({ gives }) => gives).join('');
  }

  #pourable({ seat, place }: ManaSpot): number {
    return seat === this.#hands.prompt.for ? (this.poured?.pool[place] ?? 0) : 0;
  }
}

const without = ({ uses, pool }: Pour, card: number): Pour => ({
  uses: uses.filter((use) => use.card !== card),
  pool,
});

/** U121: when nothing is left it ends by itself. */
const isAllIn = ({ uses, pool, open }: Poured): boolean =>
  open === '' && uses.length === 0 && pool.every((count) => count === 0);
