/** One duel after another against a wizard, under each rulebook in turn. */
import { expect } from 'vitest';
import { RULEBOOKS, type Rulebook } from '../../../src-shared/rulebooks.ts';
import { USUAL_CUSTOMS } from '../../../src-shared/set-up.ts';
import { orderDuel } from '../duel-window.ts';
import type { Busy, Desk } from './busy.ts';
import { DuelAtHand } from './duel-at-hand.ts';

const LEVELS = ['magician', 'random', 'apprentice'] as const;
/** So that every rulebook has its turn. */
const STARTS_OF_A_DUEL = 5;

export class Duelling implements Busy {
  replayed = 0;
  readonly #duels: DuelAtHand[] = [];
  #isAsking = false;

  async look(desk: Desk): Promise<void> {
    const kept = desk.read.all(`SELECT id FROM duels WHERE undo = 'unseen' ORDER BY number`) as {
      id: string;
    }[];
    const [untold, ...more] = kept.slice(this.#duels.length);
    expect(kept.slice(0, this.#duels.length)).toEqual(this.#duels.map(({ duel }) => ({ id: duel })));
    expect(more).toEqual([]);
    if (untold) {
      expect(this.#isAsking).toBe(true);
      this.#duels.push(new DuelAtHand(untold.id));
    }
    this.#isAsking = false;
    this.replayed += (await this.#duels.at(-1)?.look(desk)) ?? 0;
  }

  async work(desk: Desk): Promise<never> {
    for (;;) {
      const duel = this.#duels.at(-1);
      if (!duel || duel.isOver) await this.#begin(desk);
      else if (duel.starts > STARTS_OF_A_DUEL) await duel.concede(desk);
      else await duel.play(desk);
    }
  }

  async #begin(desk: Desk): Promise<void> {
    const number = this.#duels.length;
    this.#isAsking = true;
    const id = await orderDuel(desk.client, {
      rulebook: RULEBOOKS[number % RULEBOOKS.length] as Rulebook,
      seats: [{ player: 'person' }, { player: LEVELS[number % LEVELS.length] ?? LEVELS[0] }],
      seed: desk.roll(2 ** 31),
      ...{ ...USUAL_CUSTOMS, ante: false },
    });
    this.#isAsking = false;
    const duel = new DuelAtHand(id);
    this.#duels.push(duel);
    await duel.sit(desk);
  }
}
