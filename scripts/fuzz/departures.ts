/** Somebody gives up at a question, on a copy of the duel that the others go on with for a while. */
import { answer, asked, clone, some, type Duel, type Seat } from '../../src-main/engine/index.ts';
import { rollFrom } from '../../src-shared/roll.ts';
import { checkAsked, checkDuel } from './holds.ts';

/** So many decisions the others go on for. */
const MOST_DECISIONS = 25;

/** Each kind of question is tried once in a duel: who is asked gives up, and somebody else does. */
export class Departures {
  readonly #tried = new Set<string>();
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Kinds of questions at which somebody has given up so far. */
  kinds = (): readonly string[] => [...this.#tried];

  tryAt(duel: Duel): void {
    const { question } = duel;
    if (!question || duel.result) return;
    const kind = `${question.kind} ${asked(duel)?.purpose ?? ''}`;
    if (this.#tried.has(kind)) return;
    this.#tried.add(kind);
    const others = [...duel.lost.keys()].filter((seat) => !duel.lost[seat] && seat !== question.seat);
    const roll = rollFrom(this.#seed + duel.decisions);
    const other = others[roll(others.length)];
    for (const seat of [question.seat, ...(other === undefined ? [] : [other])])
      leaves(duel, seat, kind, this.#seed);
  }
}

function leaves(duel: Duel, seat: Seat, kind: string, seed: number): void {
  const copy = clone(duel);
  const roll = rollFrom(seed + duel.decisions + seat);
  try {
    if (answer(copy, { kind: 'concede', seat })) throw new Error('Giving up was refused.');
    checkDuel(copy);
    for (let step = 0; step < MOST_DECISIONS && !copy.result; step++) {
      const reply = some(copy, roll);
      const refusal = answer(copy, reply);
      if (refusal)
        throw new Error(`A reply that was offered was refused (${refusal.reason}): ${JSON.stringify(reply)}`);
      checkAsked(copy);
    }
    checkDuel(copy);
  } catch (cause) {
    throw new Error(`Seat ${seat} gave up at decision ${duel.decisions} (${kind}): ${String(cause)}`, {
      cause,
    });
  }
}
