/** What whoever is asked at a table wants to know before the reply, and what may be seen there. Nothing changes by it. */
import type { Drafted } from '../../../src-shared/duel/options.ts';
import type { Pour, Poured } from '../../../src-shared/duel/payment.ts';
import type { Preview } from '../../../src-shared/duel/preview.ts';
import type { Reply } from '../../../src-shared/duel/question.ts';
import type { CardNumber, Seat } from '../../../src-shared/duel/things.ts';
import type { Matter, Why } from '../../../src-shared/duel/why.ts';
import type { Rulebook } from '../../../src-shared/rulebooks.ts';
import type { FaceText, RestingAbility } from '../../../src-shared/table.ts';
import { faceAt } from '../../engine/position.ts';
import { answer, clone, options, poured, preview, whyNot } from '../../engine/index.ts';
import type { Budget } from '../../opponents/levels.ts';
import { thoughtOf, type Thought } from '../../opponents/thought.ts';
import { sparedBy } from '../chair.ts';
import { faceInWords, type Faces } from '../faces.ts';
import { restingAbilities } from '../views.ts';
import type { Chairs } from './chairs.ts';
import type { LiveDuel } from './live-duel.ts';
import type { Showing } from './showing.ts';
import { seedAt } from './thinking.ts';

interface EnquiriesParts {
  readonly live: LiveDuel;
  readonly chairs: Chairs;
  readonly faces: Faces;
  readonly showing: Showing;
}

/** Of a decision that is not the one at hand any more, nothing is told. */
export class Enquiries {
  readonly #parts: EnquiriesParts;

  constructor(parts: EnquiriesParts) {
    this.#parts = parts;
  }

  /** Undefined: nobody who sits here may see the card. */
  inWords(card: CardNumber, rulebook: Rulebook): FaceText | undefined {
    const { live, showing } = this.#parts;
    const { cards, chain, effects } = showing.view;
    const face =
      cards[card]?.beneath ??
      cards[card]?.face ??
      [...chain, ...effects].find((other) => other.card === card)?.face;
    return face === undefined || face < 0 ? undefined : faceInWords(faceAt(live.now, face), rulebook);
  }

  resting(decision: number, card: CardNumber): RestingAbility[] {
    const { live, faces } = this.#parts;
    const seat = this.#seatAsked(decision);
    const isAsked = seat !== undefined && live.now.question?.kind === 'act' && live.now.board[card];
    return isAsked ? restingAbilities(live.now, faces, seat, card) : [];
  }

  whyNot(decision: number, matter: Matter): Why | undefined {
    const seat = this.#seatAsked(decision);
    return seat === undefined ? undefined : whyNot(this.#parts.live.now, seat, matter);
  }

  draft(decision: number, draft: Reply): Drafted | undefined {
    return this.#seatAsked(decision) === undefined ? undefined : options(this.#parts.live.now, draft);
  }

  /** U121: undefined as well where it cannot be poured. */
  pour(decision: number, pour: Pour): Poured | undefined {
    const { live, chairs } = this.#parts;
    const seat = this.#seatAsked(decision);
    return seat === undefined
      ? undefined
      : poured(live.now, pour, { spare: sparedBy(chairs.at(seat), live.now) });
  }

  preview(decision: number, reply: Reply): Preview | undefined {
    return this.#seatAsked(decision) === undefined ? undefined : preview(this.#parts.live.now, reply);
  }

  /** What a wizard is to think about in the place of whoever is asked, who knows no more. */
  thoughtFor(decision: number, budget: Budget): Thought | undefined {
    const { now } = this.#parts.live;
    const seat = this.#seatAsked(decision);
    return seat === undefined
      ? undefined
      : thoughtOf(now, { mind: 'wizard', seat, seed: seedAt(now), budget });
  }

  /** The decision is still at hand, and this would be taken for an answer. */
  wouldTake(decision: number, reply: Reply): boolean {
    return (
      this.#seatAsked(decision) !== undefined && answer(clone(this.#parts.live.now), reply) === undefined
    );
  }

  #seatAsked(decision: number): Seat | undefined {
    return this.#parts.showing.seatAsked(decision);
  }
}
