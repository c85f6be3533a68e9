/** What a wizard would do in the player's place, when the player wants to hear it. */
import type { Outcome, Refusal } from '../../../src-shared/contract.ts';
import type { Hint } from '../../../src-shared/duel/hint.ts';
import type { Reply } from '../../../src-shared/duel/question.ts';
import type { CardNumber } from '../../../src-shared/duel/things.ts';

type HintState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'told'; readonly hint: Hint }
  /** Whoever was asked has no idea. */
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

type Ask = (decision: number, signal: AbortSignal) => Promise<Outcome<Hint | null>>;

export class Hinting {
  readonly #ask: Ask;
  readonly #say: (reply: Reply) => void;
  state = $state.raw<HintState>();
  #controller: AbortController | undefined;

  constructor(ask: Ask, say: (reply: Reply) => void) {
    this.#ask = ask;
    this.#say = say;
  }

  isMeant(card: CardNumber): boolean {
    return this.state?.kind === 'told' && this.state.hint.reason.cards.includes(card);
  }

  async ask(decision: number): Promise<void> {
    if (this.state?.kind === 'asking') return;
    const controller = new AbortController();
    this.#controller = controller;
    this.state = { kind: 'asking' };
    const outcome = await this.#ask(decision, controller.signal);
    // What comes after its question has gone is nobody's business any more.
    if (this.#controller !== controller) return;
    this.state = stateOf(outcome);
  }

  /** Also when another question is asked. */
  forget(): void {
    this.#controller?.abort();
    this.#controller = undefined;
    this.state = undefined;
  }

  follow(): void {
    if (this.state?.kind !== 'told') return;
    const { reply } = this.state.hint;
    this.forget();
    this.#say(reply);
  }
}

function stateOf(outcome: Outcome<Hint | null>): HintState {
  if (!outcome.ok) return { kind: 'refused', refusal: outcome.refusal };
  return outcome.value ? { kind: 'told', hint: outcome.value } : { kind: 'none' };
}
