/** A table with a real journal in a database of its own, and what a window there has been told. */
import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { TableChange } from '../../src-shared/contract.ts';
import { patched } from '../../src-shared/difference.ts';
import type { PlayerKind, UndoRule } from '../../src-shared/duels.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '../../src-shared/preferences.ts';
import type { Answered, News, Prompt, TableView } from '../../src-shared/table.ts';
import type { ActChoice, CardNumber, Reply, Setup } from '../../src-main/engine/index.ts';
import { openDatabase, type Database } from '../../src-main/collection/database/database.ts';
import { think } from '../../src-main/opponents/minds.ts';
import type { Journal, MindPort } from '../../src-main/referee/ports.ts';
import { Referee } from '../../src-main/referee/referee.ts';
import type { Table } from '../../src-main/referee/table/table.ts';
import { makeFolder, removeFolder } from './folders.ts';

export interface Places {
  readonly players?: readonly PlayerKind[];
  /** By chair; absent: each is called what it is. */
  readonly names?: readonly string[];
  readonly undo?: UndoRule;
  readonly habits?: Partial<Preferences>;
  readonly minds?: MindPort;
  /** Continue in the data folder of an earlier table. */
  readonly folder?: string;
}

const HERE: MindPort = { think: (thought) => Promise.resolve(think(thought)) };

export class Seated {
  readonly folder: string;
  readonly database: Database;
  /** The journal of the database; a test may put something in front of it. */
  readonly journal: Journal;
  readonly referee: Referee;
  readonly failures: unknown[] = [];
  readonly changes: TableChange[] = [];
  readonly news: News[] = [];
  readonly waits: number[] = [];
  readonly cut: number[] = [];
  habits: Preferences;
  #views = new Map<string, TableView>();
  #id = '';
  /** Entries of the log before somebody sat down here. */
  #logged = 0;

  constructor({ habits = {}, minds = HERE, folder }: Places) {
    this.folder = folder ?? makeFolder();
    this.habits = { ...DEFAULT_PREFERENCES, pace: 'atOnce', ...habits };
    this.database = openDatabase(this.folder);
    this.journal = { ...(this.database.duels as Journal) };
    this.referee = new Referee({
      journal: this.journal,
      minds,
      habits: () => this.habits,
      clock: {
        now: () => new Date(),
        wait: (milliseconds, signal) => this.#wait(milliseconds, signal),
      },
      failed: (failure) => {
        this.failures.push(failure);
        return 'failed';
      },
      cutShort: (_, replies) => this.cut.push(replies),
      tell: (change) => this.#hear(change),
      summarised: () => undefined,
    });
  }

  /** Nobody rests in a test; a sign of thinking never comes. */
  #wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    this.waits.push(milliseconds);
    if (milliseconds !== 120) return Promise.resolve();
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('The wait was interrupted.'));
      });
    });
  }

  #hear(change: TableChange): void {
    this.changes.push(change);
    const view = this.#views.get(change.duel);
    if (view) this.#views.set(change.duel, patched(view, change.view));
    if (change.logged !== undefined) this.news.length = change.logged - this.#logged;
    if (change.news) this.news.push(change.news);
  }

  lay(
    setup: Setup,
    players: readonly PlayerKind[],
    undo: UndoRule,
    names: readonly string[] = players,
  ): string {
    const at = new Date().toISOString();
    const id = randomUUID();
    const seats = players.map((player, seat) => ({
      name: names[seat] ?? player,
      player,
      deck: 'Deck',
      life: 20,
    }));
    const rulebook = setup.edition as 'm11';
    const summary = { id, rulebook, began: at, changed: at, turn: 0, decisions: 0, seats };
    (this.database.duels as Journal).begin({ summary, setup, undo });
    return id;
  }

  sit(id: string): void {
    this.#id = id;
    const { view, log } = this.table.sit();
    this.#views.set(id, view);
    this.#logged = log.length;
  }

  /** Speaks of this duel, without sitting down. */
  at(id: string): this {
    this.#id = id;
    return this;
  }

  get id(): string {
    return this.#id;
  }

  get table(): Table {
    const found = this.referee.table(this.#id);
    if (!found || found === 'over') throw new Error('There is no such table.');
    return found;
  }

  get view(): TableView {
    const view = this.#views.get(this.#id);
    if (!view) throw new Error('Nobody sits here.');
    return view;
  }

  get prompt(): Prompt {
    const { prompt } = this.view;
    if (!prompt)
      throw new Error(`Nothing is asked: ${JSON.stringify(this.view.waiting ?? this.view.result)}`);
    return prompt;
  }

  /** Where the table stands: "your main1", "their upkeep". */
  get place(): string {
    return `${this.view.active.includes(this.view.seat) ? 'your' : 'their'} ${this.view.step}`;
  }

  answer(reply: Reply, hold = false): Answered {
    return this.table.answer(this.prompt.decision, reply, true, hold);
  }

  act(act: ActChoice, hold = false): Answered {
    return this.answer({ kind: 'act', act }, hold);
  }

  done(sure = true): Answered {
    return this.table.done(this.prompt.decision, sure);
  }

  /** The number of a card by its name, wherever it can be seen. */
  card(name: string, which = 0): CardNumber {
    const found = Object.entries(this.view.cards).filter(([, card]) => card.name === name)[which];
    if (!found) throw new Error(`No ${name} is to be seen.`);
    return Number(found[0]);
  }

  inHand(name: string): CardNumber {
    const hands = this.view.plays.flatMap((seat) => this.view.players[seat]?.hand ?? []);
    const found = hands.find((card) => this.view.cards[card]?.name === name);
    if (found === undefined) throw new Error(`No hand holds ${name}.`);
    return found;
  }

  offers(name: string): boolean {
    const { options } = this.prompt;
    const card = this.card(name);
    return options.kind === 'act' && options.acts.some((act) => 'card' in act && act.card === card);
  }

  /** Until something is asked here, or the duel is over. */
  async settled(): Promise<void> {
    for (let turn = 0; turn < 20_000; turn++) {
      if (this.view.prompt || this.view.result || this.view.stuck || this.view.waiting?.why === 'click')
        return;
      await new Promise((resolve) => setImmediate(resolve));
    }
    throw new Error('The table never came to rest.');
  }

  close(): void {
    this.referee.close();
    this.database.close();
  }
}

export function seated(setup: Setup, places: Places = {}): Seated {
  const table = new Seated(places);
  onTestFinished(() => {
    table.close();
    if (places.folder === undefined) removeFolder(table.folder);
  });
  const players = places.players ?? ['person', 'random'];
  table.sit(table.lay(setup, players, places.undo ?? 'unseen', places.names));
  return table;
}
