/** B1: what is damaged inside a row costs that row, and nothing else. */
import { onTestFinished, expect, test } from 'vitest';
import { BLANK_FACE } from '../../../src-shared/face-plan.ts';
import { allSetAside } from '../../support/database/set-aside.ts';
import { changeByHand, newDataFolder, open } from '../../support/database/data-folder.ts';
import { fillHouse } from '../../support/full-house.ts';
import { startIn, type OwnProgram } from '../../support/own-program.ts';
import { enterEveryRoom } from '../../support/rooms.ts';

function started(folder: string): OwnProgram {
  const program = startIn(folder);
  onTestFinished(program.close);
  return program;
}

function damaged(sql: string): { folder: string; program: OwnProgram; ada: number; bo: number } {
  const folder = newDataFolder();
  const { ada, bo } = fillHouse(folder);
  changeByHand(folder, sql);
  return { folder, program: started(folder), ada, bo };
}

test('a house of which nothing is damaged has all its rooms, and nothing to tell', async () => {
  const folder = newDataFolder();
  fillHouse(folder);
  const program = started(folder);
  await enterEveryRoom(program);
  expect(await program.value('database.check')).toMatchObject({ sound: true, unreadable: [] });
  expect(await program.value('database.state')).toEqual({ unreadable: [], isReplaced: false });
  expect(await program.value('problems.recent')).toEqual([]);
});

test('B1: one letter of a match that is being played: the program starts, and everybody has the others', async () => {
  const { program, ada, bo } = damaged(
    "UPDATE matches SET content = replace(content, 'true', 'tpue') || ' ' WHERE duel IS NOT NULL;" +
      "UPDATE matches SET content = replace(content, '\"between\"', 'between') WHERE duel IS NULL AND gauntlet IS NOT NULL;" +
      'UPDATE matches SET content = substr(content, 2) WHERE duel IS NOT NULL',
  );
  await enterEveryRoom(program);
  expect((await program.value('campaign.list', { player: ada })).matches).toHaveLength(1);
  expect((await program.value('campaign.list', { player: bo })).matches).toHaveLength(1);
});

test('W8: the check names the table and the row, and each is recorded once a start and told', async () => {
  const { program, folder, ada } = damaged("UPDATE matches SET content = '{}' WHERE duel IS NOT NULL");
  const row = '00000000-0000-4000-8000-000000000013';
  const { sound, findings, unreadable } = await program.value('database.check');
  expect({ sound, findings }).toEqual({ sound: false, findings: [] });
  expect(unreadable).toEqual([{ table: 'matches', row, why: 'content.id is missing' }]);
  for (let look = 0; look < 3; look++) await program.value('campaign.list', { player: ada });
  expect((await program.value('database.state')).unreadable).toEqual(unreadable);
  const problems = await program.value('problems.recent');
  expect(problems).toMatchObject([{ where: 'rows' }]);
  expect(problems[0]?.message).toContain(`A row of matches (${row}) cannot be read`);
  const kinds = (await program.value('notices.read')).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'rowsUnreadable')).toHaveLength(1);
  program.close();

  const again = started(folder);
  await again.value('campaign.list', { player: ada });
  expect((await again.value('problems.recent')).map(({ where }) => where)).toEqual(['rows', 'rows']);
  const told = (await again.value('notices.read')).map(({ kind }) => kind);
  expect(told.filter((kind) => kind === 'rowsUnreadable')).toHaveLength(1);
});

