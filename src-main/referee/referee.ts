/** All duels: those at a table now, and those that are kept. */
import { randomUUID } from 'node:crypto';
import type { TableChange } from '../../src-shared/contract.ts';
import type { DuelOrder, DuelSummary } from '../../src-shared/duels.ts';
import type { Stuck } from '../../src-shared/table.ts';
import { RULES } from '../engine/index.ts';
import { agreeAgain, newChair } from './chair.ts';
import type { DeckList } from './deck-list.ts';
import type { Clock, Habits, Journal, MindPort } from './ports.ts';
import { opened } from './opening.ts';
import { nameOf, setupOf, type Agreed } from './set-up.ts';
import { Table } from './table/table.ts';

interface RefereeParts {
  readonly journal: Journal;
  readonly minds: MindPort;
  readonly habits: Habits;
  readonly clock: Clock;
  /** Something went wrong that the duel survived. */
  readonly failed: (failure: unknown) => Stuck;
  /** The last replies of a duel could not be played again: it stands before them. */
  readonly cutShort: (summary: DuelSummary, replies: number) => void;
  readonly tell: (change: TableChange) => void;
  /** Some duel's summary is another one; absent: a duel began or is gone. */
  readonly summarised: (summary?: DuelSummary) => void;
}

/** Whoever played a duel to its end may still sit there, and take the end back. */
const ENDED_KEPT = 8;

export class Referee {
  readonly #parts: RefereeParts;
  readonly #tables = new Map<string, Table>();
  /** Those whose duels are over, the oldest first. */
  readonly #ended = new Set<string>();

  constructor(parts: RefereeParts) {
    this.#parts = parts;
  }

  /** The duel begins when somebody sits down at its table. */
  begin(order: DuelOrder, decks: readonly DeckList[], seed: number, agreed?: Agreed): string {
    const at = this.#parts.clock.now().toISOString();
    const summary: DuelSummary = {
      id: randomUUID(),
      rulebook: order.rulebook,
      rules: RULES,
      began: at,
      changed: at,
      turn: 0,
      decisions: 0,
      seats: order.seats.map(({ player, wizard }, seat) => ({
        name: nameOf({ player, wizard }),
        player,
        deck: decks[seat]?.name ?? '',
        life: 0,
      })),
    };
    this.#parts.journal.begin({ summary, setup: setupOf(order, decks, seed, agreed), undo: order.undo });
    this.#parts.summarised();
    return summary.id;
  }

  list(): readonly DuelSummary[] {
    return this.#parts.journal.list();
  }

  /**
   * Undefined: there is no such duel. Over: it has ended, and can no longer be followed to its end. Then it can be
   * looked at, and nobody sits down at it again: as it ended, so it stays.
   */
  table(id: string): Table | 'over' | undefined {
    const found = this.#tables.get(id) ?? this.#open(id);
    if (found && found !== 'over') this.#tables.set(id, found);
    return found;
  }

  forget(id: string): void {
    this.#letGo(id);
    this.#parts.journal.forget(id);
    this.#parts.summarised();
  }

  close(): void {
    for (const table of this.#tables.values()) table.close();
    this.#tables.clear();
  }

  #letGo(id: string): void {
    this.#tables.get(id)?.close();
    this.#tables.delete(id);
    this.#ended.delete(id);
  }

  /** The table can be laid anew whenever somebody sits down at it. */
  #over(id: string): void {
    this.#ended.delete(id);
    this.#ended.add(id);
    for (const oldest of [...this.#ended].slice(0, -ENDED_KEPT)) this.#letGo(oldest);
  }

  #open(id: string): Table | 'over' | undefined {
    const record = this.#parts.journal.read(id);
    if (!record) return undefined;
    const at = opened(record);
    const lost = record.replies.length + (record.lost ?? 0) - at.place;
    if (lost > 0) {
      if (record.summary.result) return 'over';
      this.#parts.journal.cut(record.summary, at.place, at.stoppedBy?.message ?? 'They could not be read.');
      this.#parts.cutShort(record.summary, lost);
      if (at.stoppedBy) this.#parts.failed(at.stoppedBy);
    }
    const chairs = record.summary.seats.map(({ player, name, deck }) => newChair(player, name, deck));
    agreeAgain(chairs, record.agreements);
    if (at.duel.result) this.#over(id);
    return new Table(at, chairs, {
      ...this.#parts,
      summarised: (changed) => {
        if (changed.result) this.#over(id);
        else this.#ended.delete(id);
        this.#parts.summarised(changed);
      },
      tell: (change) => {
        this.#parts.tell({ duel: id, ...change });
      },
    });
  }
}
