/** One player's cards: imported, changed by hand, traded, taken back; and notes on them. */
import { expect } from 'vitest';
import type { ChangeKind, CollectionChange, PlayerId } from '../../../src-shared/collection.ts';
import { addsUp } from '../database/conserved.ts';
import { oneOf, type Busy, type Desk } from './busy.ts';

interface Change {
  readonly kind: ChangeKind;
  /** How many came, all together; fewer than none: went. */
  readonly cards: number;
}

export class Collecting implements Busy {
  readonly #player: PlayerId;
  readonly #names: readonly string[];
  /** Since the last start. */
  readonly #told = new Map<number, Change>();
  #asked: Change | undefined;
  /** The last that was there at the last start. */
  #last = 0;
  readonly #notes = new Map<string, string>();
  #writing: readonly [card: string, note: string] | undefined;

  constructor(player: PlayerId, names: readonly string[]) {
    this.#player = player;
    this.#names = names;
  }

  async look(desk: Desk): Promise<void> {
    const fresh = await this.#since(desk);
    for (const [id, change] of this.#told) expect({ id, ...fresh.get(id) }).toEqual({ id, ...change });
    const untold = [...fresh].filter(([id]) => !this.#told.has(id)).map(([, change]) => change);
    if (untold.length > 0) expect(untold).toEqual([this.#asked]);
    this.#last = Math.max(this.#last, ...fresh.keys());
    this.#told.clear();
    this.#asked = undefined;
    expect(addsUp(desk.read, this.#player)).toBe(true);
    await this.#lookAtNotes(desk);
  }

  async work(desk: Desk): Promise<never> {
    for (;;) {
      const kind = desk.roll(5);
      if (kind === 0) await this.#import(desk);
      else if (kind === 1) await this.#changeByHand(desk);
      else if (kind === 2) await this.#trade(desk);
      else if (kind === 3) await this.#undo(desk);
      else await this.#note(desk);
    }
  }

  async #since({ ask }: Desk): Promise<Map<number, Change>> {
    const found: CollectionChange[] = [];
    for (;;) {
      const page = await ask('collection.history', { player: this.#player, before: found.at(-1)?.id });
      found.push(...page.filter(({ id }) => id > this.#last));
      if (page.length === 0 || page.some(({ id }) => id <= this.#last)) break;
    }
    const sizeOf = ({ cards }: CollectionChange) => cards.reduce((sum, { count }) => sum + count, 0);
    return new Map(found.map((change) => [change.id, { kind: change.kind, cards: sizeOf(change) }]));
  }

  async #lookAtNotes({ ask }: Desk): Promise<void> {
    const now = new Map(
      (await ask('collection.marks', { player: this.#player })).map((mark) => [mark.card, mark.note]),
    );
    const [card = '', note = ''] = this.#writing ?? [];
    if (this.#writing && now.get(card) === note) this.#notes.set(card, note);
    this.#writing = undefined;
    expect(now).toEqual(this.#notes);
  }

  async #tell(change: Change, asking: () => Promise<number | undefined>): Promise<void> {
    this.#asked = change;
    const id = await asking();
    this.#asked = undefined;
    if (id !== undefined) this.#told.set(id, change);
  }

  async #import({ ask, roll }: Desk): Promise<void> {
    const first = roll(this.#names.length);
    const names = this.#names.slice(first, first + 1 + roll(400));
    const text = names.map((name) => `3 ${name}`).join('\n');
    await this.#tell({ kind: 'imported', cards: 3 * names.length }, async () => {
      const imported = await ask('collection.import', { player: this.#player, file: { kind: 'text', text } });
      return imported.kind === 'done' ? imported.value.change : undefined;
    });
  }

  async #changeByHand({ ask, roll }: Desk): Promise<void> {
    const cards = ['Plains', 'Island', 'Swamp'].map((card, place) => ({
      ...{ card, set: '5ED', number: String(430 + place), foil: 'no' as const },
      count: 1 + roll(4),
    }));
    const count = cards.reduce((sum, card) => sum + card.count, 0);
    await this.#tell({ kind: 'byHand', cards: count }, async () => {
      const changed = await ask('collection.change', { player: this.#player, cards });
      return changed.kind === 'done' ? changed.value : undefined;
    });
  }

  async #trade({ ask, roll }: Desk): Promise<void> {
    const player = this.#player;
    const owned = await ask('collection.owned', { player });
    const { wizard, cards } = oneOf(await ask('trading.binders', { player }), roll);
    if (owned.length === 0) return;
    const first = roll(owned.length);
    const given = owned.slice(first, first + 30).map((copies) => ({ ...copies, count: 1 }));
    const taken = [{ ...oneOf(cards, roll), count: 1 }];
    await this.#tell({ kind: 'trade', cards: 1 - given.length }, async () => {
      const traded = await ask('trading.trade', { player, wizard, offer: { given, taken } });
      return traded.kind === 'done' ? traded.value : undefined;
    });
  }

  async #undo({ ask, roll }: Desk): Promise<void> {
    const player = this.#player;
    const changes = await ask('collection.history', { player });
    if (changes.length === 0) return;
    const { id: change, kind, cards } = oneOf(changes, roll);
    const back = -cards.reduce((sum, { count }) => sum + count, 0);
    await this.#tell({ kind, cards: back }, async () => {
      const undone = await ask('collection.undo', { player, change });
      return undone.kind === 'done' ? undone.value : undefined;
    });
  }

  async #note({ ask, roll }: Desk): Promise<void> {
    const card = oneOf(this.#names.slice(0, 20), roll);
    const note = `note ${roll(2 ** 31)}`;
    const was = { isFavourite: this.#notes.has(card), note: this.#notes.get(card) ?? '' };
    this.#writing = [card, note];
    const marked = await ask('collection.mark', { player: this.#player, card, isFavourite: true, note, was });
    expect(marked.kind).toBe('done');
    this.#notes.set(card, note);
    this.#writing = undefined;
  }
}
