/**
 * One data folder, and a program that is killed in the middle of all kinds of work at once, again and again: what was
 * answered before is there afterwards, and nothing is there twice or by half.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { CollectionBackup } from '../../../src-main/collection/files/backup.ts';
import { openToLook } from '../../../src-main/collection/database/handles.ts';
import { placesIn } from '../../../src-main/collection/database/places.ts';
import { rollFrom, type Roll } from '../../../src-shared/roll.ts';
import { openClient, type ContractClient } from '../contract-client.ts';
import { antes } from '../database/conserved.ts';
import { aFace } from '../faces.ts';
import { makeFolder, removeFolder } from '../folders.ts';
import { fillHouse } from '../full-house.ts';
import { playerFile } from '../player-files.ts';
import { hostCommand, listenTo, startWebHost, type WebHost } from '../web-host.ts';
import { comeIn } from '../web-talk.ts';
import { Building } from './building.ts';
import { deskOf, doneWith, type Busy, type Desk } from './busy.ts';
import { Collecting } from './collecting.ts';
import { Copying } from './copying.ts';
import { Duelling } from './duelling.ts';
import { ForKeeps } from './for-keeps.ts';
import { Opening } from './opening.ts';

interface Killed {
  readonly kills: number;
  /** Of these: before the program said that it was ready. */
  readonly whileStarting: number;
  /** Replies that starts played again. */
  readonly replayed: number;
  /** Changes of collections by ante: the winner's and the loser's. */
  readonly antes: number;
}

/** How much is heard at the most, by all windows together, before the program dies. */
const MOST_HEARD = 100;
/** Kills between two looks at every page of the database. */
const KILLS_BETWEEN_CHECKS = 50;

export async function killedAtWork(kills: number, seed: number): Promise<Killed> {
  const dataFolder = makeFolder();
  try {
    return await killedIn(dataFolder, kills, seed);
  } finally {
    removeFolder(dataFolder);
  }
}

async function killedIn(dataFolder: string, kills: number, seed: number): Promise<Killed> {
  const roll = rollFrom(seed);
  const windows = await firstStart(dataFolder);
  const duels = windows.filter((window) => window instanceof Duelling || window instanceof ForKeeps);
  let killed = 0;
  let whileStarting = 0;
  let checkedAt = 0;
  for (;;) {
    const began = performance.now();
    const host = await startWebHost({ dataFolder });
    const startTook = performance.now() - began;
    try {
      const isChecked = killed === kills || killed - checkedAt >= KILLS_BETWEEN_CHECKS;
      if (isChecked) checkedAt = killed;
      const antesSoFar = await oneLife(host, windows, roll, isChecked, killed === kills);
      if (killed === kills) {
        const replayed = duels.reduce((sum, window) => sum + window.replayed, 0);
        return { kills, whileStarting, replayed, antes: antesSoFar };
      }
    } catch (failure) {
      throw new Error(`After ${killed} kills (seed ${seed}): ${host.remarked()}`, { cause: failure });
    } finally {
      host.child.kill('SIGKILL');
      await host.ended;
    }
    for (killed++; killed < kills && roll(5) === 0; killed++)
      if (await killStart(dataFolder, roll(startTook))) whileStarting++;
  }
}

/** Whoever plays has what the work begins with, and nothing has been killed yet. */
async function firstStart(dataFolder: string): Promise<Busy[]> {
  const host = await startWebHost({ dataFolder });
  const client = await openClient(host);
  const { ask } = deskOf(
    client,
    { all: () => [], first: () => undefined, unreadable: () => {} },
    rollFrom(0),
  );
  await ask('preferences.change', { pace: 'atOnce', attention: 'stops' });
  const names = new Set<string>();
  const { decks } = await ask('duels.choices');
  for (const { name } of decks)
    for (const entry of (await ask('decks.ready', { name }))?.entries ?? [])
      if (entry.known) names.add(entry.name);
  const content = await ask('decks.ready', { name: decks[0]?.name ?? '' });
  if (!content) throw new Error('There are no ready decks.');
  const newPlayer = { name: 'Collector', portrait: aFace(), rulebook: 'fifth', holds: 'own' } as const;
  const { id } = doneWith(await ask('players.add', newPlayer));
  await client.close();
  await host.stop();
  return [
    new Duelling(),
    new ForKeeps(),
    new Collecting(id, [...names]),
    new Opening(),
    new Building(id, content),
    new Copying(dataFolder, await adasFile()),
  ];
}

