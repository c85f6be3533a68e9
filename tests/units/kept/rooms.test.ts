/** A player of an earlier version starts this one: every room is there, and every duel can be gone on with or looked at. */
import { expect, onTestFinished, test } from 'vitest';
import { keptCut } from '../../kept/following.ts';
import { GENERATIONS, expectedOf, layOut } from '../../kept/kept.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { startIn } from '../../support/own-program.ts';
import { enterEveryRoom } from '../../support/rooms.ts';

test.each(GENERATIONS)('with what the %s generation has kept', async (generation) => {
  const folder = makeFolder();
  layOut(generation, folder);
  const program = startIn(folder);
  onTestFinished(() => {
    program.close();
    removeFolder(folder);
  });
  await enterEveryRoom(program);
  const duels = await program.value('duels.list');
  expect(duels).toHaveLength(expectedOf(generation).duels.length);
  const cut = keptCut()[generation] ?? {};
  let cutShort = 0;
  for (const { id, result, seats } of duels) {
    const isCut = cut[id] !== undefined;
    const marks = await program.value('duels.replayMarks', { duel: id });
    if (!isCut) expect([id, marks.lost]).toEqual([id, 0]);
    // More than two have no table yet; one that is over and cannot be followed is only looked at.
    if (seats.length > 2 || (isCut && result)) continue;
    if (isCut && marks.lost > 0) cutShort += 1;
    const { view } = await program.value('duels.sit', { duel: id });
    expect([id, view.result?.kind, view.stuck]).toEqual([id, result?.kind, undefined]);
  }
  const check = await program.value('database.check');
  expect([check.sound, check.unreadable]).toEqual([true, []]);
  // Nothing was wrong, and nothing was cut but what these rules cannot follow: that is told.
  const told = (await program.value('notices.read')).map(({ kind }) => kind);
  expect(told.filter((kind) => kind !== 'duelCutShort')).toEqual([]);
  expect(told.length).toBeLessThanOrEqual(cutShort);
  expect((await program.value('problems.recent')).filter(({ where }) => where !== 'duel')).toEqual([]);
});
