/** Files with all that a player has, with something wrong in them. */
import { expect } from 'vitest';
import type { CollectionBackup } from '../../src-main/collection/files/backup.ts';
import type { PlayerId } from '../../src-shared/collection.ts';
import { openConnection } from '../../src-main/collection/database/handles.ts';
import { placesIn } from '../../src-main/collection/database/places.ts';
import { makeFolder, removeFolder } from './folders.ts';
import { startIn, type OwnProgram } from './own-program.ts';
import { enterEveryRoom } from './rooms.ts';
import { seenBy } from './untouched.ts';
import { moveIn, type Template } from './wrong-rows.ts';
import { wrongText, type Wrongness } from './wrong-values.ts';

/** Ada's. */
export async function playerFile({ folder, ada }: Template): Promise<string> {
  const program = startIn(folder);
  const file = await program.value('collection.backUp', { player: ada });
  program.close();
  if (file === null) throw new Error('Ada is not there.');
  return file;
}

/** Tells whether it was taken over. */
export async function holdsWithFile(house: Template, file: string, wrongness: Wrongness): Promise<boolean> {
  const folder = makeFolder();
  moveIn(house, folder);
  try {
    return await offered(folder, wrongText(file, wrongness));
  } finally {
    removeFolder(folder);
  }
}

async function offered(folder: string, text: string): Promise<boolean> {
  const before = rowsIn(folder);
  let program = startIn(folder);
  try {
    const seen = await everybody(program);
    const settled = await program.value('collection.restore', { text });
    if (settled.kind === 'refused') expect(rowsIn(folder)).toEqual(before);
    else expect(await heldBy(program, settled.value.id)).toEqual(countsIn(text));
    expect(await everybody(program)).toEqual(seen);
    await enterEveryRoom(program);
    program.close();
    program = startIn(folder);
    expect(await everybody(program)).toEqual(seen);
    await enterEveryRoom(program);
    expect(await program.value('database.check')).toMatchObject({ sound: true, unreadable: [] });
    return settled.kind === 'done';
  } finally {
    program.close();
  }
}

/** Taken over whole: as much of everything as the file has. */
export function countsIn(text: string): unknown {
  const { changes, marks, packs, decks, past } = JSON.parse(text) as CollectionBackup;
  const { gauntlets = [], matches = [], results = [], duels = [] } = past ?? {};
  return {
    changes: changes.map(({ cards }) => cards.length),
    decks: decks.map(({ versions }) => versions.length),
    ...{ marks: marks.length, packs: packs.length },
    ...{ gauntlets: gauntlets.length, matches: matches.length, results: results.length },
    duels: duels.map(({ replies }) => replies.length),
  };
}

const heldBy = async (program: OwnProgram, player: PlayerId): Promise<unknown> =>
  countsIn((await program.value('collection.backUp', { player })) ?? '');

const everybody = async (program: OwnProgram): Promise<unknown> => [
  await seenBy(program, 'Ada'),
  await seenBy(program, 'Bo'),
];

/** Every row of every table, save what the program notes for itself. */
function rowsIn(folder: string): unknown {
  const { sqlite, close } = openConnection(placesIn(folder).file);
  try {
    const tables = sqlite
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('problems', 'sqlite_sequence')",
      )
      .pluck()
      .all() as string[];
    return tables.map((table) => [table, sqlite.prepare(`SELECT * FROM ${table}`).all()]);
  } finally {
    close();
  }
}
