/** Duels for the windows: what can be ordered, and the tables where it is played. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Beginning } from '../../src-shared/beginning.ts';
import type { TableChange } from '../../src-shared/contract.ts';
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
  begin(order: DuelOrder): { duel: string };
  /** With these decks, whatever the rulebook says of them. */
  beginWith: Referee['begin'];
  /** Whoever wants to know that a duel is over, once that is written. */
  whenEnded(listener: (duel: string) => void): void;
  /** Whoever may have something to write that could not be written when it was time. */
  whenFree(listener: () => void): void;
  /** A duel was written down beside the tables. */
  tellNew(): void;
  /** Takes down what went wrong behind the tables. */
  failed: (failure: unknown) => void;
  list(): DuelSummary[];
  /** Throws a refusal when there is no such duel. */
  table(id: string): Table;
  forget(id: string): void;
  /** Undefined: there is no such duel, or nothing to tell of how it began. */
  beginning(id: string): Beginning | undefined;
  readonly replays: Replays;
  /** Minds that nobody plays against: they judge and advise. */
  readonly advisers: Pick<Minds, 'hint'>;
  close(): void;
}

type Parts = Pick<ProgramParts, 'preferences' | 'announce'> & Pick<ProgramSetup, 'patience'>;

export const openDuels = (database: Database, parts: Parts): Duels => new DuelsOfProgram(database, parts);

class DuelsOfProgram implements Duels {
  readonly choices = choices;
  readonly replays: Replays;
  readonly advisers: Minds;
  readonly #database: Database;
  readonly #announce: Parts['announce'];
  readonly #journal: Journal;
  readonly #minds: Minds;
  readonly #referee: Referee;
  readonly #films: ReturnType<typeof openFilms>;
  readonly #waiting: ReturnType<typeof openWaiting>;
  readonly #whenEnded: ((duel: string) => void)[] = [];
  readonly #whenFree: (() => void)[] = [];
  /** The tables that could not write down what happened. */
  readonly #stuck = new Set<string>();

  constructor(database: Database, { preferences, announce, patience }: Parts) {
    this.#database = database;
    this.#announce = announce;
    this.#journal = database.duels as Journal;
    this.#minds = openMinds({ within: patience });
    this.advisers = openMinds({ within: patience });
    this.#waiting = openWaiting({
      isFree: database.mayWrite,
      goOn: () => {
        this.#goOn();
      },
      failed: this.failed,
    });
    this.#films = openFilms(this.#journal, this.failed);
    this.#referee = new Referee({
      journal: this.#journal,
      minds: this.#minds,
      habits: preferences.read,
      clock: {
        now: () => new Date(),
        wait: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
      },
      failed: this.failed,
      cutShort: (summary, replies) => {
        const facts = { rulebook: summary.rulebook, began: summary.began, replies: String(replies) };
        database.notices.add({ kind: 'duelCutShort', facts });
        announce('notices.changed', database.notices.all());
      },
      tell: (change) => {
        this.#noteStuck(change);
        announce('table.changed', change);
      },
      summarised: (summary) => {
        announce('duels.changed', null);
        if (summary?.result) for (const listener of this.#whenEnded) listener(summary.id);
      },
    });
    this.replays = openReplays({
      journal: this.#journal,
      advisers: this.advisers,
      begun: () => {
        announce('duels.changed', null);
      },
    });
    this.whenEnded(() => void this.#films.makeMissing());
    void this.#films.makeMissing();
  }

  readonly beginWith: Referee['begin'] = (...ordered) => this.#referee.begin(...ordered);

  begin(order: DuelOrder): { duel: string } {
    if (!isPlayable(order.rulebook)) throw new Refused('notPlayable', order.rulebook);
    const seed = order.seed ?? randomInt(2 ** 32);
    const { seats, decks } = seated(this.#database.read, order, seed);
    const agreed = { mostDecisions: MOST_DECISIONS };
    return { duel: this.beginWith({ ...order, seats }, decks, seed, agreed) };
  }

  whenEnded(listener: (duel: string) => void): void {
    this.#whenEnded.push(listener);
  }

  whenFree(listener: () => void): void {
    this.#whenFree.push(listener);
  }

  tellNew(): void {
    void this.#films.makeMissing();
    this.#announce('duels.changed', null);
  }

  readonly failed = (failure: unknown): Stuck => {
    const kind = worldFailure(failure) ?? 'failed';
    const stack = failure instanceof Error ? failure.stack : undefined;
    // What the player can mend is told at the table; the rest somebody has to look at.
    if (!MENDED_BY_PLAYERS.includes(kind))
      this.#database.problems.record({ where: 'duel', message: messageOf(failure), stack });
    if (MAY_PASS.includes(kind)) this.#waiting.begin();
    return kind;
  };

  list(): DuelSummary[] {
    return this.#referee.list().map(told);
  }

  table(id: string): Table {
    const found = this.#referee.table(id);
    if (!found) throw new Refused('noSuchDuel', id);
    if (found === 'over') throw new Refused('duelOver', id);
    return found;
  }

  forget(id: string): void {
    this.#referee.forget(id);
  }

  beginning(id: string): Beginning | undefined {
    const record = this.#journal.read(id);
    const told = record && beginningOf(record);
    return (
      told && {
        ...told,
        antes: told.antes.map((faces) =>
          faces.map((face) => withPrint(face, record.summary.rulebook) ?? face),
        ),
      }
    );
  }

  close(): void {
    this.#films.close();
    this.#waiting.end();
    this.#referee.close();
    this.#minds.close().catch(this.failed);
    this.advisers.close().catch(this.failed);
  }

  /** It can be written again. */
  #goOn(): void {
    for (const listener of this.#whenFree) listener();
    for (const duel of this.#stuck) this.#sitAgain(duel);
  }

  #sitAgain(duel: string): void {
    const table = this.#referee.table(duel);
    if (table && table !== 'over') table.sit();
    else this.#stuck.delete(duel);
  }

  #noteStuck({ duel, view }: TableChange): void {
    const why = view?.set?.['stuck'] as Stuck | undefined;
    if (why !== undefined && MAY_PASS.includes(why)) this.#stuck.add(duel);
    if (view?.drop?.includes('stuck')) this.#stuck.delete(duel);
  }
}

const MENDED_BY_PLAYERS: readonly Stuck[] = ['diskFull', 'notAllowed', 'databaseBusy'];

/** A damaged database is mended at a start. */
const MAY_PASS: readonly Stuck[] = [...MENDED_BY_PLAYERS, 'diskFailing'];
