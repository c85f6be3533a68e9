/** What a kept duel looks like by the way. */
import { digest, sceneOf } from '../../src-main/engine/reading/digest.ts';
import { answer, newDuel, type Duel } from '../../src-main/engine/index.ts';
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

type Led = Pick<DuelRecord, 'setup' | 'replies'>;

export function looksAtEveryTenth(record: Led): Looks {
  const { duel, digests } = played(record, record.replies.length);
  return { replies: record.replies.length, digests: [...digests, digest(duel)], scene: sceneOf(duel) };
}

/** After every tenth reply, as far as so many lead. */
export const looksUpTo = (record: Led, end: number): readonly number[] => played(record, end).digests;

/** Throws at the first reply that is not taken. */
function played({ setup, replies }: Led, end: number): { readonly duel: Duel; readonly digests: number[] } {
  const duel = newDuel(setup);
  const digests: number[] = [];
  for (const [place, reply] of replies.slice(0, end).entries()) {
    const refusal = answer(duel, reply);
    if (refusal) throw new Error(`Reply ${place} was refused: ${refusal.reason}`);
    if ((place + 1) % LOOKED_EVERY === 0) digests.push(digest(duel));
  }
  return { duel, digests };
}
