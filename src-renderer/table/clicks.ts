/**
 * What a click on a spot means: the first of two quick ones, the second on the same thing, or one on what only then
 * came under the pointer. A double click may be quicker than the program, so what it asks for waits for the question.
 */
import type { QuestionAtHand } from './at-hand.ts';
import type { AnyGesture } from './gestures/gestures.ts';
import { spotKey, type Spot } from './spots.ts';

type ManaSpot = Extract<Spot, { kind: 'mana' }>;

/** What lies under the pointer. */
interface Clicked {
  readonly atHand: QuestionAtHand | undefined;
  /** What was clicked before is not answered yet. */
  readonly isBusy: boolean;
  /** As a single click does. */
  take: (spot: Spot) => void;
}

export class Clicks {
  readonly #clicked: Clicked;
  #last: string | undefined;
  /** The announcement under way was double-clicked: its mana is drawn without asking. */
  #paysItself = false;
  /** All mana of this kind is going to be spent on it. */
  #spends: ManaSpot | undefined;

  constructor(clicked: Clicked) {
    this.#clicked = clicked;
  }

  isLast(spot: Spot): boolean {
    return this.#last === spotKey(spot);
  }

  /** `quick` for the second of two quick clicks, wherever the first went. */
  click(spot: Spot, quick: boolean): void {
    const { atHand, isBusy } = this.#clicked;
    const gesture = atHand?.gesture;
    const again = quick && this.isLast(spot);
    this.#last = spotKey(spot);
    if (isBusy) this.#clickMeanwhile(spot, again);
    else if (again && atHand?.isAnnounced(spot)) this.payByItself();
    else if (again && gesture?.kind === 'mana' && spot.kind === 'mana') gesture.spendAll(spot);
    else if (again && gesture?.kind === 'x') pourAll(gesture, spot);
    // After the first click another card may lie under the pointer, which nobody meant.
    else if (!quick || gesture?.kind !== 'act') this.#clicked.take(spot);
  }

  /** U076: what is being announced draws its mana without asking, and pours all there is into an X. */
  payByItself(): void {
    this.#paysItself = true;
    if (!this.#clicked.isBusy) this.#goOnPaying();
  }

  /** Another question is asked: what was clicked before it came goes on. */
  follow(): void {
    const { atHand } = this.#clicked;
    const spends = this.#spends;
    this.#spends = undefined;
    if (spends && atHand?.gesture.kind === 'mana') atHand.gesture.spendAll(spends);
    if (!atHand?.isAnnouncing) this.#paysItself = false;
    else if (this.#paysItself) this.#goOnPaying();
  }

  #clickMeanwhile(spot: Spot, again: boolean): void {
    const { atHand } = this.#clicked;
    if (!again) return;
    if (spot.kind === 'mana') this.#spends = spot;
    else if (atHand?.gesture.kind === 'act' || atHand?.isAnnounced(spot)) this.#paysItself = true;
  }

  /** More than lands and the pool is drawn upon only once the plan was seen. */
  #goOnPaying(): void {
    const gesture = this.#clicked.atHand?.gesture;
    if (gesture?.kind === 'mana') {
      this.#paysItself = false;
      gesture.payByLands();
    }
    if (gesture?.kind === 'x' && gesture.poured) gesture.tapAll();
  }
}

/** U079: on a land a double click is the same as a click. */
function pourAll(gesture: Extract<AnyGesture, { kind: 'x' }>, spot: Spot): void {
  if (spot.kind === 'mana') gesture.pourAll(spot);
}
