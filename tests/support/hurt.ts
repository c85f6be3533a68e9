/** Everything that the program wrote, hurt in some way: how often it was tried, and what came of it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import { placesIn } from '../../src-main/collection/database/places.ts';
import { PREFERENCES_NAME } from '../../src-main/program/preferences.ts';
import { makeFolder, removeFolder } from './folders.ts';
import { startIn } from './own-program.ts';
import { holdsWithFile, playerFile } from './player-files.ts';
import { enterEveryRoom } from './rooms.ts';
import { holdsWithout, seenBy } from './untouched.ts';
import { moveIn, template, WRONG_ROW, type Template } from './wrong-rows.ts';
import { WRONGNESS, wrongText } from './wrong-values.ts';

/** Tells how many were hurt; of some rows SQLite itself lets nothing wrong be written. */
export async function hurtRows(runs: number, seed: number): Promise<number> {
  return withHouse(async (house) => {
    const bystander = await inCopyOf(house, (folder) => seenIn(folder, 'Bo'));
    let hurt = 0;
    await tried(WRONG_ROW, runs, seed, async (wrong) => {
      if (await holdsWithout(house, bystander, wrong)) hurt++;
    });
    return hurt;
  });
}

/** Tells how many were taken over. */
export async function hurtPlayerFiles(runs: number, seed: number): Promise<number> {
  return withHouse(async (house) => {
    const file = await playerFile(house);
    let taken = 0;
    await tried(WRONGNESS, runs, seed, async (wrongness) => {
      if (await holdsWithFile(house, file, wrongness)) taken++;
    });
    return taken;
  });
}

const BLOT = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  how: fc.oneof(
    fc.record({ bit: fc.integer({ min: 0, max: 7 }) }),
    fc.record({ zeros: fc.constantFrom(1, 16) }),
    fc.record({ bytes: fc.uint8Array({ minLength: 512, maxLength: 512 }) }),
  ),
});
type Blot = typeof BLOT extends fc.Arbitrary<infer Value> ? Value : never;

/** B1: somewhere in the file, as a failing disk does it: the program starts and every room can be entered. */
export async function hurtBytes(runs: number, seed: number): Promise<void> {
  await withHouse((house) =>
    tried(BLOT, runs, seed, (blot) =>
      inCopyOf(house, async (folder) => {
        const { file } = placesIn(folder);
        writeFileSync(file, blotted(readFileSync(file), blot));
        await everyRoomIn(folder);
      }),
    ),
  );
}

function blotted(bytes: Buffer, { at, how }: Blot): Buffer {
  const place = Math.floor(at * bytes.length);
  if ('bit' in how) bytes[place] = (bytes[place] ?? 0) ^ (1 << how.bit);
  else if ('zeros' in how) bytes.fill(0, place, Math.min(place + how.zeros, bytes.length));
  else bytes.set(how.bytes.slice(0, bytes.length - place), place);
  return bytes;
}

export async function hurtPreferences(runs: number, seed: number): Promise<void> {
  await withHouse(async (house) => {
    const text = await inCopyOf(house, async (folder) => {
      const program = startIn(folder);
      await program.value('preferences.change', await program.value('preferences.read'));
      program.close();
      return readFileSync(preferencesIn(folder), 'utf8');
    });
    await tried(WRONGNESS, runs, seed, (wrongness) =>
      inCopyOf(house, async (folder) => {
        writeFileSync(preferencesIn(folder), wrongText(text, wrongness));
        await everyRoomIn(folder);
      }),
    );
  });
}

const preferencesIn = (folder: string): string => join(folder, `${PREFERENCES_NAME}.json`);

async function tried<Wrong>(
  wrong: fc.Arbitrary<Wrong>,
  numRuns: number,
  seed: number,
  holds: (wrong: Wrong) => Promise<void>,
): Promise<void> {
  await fc.assert(fc.asyncProperty(wrong, holds), { numRuns, seed });
}

async function withHouse<Result>(work: (house: Template) => Promise<Result>): Promise<Result> {
  const house = template();
  try {
    return await work(house);
  } finally {
    removeFolder(house.folder);
  }
}

async function inCopyOf<Result>(house: Template, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = makeFolder();
  try {
    moveIn(house, folder);
    return await work(folder);
  } finally {
    removeFolder(folder);
  }
}

async function everyRoomIn(folder: string): Promise<void> {
  const program = startIn(folder);
  try {
    await enterEveryRoom(program);
  } finally {
    program.close();
  }
}

async function seenIn(folder: string, name: string): Promise<unknown> {
  const program = startIn(folder);
  try {
    const seen = await seenBy(program, name);
    expect(seen).toBeDefined();
    return seen;
  } finally {
    program.close();
  }
}
