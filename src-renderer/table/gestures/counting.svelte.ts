/** Choosing X. */
import { ButtonsOnly, type Hands, type OptionsOf } from './gesture.ts';

export class Counting extends ButtonsOnly {
  readonly kind = 'x';
  readonly most: number;
  x = $state(0);

  constructor(hands: Hands, { most }: OptionsOf<'x'>) {
    super(hands);
    this.most = most;
    this.x = most;
  }

  override get canFinish(): boolean {
    return true;
  }

  override get canCancel(): boolean {
    return true;
  }

  set(x: number): void {
    this.x = Number.isFinite(x) ? Math.min(this.most, Math.max(0, Math.round(x))) : 0;
  }

  override finish(): void {
    this.hands.say({ kind: 'x', x: this.x });
  }

  override cancel(): void {
    this.hands.say({ kind: 'cancel' });
  }
}
