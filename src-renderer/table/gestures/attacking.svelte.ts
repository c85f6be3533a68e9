/** Declaring attackers: a click adds one or takes it back; then its goal or its band may be clicked. */
import type { Goal } from '../../../src-shared/duel/options.ts';
import type { Preview } from '../../../src-shared/duel/preview.ts';
import type { Attacker, ReplyRefusal, Reply } from '../../../src-shared/duel/question.ts';
import type { CardNumber } from '../../../src-shared/duel/things.ts';
import type { Sign, Spot } from '../spots.ts';
import type { CombatDraft, Gesture, Hands, OptionsOf } from './gesture.ts';

type Candidate = OptionsOf<'attack'>['attackers'][number];

const TAKE_BACK: Sign = { mark: 'selected', deed: 'takeBack' };

export class Attacking implements Gesture {
  readonly kind = 'attack';
  readonly canFinish = true;
  readonly #hands: Hands;
  chosen = $state.raw<readonly Attacker[]>([]);
  /** The attacker added last, which may still be given another goal or a band. */
  latest = $state.raw<Candidate>();
  /** Who may still join. */
  candidates = $state.raw<readonly Candidate[]>([]);
  /** Why the attack as it stands would be refused. */
  objection = $state.raw<ReplyRefusal>();
  /** What the attack as it stands would lead to. */
  foretold = $state.raw<Preview>();

  constructor(hands: Hands, { attackers }: OptionsOf<'attack'>) {
    this.#hands = hands;
    this.candidates = attackers;
  }

  get draft(): CombatDraft {
    return { attackers: this.chosen };
  }

  get canCancel(): boolean {
    return this.chosen.length > 0 && !this.#hands.isStrict;
  }

  /** The latest attacker could go somewhere else. */
  get goals(): readonly Goal[] {
    return this.latest?.goals ?? [];
  }

  signOf(spot: Spot): Sign | undefined {
    if (this.#goalAt(spot)) return { mark: 'targetable', deed: 'aim' };
    if (spot.kind !== 'card') return undefined;
    if (this.#canBandWith(spot.card)) return { mark: 'selected', deed: 'band' };
    if (this.#isChosen(spot.card)) return this.#hands.isStrict ? undefined : TAKE_BACK;
    const candidate = this.#candidate(spot.card);
    return candidate && { mark: candidate.must ? 'mandatory' : 'optional', deed: 'attack' };
  }

  click(spot: Spot): void {
    const goal = this.#goalAt(spot);
    if (goal) return this.#aim(goal);
    if (spot.kind !== 'card') return;
    if (this.#canBandWith(spot.card)) return this.#band(spot.card);
    if (this.#isChosen(spot.card)) {
      if (!this.#hands.isStrict) this.#takeBack(spot.card);
      return;
    }
    this.#add(spot.card);
  }

  /** Everybody who may: the quickest way to a whole attack. */
  addAll(): void {
    const others = this.candidates.filter(({ card }) => !this.#isChosen(card));
    const joining = others.flatMap(({ card, goals: [goal] }) => (goal ? [{ card, ...goal, band: -1 }] : []));
    this.latest = undefined;
    this.#become([...this.chosen, ...joining]);
  }

  finish(): void {
    this.#hands.say({ kind: 'attack', attackers: this.chosen });
  }

  cancel(): void {
    if (!this.canCancel) return;
    this.#become([]);
    this.latest = undefined;
  }

  #isChosen(card: CardNumber): boolean {
    return this.chosen.some((attacker) => attacker.card === card);
  }

  #candidate(card: CardNumber): Candidate | undefined {
    return this.candidates.find((candidate) => candidate.card === card);
  }

  #add(card: CardNumber): void {
    const candidate = this.#candidate(card);
    const goal = candidate?.goals[0];
    if (!goal) return;
    this.latest = candidate;
    this.#become([...this.chosen, { card, ...goal, band: -1 }]);
  }

  #takeBack(card: CardNumber): void {
    if (this.latest?.card === card) this.latest = undefined;
    this.#become(this.chosen.filter((attacker) => attacker.card !== card));
  }

  #goalAt(spot: Spot): Goal | undefined {
    if (this.goals.length < 2) return undefined;
    return this.goals.find(({ seat, walker }) =>
      walker < 0 ? spot.kind === 'seat' && spot.seat === seat : spot.kind === 'card' && spot.card === walker,
    );
  }

  #aim(goal: Goal): void {
    this.#become(
      this.chosen.map((other) => (other.card === this.latest?.card ? { ...other, ...goal } : other)),
    );
    this.latest = undefined;
  }

  #canBandWith(card: CardNumber): boolean {
    return this.latest?.bandsWith.includes(card) ?? false;
  }

  #band(card: CardNumber): void {
    const mate = this.chosen.find((attacker) => attacker.card === card);
    if (!mate) return;
    const band = mate.band >= 0 ? mate.band : 1 + Math.max(-1, ...this.chosen.map((other) => other.band));
    const joins = (other: Attacker) => other.card === card || other.card === this.latest?.card;
    const { seat, walker } = mate;
    this.#become(this.chosen.map((other) => (joins(other) ? { ...other, seat, walker, band } : other)));
    this.latest = undefined;
  }

  #become(chosen: readonly Attacker[]): void {
    this.chosen = chosen;
    void this.#ask(chosen);
  }

  async #ask(chosen: readonly Attacker[]): Promise<void> {
    const reply: Reply = { kind: 'attack', attackers: chosen };
    const [options, foretold] = await Promise.all([this.#hands.draft(reply), this.#hands.preview(reply)]);
    if (chosen !== this.chosen || options?.kind !== 'attack') return;
    this.candidates = options.attackers;
    this.objection = options.refusal;
    this.foretold = foretold;
  }
}
