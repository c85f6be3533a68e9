/** What a kept duel looks like by the way. */
import { digest, sceneOf } from '../../src-main/engine/reading/digest.ts';
import { answer, newDuel } from '../../src-main/engine/index.ts';
import type { DuelRecord } from '../../src-main/referee/ports.ts';

export const LOOKED_EVERY = 10;

interface Looks {
  readonly replies: number;
  /** After every tenth reply, and after the last. */
  readonly digests: readonly number[];
  /** At the end, to be read. */
  readonly scene: string;
}

export interface Expected {
  /** By table. */
  readonly rows: Readonly<Record<string, number>>;
  /** The kinds of replies that were given. */
  readonly replies: readonly string[];
  readonly duels: readonly (Looks & { readonly id: string })[];
}

/** Throws at the first reply that is not taken. */
export function looksAtEveryTenth({ setup, replies }: Pick<DuelRecord, 'setup' | 'replies'>): Looks {
  const duel = newDuel(setup);
  const digests: number[] = [];
  for (const [place, reply] of replies.entries()) {
    const refusal = answer(duel, reply);
    if (refusal) throw new Error(`Reply ${place} was refused: ${refusal.reason}`);
    if ((place + 1) % LOOKED_EVERY === 0) digests.push(digest(duel));
  }
  return { replies: replies.length, digests: [...digests, digest(duel)], scene: sceneOf(duel) };
}
