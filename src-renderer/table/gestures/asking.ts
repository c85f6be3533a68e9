/** Questions that buttons answer: who begins, whether to keep a hand, yes or no, modes, a word. */
import type { ShownPayment } from '../../../src-shared/duel/payment.ts';
import { ButtonsOnly } from './gesture.ts';

export class Starting extends ButtonsOnly {
  readonly kind = 'start';

  choose(first: boolean): void {
    this.hands.say({ kind: 'start', first });
  }
}

export class Keeping extends ButtonsOnly {
  readonly kind = 'keep';

  choose(keep: boolean): void {
    this.hands.say({ kind: 'keep', keep });
  }
}

export class Deciding extends ButtonsOnly {
  readonly kind = 'yesNo';

  /** Where mana is asked for: how a yes would pay it. */
  get payment(): ShownPayment | undefined {
    return this.hands.prompt.payment;
  }

  choose(yes: boolean): void {
    const { payment } = this;
    const pay = yes && payment?.kind === 'plan' ? payment.uses.map(({ use }) => use) : [];
    this.hands.say({ kind: 'yesNo', yes, ...(pay.length > 0 ? { pay } : {}) });
  }
}

export class ChoosingModes extends ButtonsOnly {
  readonly kind = 'modes';

  override get canCancel(): boolean {
    return true;
  }

  choose(modes: readonly number[]): void {
    this.hands.say({ kind: 'modes', modes });
  }

  override cancel(): void {
    this.hands.say({ kind: 'cancel' });
  }
}

export class Naming extends ButtonsOnly {
  readonly kind = 'word';

  choose(word: string): void {
    this.hands.say({ kind: 'word', word });
  }
}
