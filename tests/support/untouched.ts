/** What holds after anything was damaged, or anything strange was offered. */
import { expect } from 'vitest';
import { makeFolder, removeFolder } from './folders.ts';
import { startIn, type OwnProgram } from './own-program.ts';
import { enterEveryRoom } from './rooms.ts';
import { moveIn, writeWrong, type Template, type WrongRow } from './wrong-rows.ts';

/** All that one player sees. */
export async function seenBy(program: OwnProgram, name: string): Promise<unknown> {
  const player = (await program.value('players.list')).find((one) => one.name === name);
  if (!player) return undefined;
  const { id } = player;
  return {
    player,
    owned: await program.value('collection.owned', { player: id }),
    past: await program.value('collection.history', { player: id }),
    packs: await program.value('packs.list', { player: id }),
    decks: await program.value('decks.list', { player: id }),
    campaigns: await program.value('campaign.list', { player: id }),
    results: await program.value('campaign.results', { player: id }),
  };
}

/** Tells whether anything was wrong at all. */
export async function holdsWithout(house: Template, bystander: unknown, wrong: WrongRow): Promise<boolean> {
  const folder = makeFolder();
  try {
    moveIn(house, folder);
    if (!writeWrong(folder, house.bo, wrong)) return false;
    await holdsIn(folder, bystander);
    return true;
  } finally {
    removeFolder(folder);
  }
}

/** The program starts, every room can be entered, whoever stands by has all; and again once the damage is set aside. */
async function holdsIn(folder: string, bystander: unknown): Promise<void> {
  const program = startIn(folder);
  try {
    await enterEveryRoom(program);
    expect(await seenBy(program, 'Bo')).toEqual(bystander);
    const { unreadable } = await program.value('database.check');
    const set = await program.value('database.setAside');
    expect(set).toBeGreaterThanOrEqual(unreadable.length);
    expect(await program.value('database.check')).toMatchObject({ sound: true, unreadable: [] });
    if (set === 0) return;
    await enterEveryRoom(program);
    expect(await seenBy(program, 'Bo')).toEqual(bystander);
  } finally {
    program.close();
  }
}
