/** Somebody comes, opens all packs, and makes room for the next, of another rulebook. */
import { expect } from 'vitest';
import type { Copies, PlayerId } from '../../../src-shared/collection.ts';
import { RULEBOOKS, type Rulebook } from '../../../src-shared/rulebooks.ts';
import { BEGINNINGS } from '../../../src-main/collection/packs/beginnings.ts';
import { aFace } from '../faces.ts';
import { doneWith, type Busy, type Desk } from './busy.ts';

interface Opened {
  /** Absent: the program died before it told. */
  readonly pack?: number;
  readonly cards: readonly Copies[];
}

interface Opener {
  readonly player: PlayerId;
  readonly rulebook: Rulebook;
  /** By the change of the collection. */
  readonly opened: Map<number, Opened>;
}

const NAME = 'Opener';

export class Opening implements Busy {
  readonly #openers: Opener[] = [];
  #isAdding = false;
  #isOpening = false;

  async look(desk: Desk): Promise<void> {
    const there = (await desk.ask('players.list'))
      .filter(({ name }) => name.startsWith(NAME))
      .toSorted((one, other) => one.id - other.id);
    const known = this.#openers.length;
    expect(there.slice(0, known).map(({ id }) => id)).toEqual(this.#openers.map(({ player }) => player));
    const untold = there.slice(known);
    expect(untold.length).toBeLessThanOrEqual(this.#isAdding ? 1 : 0);
    for (const { id, rulebook } of untold) this.#openers.push({ player: id, rulebook, opened: new Map() });
    for (const opener of this.#openers.slice(-2)) await this.#lookAt(desk, opener);
    this.#isAdding = false;
    this.#isOpening = false;
  }

  async work(desk: Desk): Promise<never> {
    for (;;) {
      const opener = this.#openers.at(-1);
      const [pack] = opener ? await desk.ask('packs.list', { player: opener.player }) : [];
      if (opener && pack) await this.#open(desk, opener, pack.id);
      else await this.#add(desk);
    }
  }

  /** A pack is closed, or its cards are there. */
  async #lookAt({ ask }: Desk, { player, rulebook, opened }: Opener): Promise<void> {
    const closed = (await ask('packs.list', { player })).map(({ id }) => id);
    const there = new Map((await ask('collection.history', { player })).map((change) => [change.id, change]));
    expect([...there.values()].every(({ kind }) => kind === 'pack')).toBe(true);
    expect(closed.length + there.size).toBe(BEGINNINGS[rulebook].length);
    for (const [change, { pack, cards }] of opened) {
      expect(closed).not.toContain(pack);
      expect(oneByOne(there.get(change)?.cards ?? [])).toEqual(oneByOne(cards));
    }
    const untold = [...there.values()].filter(({ id }) => !opened.has(id));
    expect(untold.length).toBeLessThanOrEqual(this.#isOpening ? 1 : 0);
    for (const { id, cards } of untold) opened.set(id, { cards });
  }

  async #add({ ask, roll }: Desk): Promise<void> {
    const rulebook = RULEBOOKS[this.#openers.length % RULEBOOKS.length] as Rulebook;
    const name = `${NAME} ${roll(2 ** 31)}`;
    this.#isAdding = true;
    const added = await ask('players.add', { name, portrait: aFace(name), rulebook, holds: 'own' });
    this.#isAdding = false;
    this.#openers.push({ player: doneWith(added).id, rulebook, opened: new Map() });
  }

  async #open({ ask }: Desk, { player, opened }: Opener, pack: number): Promise<void> {
    this.#isOpening = true;
    const { change, cards } = doneWith(await ask('packs.open', { player, pack }));
    this.#isOpening = false;
    opened.set(change, { pack, cards });
  }
}

/** The same cards several times in a pack are one line of the history. */
function oneByOne(cards: readonly Copies[]): string[] {
  return cards
    .flatMap(({ card, set, number, foil, count }) =>
      Array.from({ length: count }, () => [card, set, number, foil].join('|')),
    )
    .toSorted();
}