test('a face that cannot be painted is a blank one, and the player has everything else', async () => {
  const { program, ada } = damaged(
    "UPDATE players SET portrait = '{}', rulebook = 'ninth' WHERE name = 'Ada'",
  );
  await enterEveryRoom(program);
  const players = await program.value('players.list');
  expect(players.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Bo']);
  expect(players.find(({ id }) => id === ada)).toMatchObject({ portrait: BLANK_FACE, rulebook: 'fifth' });
  expect(await program.value('decks.list', { player: ada })).toHaveLength(1);
});

test('of a deck whose newest version is damaged, the one before it is there', async () => {
  const { program, ada } = damaged("UPDATE deck_versions SET content = 'x' WHERE number = 2");
  const [deck] = await program.value('decks.list', { player: ada });
  expect(deck?.version).toBe(2);
  const kept = await program.value('decks.read', { player: ada, deck: deck?.id ?? 0 });
  expect(kept?.deck.entries).toHaveLength(3);
  expect(kept?.deck.comment).toBeUndefined();
});

test('what is changed in such a deck is a version of its own, and the damaged one stays', async () => {
  const { program, ada } = damaged(
    `UPDATE deck_versions SET content = 'x', at = '${new Date().toISOString()}' WHERE number = 2`,
  );
  const [deck] = await program.value('decks.list', { player: ada });
  const kept = await program.value('decks.read', { player: ada, deck: deck?.id ?? 0 });
  if (!kept) throw new Error('The deck is not there.');
  const content = { ...kept.deck, comment: 'third' };
  const saved = await program.value('decks.save', {
    player: ada,
    deck: kept.id,
    content,
    from: kept.revision,
  });
  expect(saved.kind).toBe('done');
  const versions = await program.value('decks.versions', { player: ada, deck: kept.id });
  expect(versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect((await program.value('decks.read', { player: ada, deck: kept.id }))?.deck).toEqual(content);
  expect((await program.value('database.check')).unreadable.map(({ row }) => row)).toContain(`${kept.id}, 2`);
});

test('of a duel without seats nothing is told, and the others are listed', async () => {
  const { program } = damaged(
    `UPDATE duels SET summary = json_remove(summary, '$.seats') WHERE id LIKE '%2';
    UPDATE duels SET summary = '[]' WHERE id LIKE '%3'; UPDATE duels SET setup = '{}' WHERE id LIKE '%4'`,
  );
  await enterEveryRoom(program);
  expect(await program.value('duels.list')).toHaveLength(1);
});

test('a gauntlet whose round cannot be read goes on with the round anew', async () => {
  const { program, ada } = damaged("UPDATE matches SET content = 'null' WHERE gauntlet IS NOT NULL");
  const { gauntlets } = await program.value('campaign.list', { player: ada });
  const [begun] = gauntlets.filter(({ gauntlet }) => gauntlet.state.kind === 'round');
  const id = begun?.gauntlet.id ?? '';
  expect(await program.value('campaign.gauntlet', { gauntlet: id })).toMatchObject({
    value: { gauntlet: { state: { kind: 'between' } } },
  });
});

test.each([
  [
    'matches',
    "player = (SELECT id FROM players WHERE name = 'Bo')",
    "player = (SELECT id FROM players WHERE name = 'Ada')",
  ],
  ['matches', "state = 'lost'", "state = 'duelling'"],
  [
    'gauntlets',
    "player = (SELECT id FROM players WHERE name = 'Bo')",
    "player = (SELECT id FROM players WHERE name = 'Ada')",
  ],
  ['gauntlets', "state = 'lost'", "state = 'round'"],
])("a row of %s that is kept as another than it is (%s) is nobody's", async (table, change, where) => {
  const { program, ada, bo } = damaged(`UPDATE ${table} SET ${change} WHERE ${where}`);
  await enterEveryRoom(program);
  const { unreadable } = await program.value('database.check');
  expect(unreadable.length).toBeGreaterThan(0);
  expect(new Set(unreadable.map((row) => row.table))).toEqual(new Set([table]));
  const rows = unreadable.map(({ row }) => row);
  for (const player of [ada, bo]) {
    const { matches, gauntlets } = await program.value('campaign.list', { player });
    const ids = [...matches.map(({ match }) => match.id), ...gauntlets.map(({ gauntlet }) => gauntlet.id)];
    expect(ids.filter((id) => rows.includes(id))).toEqual([]);
  }
});

test('what is set aside is kept as it was, with what hung on it, and the rest is sound', async () => {
  const { program, folder, ada } = damaged(
    `UPDATE players SET portrait = 'no face' WHERE name = 'Ada';
    UPDATE gauntlets SET content = '[]' WHERE state = 'round';
    UPDATE deck_versions SET content = '{' WHERE deck = (SELECT min(id) FROM decks);
    UPDATE packs SET in_set = 'XXX' WHERE kind = 'starter'`,
  );
  expect(await program.value('database.setAside')).toBe(5);
  expect(await program.value('database.check')).toMatchObject({ sound: true, unreadable: [] });
  expect((await program.value('database.state')).unreadable).toEqual([]);
  expect((await program.value('notices.read')).map(({ kind }) => kind)).toEqual(['duelCutShort']);
  await enterEveryRoom(program);
  expect(await program.value('collection.owned', { player: ada })).not.toEqual([]);
  expect(await program.value('decks.list', { player: ada })).toEqual([]);
  program.close();
  const kept = allSetAside(open(folder).read);
  expect(kept.map(({ part }) => part).toSorted()).toEqual([
    ...['deck_versions', 'deck_versions', 'decks', 'gauntlets', 'packs', 'players'],
  ]);
  expect(kept.find(({ part }) => part === 'players')?.content).toMatchObject({
    row: { portrait: 'no face' },
  });
  expect(kept.find(({ part }) => part === 'gauntlets')?.content).toMatchObject({
    row: { content: '[]' },
    hanging: { matches: [{ state: 'between' }] },
  });
  expect(kept.find(({ part }) => part === 'decks')?.content).toMatchObject({ row: { name: 'Trees' } });
});
