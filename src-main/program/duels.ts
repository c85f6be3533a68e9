/** Duels for the windows: what can be ordered, and the tables where it is played. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Beginning } from '../../src-shared/beginning.ts';
import type { DuelChoices, DuelOrder, DuelSummary } from '../../src-shared/duels.ts';
import type { Stuck } from '../../src-shared/table.ts';
import type { Database } from '../collection/database/database.ts';
import { openMinds, type Minds } from '../opponents/threads.ts';
import { beginningOf } from '../referee/beginning.ts';
import type { Journal } from '../referee/ports.ts';
import { Referee } from '../referee/referee.ts';
import { told } from '../referee/replay.ts';
import { MOST_DECISIONS } from '../referee/set-up.ts';
import type { Table } from '../referee/table/table.ts';
import { choices, isPlayable } from './choices.ts';
import { messageOf, Refused, worldFailure } from './failures.ts';
import { openFilms } from './films.ts';
import { withPrint } from './prints.ts';
import type { ProgramParts, ProgramSetup } from './program.ts';
import { openReplays, type Replays } from './replays.ts';
import { seated } from './seats.ts';
import { openWaiting } from './waiting.ts';

export interface Duels {
  choices: () => DuelChoices;
  begin: (order: DuelOrder) => { duel: string };
  /** With these decks, whatever the rulebook says of them. */
  beginWith: Referee['begin'];
  /** Whoever wants to know that a duel is over, once that is written. */
  whenEnded: (listener: (duel: string) => void) => void;
  /** Whoever may have something to write that could not be written when it was time. */
  whenFree: (listener: () => void) => void;
  /** A duel was written down beside the tables. */
  tellNew: () => void;
  /** Takes down what went wrong behind the tables. */
  failed: (failure: unknown) => void;
  list: () => DuelSummary[];
  /** Throws a refusal when there is no such duel. */
  table: (id: string) => Table;
  forget: (id: string) => void;
  /** Undefined: there is no such duel, or nothing to tell of how it began. */
  beginning: (id: string) => Beginning | undefined;
  readonly replays: Replays;
  /** Minds that nobody plays against: they judge and advise. */
  readonly advisers: Pick<Minds, 'hint'>;
  close: () => void;
}

export function openDuels(
  database: Database,
  {
    preferences,
    announce,
    patience,
  }: Pick<ProgramParts, 'preferences' | 'announce'> & Pick<ProgramSetup, 'patience'>,
): Duels {
  const minds = openMinds({ within: patience });
  const advisers = openMinds({ within: patience });
  const journal = database.duels as Journal;
  const failed = (failure: unknown): Stuck => {
    const kind = worldFailure(failure) ?? 'failed';
    const stack = failure instanceof Error ? failure.stack : undefined;
    // What the player can mend is told at the table; the rest somebody has to look at.
    if (!MENDED_BY_PLAYERS.includes(kind))
      database.problems.record({ where: 'duel', message: messageOf(failure), stack });
    if (MAY_PASS.includes(kind)) waiting.begin();
    return kind;
  };
  const listeners: ((duel: string) => void)[] = [];
  const whenFree: (() => void)[] = [];
  const waiting = openWaiting({
    isFree: database.mayWrite,
    goOn: () => {
      for (const listener of whenFree) listener();
      for (const duel of stuck) sitAgain(duel);
    },
    failed,
  });
  /** The tables that could not write down what happened. */
  const stuck = new Set<string>();
  const sitAgain = (duel: string): void => {
    const table = referee.table(duel);
    if (table && table !== 'over') table.sit();
    else stuck.delete(duel);
  };
  const referee = new Referee({
    journal,
    minds,
    habits: preferences.read,
    clock: {
      now: () => new Date(),
      wait: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
    },
    failed,
    cutShort: (summary, replies) => {
      const facts = { rulebook: summary.rulebook, began: summary.began, replies: String(replies) };
      database.notices.add({ kind: 'duelCutShort', facts });
      announce('notices.changed', database.notices.all());
    },
    tell: (change) => {
      const why = change.view?.set?.['stuck'] as Stuck | undefined;
      if (why !== undefined && MAY_PASS.includes(why)) stuck.add(change.duel);
      if (change.view?.drop?.includes('stuck')) stuck.delete(change.duel);
      announce('table.changed', change);
    },
    summarised: (summary) => {
      announce('duels.changed', null);
      if (summary?.result) for (const listener of listeners) listener(summary.id);
    },
  });

  const films = openFilms(journal, failed);
  listeners.push(() => void films.makeMissing());
  void films.makeMissing();

  return {
    choices,
    begin: (order) => {
      if (!isPlayable(order.rulebook)) throw new Refused('notPlayable', order.rulebook);
      const seed = order.seed ?? randomInt(2 ** 32);
      const { seats, decks } = seated(database.read, order, seed);
      const agreed = { mostDecisions: MOST_DECISIONS };
      return { duel: referee.begin({ ...order, seats }, decks, seed, agreed) };
    },
    beginWith: (...ordered) => referee.begin(...ordered),
    whenEnded: (listener) => {
      listeners.push(listener);
    },
    whenFree: (listener) => {
      whenFree.push(listener);
    },
    tellNew: () => {
      void films.makeMissing();
      announce('duels.changed', null);
    },
    failed,
    list: () => referee.list().map(told),
    table: (id) => {
      const found = referee.table(id);
      if (!found) throw new Refused('noSuchDuel', id);
      if (found === 'over') throw new Refused('duelOver', id);
      return found;
    },
    forget: (id) => {
      referee.forget(id);
    },
    beginning: (id) => {
      const record = journal.read(id);
      const told = record && beginningOf(record);
      return (
        told && {
          ...told,
          antes: told.antes.map((faces) =>
            faces.map((face) => withPrint(face, record.summary.rulebook) ?? face),
          ),
        }
      );
    },
    advisers,
    replays: openReplays({
      journal,
      advisers,
      begun: () => {
        announce('duels.changed', null);
      },
    }),
    close: () => {
      films.close();
      waiting.end();
      referee.close();
      minds.close().catch(failed);
      advisers.close().catch(failed);
    },
  };
}

const MENDED_BY_PLAYERS: readonly Stuck[] = ['diskFull', 'notAllowed', 'databaseBusy'];

/** A damaged database is mended at a start. */
const MAY_PASS: readonly Stuck[] = [...MENDED_BY_PLAYERS, 'diskFailing'];
