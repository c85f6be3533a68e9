/** What wizards at a table reply. A mind that fails or dawdles is told of, and another word is found in its place. */
import type { Reply } from '../../../src-shared/duel/question.ts';
import { fallback, type Duel, type Seat } from '../../engine/index.ts';
import { budgetOf, looksAhead } from '../../opponents/levels.ts';
import { thoughtOf, type Thought } from '../../opponents/thought.ts';
import type { Chair } from '../chair.ts';
import type { Habits, MindPort } from '../ports.ts';

interface ThinkingParts {
  readonly minds: MindPort;
  readonly habits: Habits;
  readonly failed: (failure: unknown) => void;
}

export class Thinking {
  readonly #parts: ThinkingParts;

  constructor(parts: ThinkingParts) {
    this.#parts = parts;
  }

  async replyOf(chair: Chair, seat: Seat, duel: Duel, signal: AbortSignal): Promise<Reply> {
    const thought = this.#thoughtOf(chair, seat, duel);
    return (
      (await this.#replyTo(thought, signal)) ??
      (looksAhead(thought.mind) ? await this.#replyTo(atOnce(thought), signal) : undefined) ??
      fallback(duel)
    );
  }

  #thoughtOf({ player, wizard }: Chair, seat: Seat, duel: Duel): Thought {
    if (player === 'person') throw new Error('A person thinks for herself.');
    const budget = budgetOf(player, this.#parts.habits().thinkingTime);
    const temper = wizard?.temper;
    return thoughtOf(duel, { mind: player, seat, seed: seedAt(duel), budget, ...(temper && { temper }) });
  }

  /** Undefined: the mind failed or dawdled, and that has been told. */
  async #replyTo(thought: Thought, signal: AbortSignal): Promise<Reply | undefined> {
    try {
      return await this.#parts.minds.think(thought, signal);
    } catch (failure) {
      signal.throwIfAborted();
      this.#parts.failed(failure);
      return undefined;
    }
  }
}

/** The same at the same decision of the same duel. */
export const seedAt = ({ setup, decisions }: Duel): number =>
  (setup.seed ^ Math.imul(decisions + 1, 0x9e3779b9)) >>> 0;

/** As one thinks who does not look ahead: for when there was no time for more. */
const atOnce = (thought: Thought): Thought => ({
  ...thought,
  mind: 'magician',
  budget: budgetOf('magician'),
});
