/** Paying: a click on a source draws its mana, Done has the rest drawn without asking. */
import type { ManaUse } from '../../../src-shared/duel/question.ts';
import { actInWords } from '../sentences.ts';
import type { Sign, Spot } from '../spots.ts';
import type { Gesture, Hands, OptionsOf } from './gesture.ts';

export class Paying implements Gesture {
  readonly kind = 'mana';
  readonly canFinish = true;
  readonly canCancel = true;
  readonly #hands: Hands;
  readonly #uses: readonly { readonly use: ManaUse; readonly text: string }[];

  constructor(hands: Hands, { uses }: OptionsOf<'mana'>, texts: readonly string[]) {
    this.#hands = hands;
    this.#uses = uses.map((use, place) => ({
      use,
      text: texts[place] || actInWords({ kind: 'useMana', ...use }),
    }));
  }

  signOf(spot: Spot): Sign | undefined {
    return this.#usesOf(spot).length > 0 ? { mark: 'canPay', deed: 'pay' } : undefined;
  }

  click(spot: Spot): void {
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

  finish(): void {
    this.#hands.say({ kind: 'mana', use: 'auto' });
  }

  cancel(): void {
    this.#hands.say({ kind: 'cancel' });
  }

  #usesOf(spot: Spot): readonly { readonly use: ManaUse; readonly text: string }[] {
    return spot.kind === 'card' ? this.#uses.filter(({ use }) => use.card === spot.card) : [];
  }

  #draw(use: ManaUse): void {
    this.#hands.say({ kind: 'mana', use });
  }
}
