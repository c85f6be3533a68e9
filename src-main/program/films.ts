/** Films of duels that are over: made while the rules still lead where they led, shown when they no longer do. */
import { setTimeout as wait } from 'node:timers/promises';
import { filmOf, readFilm } from '../referee/film.ts';
import type { DuelRecord, Journal } from '../referee/ports.ts';
import { Replay } from '../referee/replay.ts';

interface Films {
  /** Of all duels that are over and have none, one after the other, with rests between. */
  readonly makeMissing: () => Promise<void>;
  readonly close: () => void;
}

/** Milliseconds between two of them: a film takes some tens, and nobody waits for it. */
const REST = 250;

export function openFilms(journal: Journal, failed: (failure: unknown) => void): Films {
  const closing = new AbortController();
  /** Those of which none can be made as they are. */
  const without = new Set<string>();
  let isMaking = false;
  let isMore = false;

  async function makeAll(): Promise<void> {
    for (const { id, result, changed } of journal.list()) {
      const state = `${id} ${changed}`;
      if (!result || without.has(state) || journal.isFilmed(id)) continue;
      await wait(REST, undefined, { signal: closing.signal, ref: false });
      if (!(await made(id))) without.add(state);
    }
  }

  /** One that fails must not keep the others from their films. */
  async function made(id: string): Promise<boolean> {
    try {
      return await make(journal, id);
    } catch (failure) {
      if (closing.signal.aborted) throw failure;
      failed(failure);
      return false;
    }
  }

  return {
    makeMissing: async () => {
      isMore = true;
      if (isMaking) return;
      isMaking = true;
      try {
        while (isMore) {
          isMore = false;
          await makeAll();
        }
      } catch (failure) {
        if (!closing.signal.aborted) failed(failure);
      } finally {
        isMaking = false;
      }
    },
    close: () => {
      closing.abort();
    },
  };
}

/** False: it is gone meanwhile, or can no longer be followed to its end. */
async function make(journal: Journal, id: string): Promise<boolean> {
  const record = journal.read(id);
  if (!record?.summary.result) return false;
  const replay = new Replay(record);
  if (replay.lost > 0) return false;
  const film = await filmOf(replay);
  // It may have been taken back, or forgotten, while it was filmed.
  if (journal.read(id)?.summary.changed !== record.summary.changed) return false;
  journal.keepFilm(id, film);
  return true;
}

/** To be looked at: with its film, where the rules of today do not lead to its end. */
export function laidOpen(journal: Journal, record: DuelRecord): Replay {
  const replay = new Replay(record);
  if (replay.lost === 0) return replay;
  const film = readFilm(journal.film(record.summary.id));
  return film ? new Replay(record, film) : replay;
}
