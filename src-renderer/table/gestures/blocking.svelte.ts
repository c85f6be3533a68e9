/** Declaring blockers: a click takes one in hand, a click on an attacker sends it there. */
import type { Preview } from '../../../src-shared/duel/preview.ts';
import type { Block, ReplyRefusal, Reply } from '../../../src-shared/duel/question.ts';
import type { CardNumber } from '../../../src-shared/duel/things.ts';
import type { Sign, Spot } from '../spots.ts';
import type { CombatDraft, Gesture, Hands, OptionsOf } from './gesture.ts';

type Candidate = OptionsOf<'block'>['blockers'][number];

export class Blocking implements Gesture {
  readonly kind = 'block';
  readonly canFinish = true;
  readonly #hands: Hands;
  /** Attackers that may be let through next, before any blocker is chosen. */
  readonly #through: readonly CardNumber[];
  blocks = $state.raw<readonly Block[]>([]);
  /** The blocker in hand. */
  held = $state.raw<CardNumber>();
  candidates = $state.raw<readonly Candidate[]>([]);
  /** Why the blocks as they stand would be refused. */
  objection = $state.raw<ReplyRefusal>();
  /** What the blocks as they stand would lead to. */
  foretold = $state.raw<Preview>();

  constructor(hands: Hands, { blockers, through = [] }: OptionsOf<'block'>) {
    this.#hands = hands;
    this.candidates = blockers;
    this.#through = through;
    void this.#ask(this.blocks);
  }

  get draft(): CombatDraft {
    return { blocks: this.blocks, ...(this.held === undefined ? {} : { held: this.held }) };
  }

  get canCancel(): boolean {
    return this.held !== undefined || (this.blocks.length > 0 && !this.#hands.isStrict);
  }

  signOf(spot: Spot): Sign | undefined {
    if (spot.kind !== 'card') return undefined;
    if (this.held === spot.card) return { mark: 'selected', deed: 'letGo' };
    if (this.#canBlock(spot.card)) return { mark: 'targetable', deed: 'block' };
    if (this.#blocks(spot.card))
      return this.#hands.isStrict ? undefined : { mark: 'selected', deed: 'takeBack' };
    if (this.#mayPass(spot.card)) return { mark: 'optional', deed: 'letThrough' };
    const mark = this.#isDue(spot.card) ? 'mandatory' : 'optional';
    return this.#candidate(spot.card) && { mark, deed: 'takeBlocker' };
  }

  click(spot: Spot): void {
    if (spot.kind !== 'card') return;
    const { card } = spot;
    if (this.held === card) this.held = undefined;
    else if (this.#canBlock(card)) this.#send(card);
    else if (this.#blocks(card)) this.#takeBack(card);
    else if (this.#mayPass(card)) this.#hands.say({ kind: 'block', blocks: [], through: card });
    else if (this.#candidate(card)) this.held = card;
  }

  finish(): void {
    this.#hands.say({ kind: 'block', blocks: this.blocks });
  }

  cancel(): void {
    if (this.held !== undefined) this.held = undefined;
    else if (this.canCancel) this.#become([]);
  }

  #takeBack(card: CardNumber): void {
    if (!this.#hands.isStrict) this.#become(this.blocks.filter(({ blocker }) => blocker !== card));
  }

  #candidate(card: CardNumber): Candidate | undefined {
    return this.candidates.find((candidate) => candidate.card === card);
  }

  #mayPass(card: CardNumber): boolean {
    return this.held === undefined && this.blocks.length === 0 && this.#through.includes(card);
  }

  /** U152: without it the defence would be refused. */
  #isDue(card: CardNumber): boolean {
    return this.objection?.reason === 'mustBlock' && this.objection.card === card;
  }

  #canBlock(attacker: CardNumber): boolean {
    if (this.held === undefined) return false;
    return this.#candidate(this.held)?.attackers.includes(attacker) ?? false;
  }

  #blocks(card: CardNumber): boolean {
    return this.blocks.some(({ blocker }) => blocker === card);
  }

  #send(attacker: CardNumber): void {
    if (this.held === undefined) return;
    const block: Block = { blocker: this.held, attacker };
    this.held = undefined;
    this.#become([...this.blocks, block]);
  }

  #become(blocks: readonly Block[]): void {
    this.blocks = blocks;
    void this.#ask(blocks);
  }

  async #ask(blocks: readonly Block[]): Promise<void> {
    const reply: Reply = { kind: 'block', blocks };
    const [options, foretold] = await Promise.all([this.#hands.draft(reply), this.#hands.preview(reply)]);
    if (blocks !== this.blocks || options?.kind !== 'block') return;
    this.candidates = options.blockers;
    this.objection = options.refusal;
    this.foretold = foretold;
  }
}