/** Without antes: the other half of such a change is with the wizard, whom the file does not bring. */
async function adasFile(): Promise<string> {
  const folder = makeFolder();
  try {
    const file = JSON.parse(await playerFile({ folder, ...fillHouse(folder) })) as CollectionBackup;
    return JSON.stringify({ ...file, changes: file.changes.filter(({ kind }) => kind !== 'ante') });
  } finally {
    removeFolder(folder);
  }
}

/** Looks at what is there, and works until the program is killed, unless it is the last; tells how many antes there were. */
async function oneLife(
  host: WebHost,
  windows: readonly Busy[],
  roll: Roll,
  isChecked: boolean,
  isLast: boolean,
): Promise<number> {
  const cookie = await comeIn(host);
  const clients: ContractClient[] = [];
  for (const _ of windows) clients.push(await openClient(host, { cookie }));
  const sqlite = openToLook(placesIn(host.dataFolder).file);
  const read = {
    all: (sql: string, ...filling: unknown[]) => sqlite.prepare(sql).all(...filling),
    first: (sql: string, ...filling: unknown[]) => sqlite.prepare(sql).get(...filling),
    unreadable: (row: object) => {
      throw new Error(`Unreadable: ${JSON.stringify(row)}`);
    },
  };
  const desks = clients.map((client) => deskOf(client, read, rollFrom(roll(2 ** 31))));
  await lookAround(windows, desks, isChecked);
  const antesSoFar = antes(read);
  expect(host.remarked()).toBe('');
  sqlite.close();
  if (!isLast) await workUntilKilled(host, windows, desks, roll);
  return antesSoFar;
}

async function lookAround(
  windows: readonly Busy[],
  desks: readonly Desk[],
  isChecked: boolean,
): Promise<void> {
  for (const [place, window] of windows.entries()) await window.look(desks[place] as Desk);
  const [{ ask }] = desks as [Desk];
  expect(await ask('notices.read')).toEqual([]);
  expect(await ask('problems.recent')).toEqual([]);
  if (!isChecked) return;
  const { tables: _, ...check } = await ask('database.check');
  expect(check).toEqual({ sound: true, findings: [], unreadable: [] });
}

/** Dies when so much was heard: at once, when that was answered, or a little later. */
async function workUntilKilled(
  host: WebHost,
  windows: readonly Busy[],
  desks: readonly Desk[],
  roll: Roll,
): Promise<void> {
  const kill = () => void host.child.kill('SIGKILL');
  const later = roll(12);
  const die = [kill, () => setImmediate(kill), () => setTimeout(kill, later)][roll(3)] ?? kill;
  let left = roll(MOST_HEARD);
  for (const { client } of desks)
    client.socket.on('message', () => {
      if (left-- === 0) die();
    });
  const working = windows.map((window, place) => window.work(desks[place] as Desk));
  await Promise.race([host.ended, ...working]);
  const { code, signal } = await host.ended;
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' });
  // What was on its way to the windows counts as told.
  await Promise.all(desks.map(({ client }) => client.closed));
  await wait(0);
}

/** Tells whether it was not yet ready. */
async function killStart(dataFolder: string, milliseconds: number): Promise<boolean> {
  const { child, ended } = listenTo(hostCommand({ dataFolder }));
  await wait(milliseconds);
  child.kill('SIGKILL');
  const { said, remarked } = await ended;
  expect(remarked).toBe('');
  return said === '';
}
