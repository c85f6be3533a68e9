/** The question at hand, as long as it is asked: the gesture that answers it, and what that comes to. */
import type { Preview } from '../../src-shared/duel/preview.ts';
import type { CardNumber } from '../../src-shared/duel/things.ts';
import type { Matter } from '../../src-shared/duel/why.ts';
import type { Prompt } from '../../src-shared/table.ts';
import { gestureFor, type AnyGesture } from './gestures/gestures.ts';
import type { CombatDraft, Hands } from './gestures/gesture.ts';
import type { Repeatable } from './gestures/repeating.svelte.ts';
import type { Spot } from './spots.ts';

/** Parts of an announcement: while one of these is asked, it is under way. */
const ANNOUNCING: ReadonlySet<string> = new Set(['modes', 'x', 'targets', 'shares', 'costs', 'mana']);

export class QuestionAtHand {
  readonly prompt: Prompt;
  readonly gesture: AnyGesture;

  constructor(hands: Hands) {
    this.prompt = hands.prompt;
    this.gesture = gestureFor(hands);
  }

  get isAnnouncing(): boolean {
    return this.prompt.asked.purpose !== 'division' && ANNOUNCING.has(this.gesture.kind);
  }

  /** It is this that is being announced. */
  isAnnounced(spot: Spot): boolean {
    return this.isAnnouncing && spot.kind === 'card' && this.prompt.asked.by?.card === spot.card;
  }

  get combatDraft(): CombatDraft {
    return this.gesture.kind === 'attack' || this.gesture.kind === 'block' ? this.gesture.draft : {};
  }

  /** What the reply that is being put together would lead to. */
  get foretold(): Preview | undefined {
    return 'foretold' in this.gesture ? this.gesture.foretold : undefined;
  }

  /** It would be gone, as things are being put together. */
  isDoomed(card: CardNumber): boolean {
    return this.foretold?.leaving.includes(card) ?? false;
  }

  /** The pointer or the keyboard is on it: a target is foretold before it is chosen. */
  point(spot: Spot): void {
    if ('point' in this.gesture) this.gesture.point(spot);
  }

  /** What a click on it was meant to do. */
  matterOf(spot: Exclude<Spot, { kind: 'mana' }>): Matter {
    const { gesture } = this;
    if (spot.kind !== 'card') return spot;
    const { card } = spot;
    if (gesture.kind === 'x') return { kind: 'pour', card, pour: gesture.pour };
    const held = gesture.kind === 'block' ? gesture.held : undefined;
    return held === undefined ? spot : { kind: 'block', blocker: held, attacker: card };
  }

  /** Undefined: it has nothing that could be done more than once. */
  repeatableOf(card: CardNumber): readonly Repeatable[] | undefined {
    return this.gesture.kind === 'act' ? this.gesture.repeatableOf(card) : undefined;
  }

  /** U167: a draw is about to be made that its player may give up. */
  get canGiveUpDraw(): boolean {
    return this.gesture.kind === 'yesNo' && this.prompt.asked.draw === true;
  }

  giveUpDraw(): void {
    if (this.canGiveUpDraw && this.gesture.kind === 'yesNo') this.gesture.choose(true);
  }
}
