/** A duel that one window plays through any number of starts. */
import { expect } from 'vitest';
import { catchUp, sayNext, sitDown, untilAsked, type DuelWindow } from '../duel-window.ts';
import type { Desk } from './busy.ts';

export class DuelAtHand {
  readonly duel: string;
  starts = 0;
  #window?: DuelWindow;
  /** The last decision of which it was told that the answer is taken. */
  #answered = -1;
  /** It was told that giving up is taken. */
  #isGivenUp = false;
  /** As they stood in the journal after the last start. */
  #replies: readonly string[] = [];

  constructor(duel: string) {
    this.duel = duel;
  }

  async sit({ client }: Desk): Promise<void> {
    this.#window = await sitDown(client, this.duel);
  }

  /** After a start; tells how many replies the program has played again. */
  async look(desk: Desk): Promise<number> {
    this.starts++;
    const replies = repliesOf(desk, this.duel);
    expect(replies.slice(0, this.#replies.length)).toEqual(this.#replies);
    this.#replies = replies;
    const before = this.#window;
    const again = await sitDown(desk.client, this.duel);
    this.#window = again;
    if (before) {
      catchUp(before);
      expect(JSON.stringify(again.events)).toContain(JSON.stringify(before.events).slice(0, -1));
      await untilAsked(again);
      expectGoneOn(before, again, this.#answered);
      if (this.#isGivenUp) expect(this.isOver).toBe(true);
    }
    return replies.length;
  }

  get isOver(): boolean {
    return this.#window?.view.result !== undefined;
  }

  /** Says the next thing, unless it is over. */
  async play({ roll }: Desk): Promise<void> {
    const window = this.#window;
    const prompt = window && (await untilAsked(window, this.#answered));
    if (!prompt) return;
    const last = prompt.decision;
    await sayNext(window, prompt, roll(1_000));
    this.#answered = last;
  }

  /** Gives up, and waits for the end. */
  async concede({ ask }: Desk): Promise<void> {
    if (!this.#window) throw new Error('Nobody sits there.');
    const { kind } = await ask('table.concede', { duel: this.duel, seat: 0 });
    this.#isGivenUp ||= kind === 'taken';
    await untilAsked(this.#window, Infinity);
  }
}

/** The line may still have held what was written: then the duel stands beyond what the window has seen. */
function expectGoneOn(before: DuelWindow, again: DuelWindow, answered: number): void {
  const seen = before.view.prompt?.decision ?? -1;
  const now = again.view.prompt?.decision ?? Infinity;
  expect(now).toBeGreaterThanOrEqual(seen);
  expect(now).toBeGreaterThan(answered);
  if (before.view.result) expect(again.view.result).toEqual(before.view.result);
  // Faces stay once they were seen, in the window that saw them; what can be taken back is counted anew; what a wizard
  // said is not of the duel.
  if (now !== seen) return;
  const left = { canUndo: false, faces: {}, said: undefined };
  expect({ ...again.view, ...left }).toEqual({ ...before.view, ...left });
}

function repliesOf({ read }: Desk, duel: string): string[] {
  const sql = `SELECT place, reply FROM duel_replies JOIN duels ON duels.number = duel WHERE id = ? ORDER BY place`;
  const rows = read.all(sql, duel) as { place: number; reply: string }[];
  expect(rows.map(({ place }) => place)).toEqual(rows.map((_, place) => place));
  return rows.map(({ reply }) => reply);
}
