/** How cards came and went, read a page at a time, the newest first. */
import {
  isUndoable,
  type CollectionChange,
  type PlayerId,
  type Settled,
} from '../../src-shared/collection.ts';
import type { Outcome, Refusal } from '../../src-shared/contract.ts';
import type { ProgramClient } from '../program/client.ts';

/** As many as the program tells at once. */
const PAGE = 50;

export class CollectionPast {
  readonly #program: ProgramClient;
  readonly #player: PlayerId;
  changes = $state.raw<readonly CollectionChange[]>();
  hasOlder = $state(false);
  refusal = $state.raw<Refusal>();

  constructor(program: ProgramClient, player: PlayerId) {
    this.#program = program;
    this.#player = player;
  }

  async read(): Promise<void> {
    const changes = await this.#ask();
    if (changes) this.changes = changes;
  }

  async readOlder(): Promise<void> {
    const oldest = this.changes?.at(-1)?.id;
    const older = oldest === undefined ? undefined : await this.#ask(oldest);
    if (older) this.changes = [...(this.changes ?? []), ...older];
  }

  undo({ id }: CollectionChange): Promise<Outcome<Settled<number>>> {
    return this.#program.call('collection.undo', { player: this.#player, change: id });
  }

  async #ask(before?: number): Promise<readonly CollectionChange[] | undefined> {
    const outcome = await this.#program.call('collection.history', { player: this.#player, before });
    this.refusal = outcome.ok ? undefined : outcome.refusal;
    if (!outcome.ok) return undefined;
    this.hasOlder = outcome.value.length === PAGE;
    return outcome.value;
  }
}

export const canUndo = ({ kind, isUndone }: CollectionChange): boolean => !isUndone && isUndoable(kind);
