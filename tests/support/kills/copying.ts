/** Backups of all that there is, and a player's file taken over and thrown away again. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { PlayerId } from '../../../src-shared/collection.ts';
import { openToLook } from '../../../src-main/collection/database/handles.ts';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { countsIn } from '../player-files.ts';
import { doneWith, type Busy, type Desk } from './busy.ts';

export class Copying implements Busy {
  readonly #backups: string;
  /** With all that Ada has. */
  readonly #file: string;
  #backup?: string;
  readonly #looked = new Set<string>();
  readonly #restored = new Set<PlayerId>();
  #isRestoring = false;
  #leaving: PlayerId | undefined;

  constructor(dataFolder: string, file: string) {
    this.#backups = placesIn(dataFolder).backups;
    this.#file = file;
  }

  async look(desk: Desk): Promise<void> {
    await this.#lookAtBackups(desk);
    await this.#lookAtRestored(desk);
  }

  async work(desk: Desk): Promise<never> {
    for (;;) {
      const kind = desk.roll(3);
      const [oldest] = this.#restored;
      if (kind === 0) this.#backup = (await desk.ask('backups.make')).file;
      else if (kind === 1) await this.#restore(desk);
      else if (oldest !== undefined) await this.#throwAway(desk, oldest);
    }
  }

  async #lookAtBackups({ ask }: Desk): Promise<void> {
    const files = (await ask('backups.list')).map(({ file }) => file);
    expect(readdirSync(this.#backups).toSorted()).toEqual(files.toSorted());
    if (this.#backup !== undefined) expect(files).toContain(this.#backup);
    for (const file of files.filter((one) => !this.#looked.has(one))) {
      const sqlite = openToLook(join(this.#backups, file));
      expect(sqlite.pragma('quick_check', { simple: true })).toBe('ok');
      expect(sqlite.prepare('SELECT count(*) FROM migrations').pluck().get()).toBeGreaterThan(0);
      sqlite.close();
      this.#looked.add(file);
    }
  }

  async #lookAtRestored({ ask }: Desk): Promise<void> {
    const there = (await ask('players.list'))
      .filter(({ name }) => name.startsWith('Ada'))
      .map(({ id }) => id);
    if (this.#leaving !== undefined && !there.includes(this.#leaving)) this.#restored.delete(this.#leaving);
    this.#leaving = undefined;
    const untold = there.filter((id) => !this.#restored.has(id));
    expect(untold.length).toBeLessThanOrEqual(this.#isRestoring ? 1 : 0);
    this.#isRestoring = false;
    for (const id of untold) this.#restored.add(id);
    expect(there.toSorted()).toEqual([...this.#restored].toSorted());
    for (const player of there.slice(-2))
      expect(countsIn((await ask('collection.backUp', { player })) ?? '')).toEqual(countsIn(this.#file));
  }

  async #restore({ ask }: Desk): Promise<void> {
    this.#isRestoring = true;
    const { id } = doneWith(await ask('collection.restore', { text: this.#file }));
    this.#isRestoring = false;
    this.#restored.add(id);
  }

  async #throwAway({ ask }: Desk, player: PlayerId): Promise<void> {
    this.#leaving = player;
    doneWith(await ask('players.throwAway', { player }));
    this.#leaving = undefined;
    this.#restored.delete(player);
  }
}
