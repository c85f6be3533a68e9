import { spawnSync } from 'node:child_process';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { options, type Card } from '../../../src-main/engine/index.ts';
import { think } from '../../../src-main/opponents/minds.ts';
import { openMinds, type Minds } from '../../../src-main/opponents/threads.ts';
import { thoughtOf, type Thought } from '../../../src-main/opponents/thought.ts';
import { goOnUntil, positionDuel } from '../../support/rule-duel.ts';

const opened: Minds[] = [];
/** Nobody is hurried: how long a thread takes to begin is the machine's matter. */
const minds = (within = 10 * 60_000): Minds => {
  const made = openMinds({ within });
  opened.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((made) => made.close()));
});

const never = (): AbortSignal => new AbortController().signal;

/** Seat 0 is to attack with so many bears, against as many. */
function attackThought(bears: number): Thought {
  const herd = Array.from({ length: bears }, () => 'Grizzly Bears');
  const duel = positionDuel('m11', [{ battlefield: herd }, { battlefield: herd }]);
  goOnUntil(duel, ({ kind }) => kind === 'attack');
  expect(options(duel)?.kind).toBe('attack');
  return thoughtOf(duel, { mind: 'magician', seat: 0, seed: 1 });
}

const plain = attackThought(2);
/** So many cards that it takes minutes to find out which of the deck are still unseen. */
const MANY = 1_000_000;
const endless: Thought = {
  ...plain,
  hidden: {
    ...plain.hidden,
    cards: Array.from({ length: MANY }, () => plain.hidden.cards[0] as Card),
    setup: {
      ...plain.hidden.setup,
      seats: plain.hidden.setup.seats.map((seat) => ({
        ...seat,
        deck: Array.from({ length: MANY }, () => -2),
      })),
    },
  },
};
const malformed = { ...plain, hidden: { ...plain.hidden, frames: undefined } } as unknown as Thought;

const CLOSED = "A wizard's thought was given up: its thread is closed.";

describe('minds in a thread', () => {
  test('reply as they would in this thread', async () => {
    expect(await minds().think(plain, never())).toEqual(think(plain));
  });

  test('answer each of several thoughts with its own reply, in order', async () => {
    const pool = minds();
    const order: number[] = [];
    const thoughts = [1, 2, 3].map(attackThought);
    const replies = await Promise.all(
      thoughts.map(async (thought, place) => {
        const reply = await pool.think(thought, never());
        order.push(place);
        return reply;
      }),
    );
    expect(replies).toEqual(thoughts.map(think));
    expect(order).toEqual([0, 1, 2]);
  });

  test('a thought that fails is rejected, and the next one is answered', async () => {
    const pool = minds();
    await expect(pool.think(malformed, never())).rejects.toThrow(/^A wizard's thought failed: TypeError/);
    expect(await pool.think(plain, never())).toEqual(think(plain));
  });

  test('a thought that cannot be sent is rejected, and the next one is answered', async () => {
    const pool = minds();
    const unsendable = { ...plain, seed: () => 1 } as unknown as Thought;
    await expect(pool.think(unsendable, never())).rejects.toThrow(/could not be cloned/);
    expect(await pool.think(plain, never())).toEqual(think(plain));
  });

  test('a thought that takes too long is rejected, and the next one is answered', async () => {
    const pool = minds(0);
    const within = (thought: Thought, milliseconds: number): Thought => ({
      ...thought,
      budget: { ...thought.budget, milliseconds },
    });
    const patient = within(plain, 10 * 60_000);
    // The thread is there before the clock is set.
    await pool.think(patient, never());
    await expect(pool.think(within(endless, 100), never())).rejects.toThrow(
      "A wizard's thought took more than 100 ms.",
    );
    expect(await pool.think(patient, never())).toEqual(think(plain));
  });

  test('a thought that is called off is rejected at once, whether it has begun or not', async () => {
    const pool = minds();
    const first = new AbortController();
    const second = new AbortController();
    const begun = pool.think(endless, first.signal);
    const waiting = pool.think(plain, second.signal);
    const third = pool.think(plain, never());
    second.abort();
    await expect(waiting).rejects.toThrow("A wizard's thought was called off.");
    first.abort();
    await expect(begun).rejects.toThrow("A wizard's thought was called off.");
    await expect(pool.think(plain, AbortSignal.abort())).rejects.toThrow(
      "A wizard's thought was called off.",
    );
    expect(await third).toEqual(think(plain));
  });

  test('closing ends what is being thought, and nothing is thought afterwards', async () => {
    const pool = minds();
    const begun = pool.think(endless, never());
    const waiting = pool.think(plain, never());
    // The thread has it.
    await setImmediate();
    const both = Promise.all([
      expect(begun).rejects.toThrow(CLOSED),
      expect(waiting).rejects.toThrow(CLOSED),
    ]);
    await pool.close();
    await both;
    await expect(pool.think(plain, never())).rejects.toThrow(CLOSED);
    await pool.close();
  });

  test('a thread that nobody closed does not keep the program alive', () => {
    const path = (file: string): string => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));
    const program = `
      const { openMinds } = await import(${path('../../../src-main/opponents/threads.ts')});
      const thought = ${JSON.stringify(plain)};
      console.log(JSON.stringify(await openMinds().think(thought, new AbortController().signal)));
    `;
    const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      // A program that is kept alive never ends, and nothing else would end this wait.
      timeout: 10 * 60_000,
    });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
    expect(JSON.parse(run.stdout)).toEqual(think(plain));
  });
});
