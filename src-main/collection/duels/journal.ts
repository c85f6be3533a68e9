/**
 * The journal: every duel with its replies, written down before their effects are shown. An ended duel stays until it
 * is forgotten: nothing here is deleted by itself.
 */
import type { DuelSummary } from '../../../src-shared/duels.ts';
import type { WriteHandle } from '../database/handles.ts';
import { recordProblem } from '../database/problems.ts';
import { listDuels, readDuel } from './reading.ts';
import type { KeptDigest, KeptDuel, NewDuel } from './record.ts';
import { filmOf, isFilmed, keepFilm } from './films.ts';
import {
  appendReplies,
  beginDuel,
  cutReplies,
  forgetDuel,
  keepAgreements,
  takeBackReplies,
} from './writing.ts';

/** Every method that writes has written when it returns, all of it or nothing. Throws when it is used wrongly. */
export interface DuelJournal {
  readonly begin: (duel: NewDuel) => void;
  /**
   * `place` is the number of replies that are there already; the snapshot is the duel after these, and the digests
   * tell what it looked like by the way. The latest two snapshots are kept: the earlier one stands in when the later is damaged.
   */
  readonly append: (
    summary: DuelSummary,
    place: number,
    replies: readonly unknown[],
    snapshot?: unknown,
    digests?: readonly KeptDigest[],
  ) => void;
  /** Replies from this place on are gone, and what the duel was after them. */
  readonly takeBack: (summary: DuelSummary, place: number) => void;
  /** Replies from this place on can no longer be followed: they are set aside, with what the duel was after them. */
  readonly cut: (summary: DuelSummary, place: number, why: string) => void;
  /** What was to be seen at every place of a duel that is over; undefined: nobody has kept it. */
  readonly film: (id: string) => unknown;
  readonly keepFilm: (id: string, film: unknown) => void;
  readonly isFilmed: (id: string) => boolean;
  /** What was said about being asked, in the place of what was said before. */
  readonly agree: (id: string, agreements: unknown) => void;
  /** Undefined: there is no such duel, or its summary or set-up is damaged. */
  readonly read: (id: string) => KeptDuel | undefined;
  /** Running duels first, the latest first; without those whose summary is damaged. */
  readonly list: () => DuelSummary[];
  readonly forget: (id: string) => void;
}

export function openDuelJournal(database: WriteHandle): DuelJournal {
  const told = new Set<string>();

  /** Damage stays where it is and is met at every look: it is recorded once. */
  function tell(message: string): void {
    if (told.has(message)) return;
    told.add(message);
    recordProblem(database, { where: 'duels', message });
  }

  return {
    begin: (duel) => {
      beginDuel(database, duel);
    },
    append: (summary, place, replies, snapshot, digests = []) => {
      appendReplies(database, summary, { place, replies, snapshot, digests });
    },
    takeBack: (summary, place) => {
      takeBackReplies(database, summary, place);
    },
    cut: (summary, place, why) => {
      cutReplies(database, summary, place, why);
    },
    film: (id) => filmOf(database, id, tell),
    keepFilm: (id, film) => {
      keepFilm(database, id, film);
    },
    isFilmed: (id) => isFilmed(database, id),
    agree: (id, agreements) => {
      keepAgreements(database, id, agreements);
    },
    read: (id) => readDuel(database, id, tell),
    list: () => listDuels(database, tell),
    forget: (id) => {
      forgetDuel(database, id);
    },
  };
}
