/** What came of duels, through the real socket; and duels that go out as files. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Somebody } from '../../../src-shared/campaign-calls.ts';
import type { DuelOrder } from '../../../src-shared/duels.ts';
import { USUAL_CUSTOMS } from '../../../src-shared/set-up.ts';
import { openClient, type ContractClient } from '../../support/contract-client.ts';
import { orderDuel, value } from '../../support/duel-window.ts';
import { aFace } from '../../support/faces.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { shortJournal } from '../../support/journals.ts';
import { startWebHost, type WebHost } from '../../support/web-host.ts';

const dataFolder = makeFolder();
let host: WebHost;
let client: ContractClient;

async function open(): Promise<void> {
  host = await startWebHost({ dataFolder });
  client = await openClient(host);
}

async function close(): Promise<void> {
  await client.close();
  expect((await host.stop()).remarked).toBe('');
}

beforeAll(open);
afterAll(async () => {
  await close();
  removeFolder(dataFolder);
});

const orderOf = (rulebook: DuelOrder['rulebook'] = 'fifth'): DuelOrder => ({
  ...{ ...USUAL_CUSTOMS, undo: 'never', rulebook, ante: false, seed: 4 },
  seats: [{ player: 'person' }, { player: 'random' }],
});

/** Gives the duel up as soon as it is laid. */
async function lostDuel(rulebook?: DuelOrder['rulebook']): Promise<string> {
  const { duel } = value(await client.call('duels.begin', orderOf(rulebook)));
  await client.call('duels.sit', { duel });
  expect(value(await client.call('table.concede', { duel, seat: 0 }))).toEqual({ kind: 'taken' });
  return duel;
}

const whoPlays = async (): Promise<Somebody> => value(await client.call('players.list'))[0]?.id ?? 'nobody';

const resultsOf = async (player: Somebody = 'nobody', filter = {}) =>
  value(await client.call('campaign.results', { player, filter }));

test('U174: a duel that stands for itself is in the history, and belongs to whoever gets a name first', async () => {
  const duel = await lostDuel();
  const [result, ...others] = await resultsOf();
  expect(others).toEqual([]);
  expect(result).toMatchObject({
    duel,
    rulebook: 'fifth',
    level: 'random',
    outcome: 'lost',
    reason: 'concede',
  });
  const added = value(
    await client.call('players.add', { name: 'Ada', portrait: aFace(), rulebook: 'fifth', holds: 'own' }),
  );
  if (added.kind === 'refused') throw new Error(added.refusal.reason);
  expect(await resultsOf(added.value.id)).toEqual([result]);
  expect(await resultsOf()).toEqual([]);
});

test('what is looked for is found, summed on the play and on the draw, and written as a table', async () => {
  const id = await whoPlays();
  const duel = await lostDuel('m11');
  expect((await resultsOf(id, { rulebook: 'm11' })).map((result) => result.duel)).toEqual([duel]);
  expect(await resultsOf(id, { outcome: 'won' })).toEqual([]);
  const [latest] = await resultsOf(id);
  expect(await resultsOf(id, { until: latest?.at, rulebook: 'm11' })).toEqual([]);
  const sums = value(await client.call('campaign.sums', { player: id, by: 'rulebook' }));
  expect(sums).toHaveLength(2);
  for (const { lost, onThePlay, onTheDraw, wonOnThePlay } of sums)
    expect([lost, onThePlay + onTheDraw <= 1, wonOnThePlay]).toEqual([1, true, 0]);
  expect(value(await client.call('campaign.sums', { player: id, by: 'length' }))).toMatchObject([
    { lost: 2 },
  ]);
  const table = value(await client.call('campaign.csv', { player: id, filter: { rulebook: 'm11' } }));
  expect(table.split('\r\n')).toEqual([
    expect.stringMatching(/^at,rulebook/),
    expect.stringContaining(duel),
    '',
  ]);
});

test('a deleted duel is out of every list and sum until it is brought back, also after a new start', async () => {
  const player = await whoPlays();
  const [first, second] = await resultsOf(player);
  if (!first || !second) throw new Error('Two duels were played.');
  const listed = async () => value(await client.call('duels.list')).map(({ id }) => id);
  expect(value(await client.call('campaign.deleteResults', { player, duels: [first.duel] }))).toBe(1);
  expect(value(await client.call('campaign.deleteResults', { player, duels: [first.duel] }))).toBe(0);
  await close();
  await open();
  expect(await resultsOf(player)).toEqual([second]);
  expect(await listed()).not.toContain(first.duel);
  expect(value(await client.call('campaign.sums', { player, by: 'level' }))).toMatchObject([{ lost: 1 }]);
  expect(value(await client.call('campaign.deletedResults', { player }))).toEqual([first]);
  // Nobody else has it to bring back.
  expect(
    value(await client.call('campaign.bringBackResults', { player: 'nobody', duels: [first.duel] })),
  ).toBe(0);
  expect(value(await client.call('campaign.bringBackResults', { player, duels: [first.duel] }))).toBe(1);
  expect(await resultsOf(player)).toEqual([first, second]);
  expect(await listed()).toContain(first.duel);
});

test('the file of a running duel would show hidden cards: it is refused, and written once the duel is over', async () => {
  const { duel } = value(await client.call('duels.begin', orderOf()));
  await client.call('duels.sit', { duel });
  expect(await client.call('duels.export', { duel })).toMatchObject({
    ok: false,
    refusal: { reason: 'handsHidden' },
  });
  await client.call('table.concede', { duel, seat: 0 });
  expect(value(await client.call('duels.export', { duel }))).toContain('spellchain duel');
  const solo = await orderDuel(client, { ...orderOf(), seats: [{ player: 'person' }, { player: 'person' }] });
  expect(value(await client.call('duels.export', { duel: solo }))).toContain('spellchain duel');
});

test('a journal that no longer leads where it led says so, and is shown up to there', async () => {
  const lines = shortJournal().trimEnd().split('\n');
  const end = JSON.parse(lines.at(-1) ?? '') as { end: { digests: number[] } };
  const other = JSON.stringify({ end: { ...end.end, digests: end.end.digests.with(1, 1) } });
  const text = lines.with(-1, other).join('\n');
  const taken = value(await client.call('duels.import', { text }));
  expect(taken).toMatchObject({ kind: 'kept', replies: 10, lost: 30, isSame: false });
  if (taken.kind !== 'kept') return;
  const { summary, marks } = value(await client.call('duels.replayMarks', { duel: taken.duel }));
  expect([marks.length, summary.imported]).toEqual([11, { lost: 30, isSame: false }]);
  // It is nobody's own duel: it does not count.
  const player = await whoPlays();
  const whole = value(await client.call('duels.import', { text: shortJournal() }));
  expect(whole).toMatchObject({ kind: 'kept', isSame: true });
  expect((await resultsOf(player)).map(({ duel }) => duel)).not.toContain(
    whole.kind === 'kept' ? whole.duel : '',
  );
});
