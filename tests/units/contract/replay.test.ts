/** Kept duels looked at again, through the real socket. */
import Sqlite from 'better-sqlite3';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { DuelOrder, PlayerKind } from '../../../src-shared/duels.ts';
import type { TableView } from '../../../src-shared/table.ts';
import { USUAL_CUSTOMS } from '../../../src-shared/set-up.ts';
import { openClient, type ContractClient } from '../../support/contract-client.ts';
import { orderDuel, sayNext, sitAt, untilAsked, value, type DuelWindow } from '../../support/duel-window.ts';
import { makeFolder, removeFolder } from '../../support/folders.ts';
import { startWebHost, type WebHost } from '../../support/web-host.ts';
import { comeIn } from '../../support/web-talk.ts';

let host: WebHost;
let client: ContractClient;
let cookie: string;
const dataFolder = makeFolder();

beforeAll(async () => {
  host = await startWebHost({ dataFolder });
  cookie = await comeIn(host);
  client = await openClient(host, { cookie });
  value(await client.call('preferences.change', { pace: 'atOnce', attention: 'everything' }));
});
afterAll(async () => {
  await client.close();
  expect((await host.stop()).remarked).toBe('');
  removeFolder(dataFolder);
});

const orderOf = (...players: PlayerKind[]): DuelOrder => ({
  rulebook: 'fifth',
  seats: players.map((player, seat) => ({
    player,
    deck: { kind: 'ready', name: seat === 0 ? 'Ember Hall' : 'Cinder and Thorn' },
  })),
  seed: 11,
  ...USUAL_CUSTOMS,
  undo: 'always',
  ante: false,
});

/** What a replay can know of a view: not what was asked, nor what somebody had said about being asked. */
function laidOpen(view: TableView): Partial<TableView> {
  const {
    prompt: _,
    waiting: __,
    destination: ___,
    yields: ____,
    canUndo: _____,
    faces: ______,
    ...rest
  } = view;
  return rest;
}

/** Plays on until it is asked so often, or the duel is over. */
async function playOn(window: DuelWindow, decisions: number, look = (_view: TableView) => {}): Promise<void> {
  let prompt = await untilAsked(window);
  for (let asked = 0; prompt && asked < decisions; asked++) {
    look(window.view);
    await sayNext(window, prompt, asked);
    prompt = await untilAsked(window, prompt.decision);
  }
  look(window.view);
}

async function untilOver(window: DuelWindow): Promise<void> {
  await untilAsked(window, Number.MAX_SAFE_INTEGER);
}

const marksOf = async (duel: string) => value(await client.call('duels.replayMarks', { duel }));

test('every view that the table has shown is found again, in its order', async () => {
  const window = await sitAt(host, orderOf('person', 'person'), cookie);
  const shown: Partial<TableView>[] = [];
  await playOn(window, 45, (view) => shown.push(laidOpen(view)));
  const { duel } = window;
  const { marks, lost, viewers } = await marksOf(duel);
  expect(lost).toBe(0);
  expect(viewers).toEqual([0, 1, 'both']);
  expect(marks.map(({ place }) => place)).toEqual(marks.map((_, place) => place));
  let place = 0;
  for (const view of shown) {
    for (;;) {
      expect(place, 'a view that no place shows').toBeLessThan(marks.length);
      const replayed = value(await client.call('duels.replayAt', { duel, place, viewer: 'both' }));
      if (JSON.stringify(sorted(laidOpen(replayed))) === JSON.stringify(sorted(view))) break;
      place += 1;
    }
  }
  await window.client.close();
});

/** Differences put keys where they come. */
function sorted(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(sorted);
  if (typeof tree !== 'object' || tree === null) return tree;
  const entries = Object.entries(tree as Record<string, unknown>).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]),
  );
}

test('marks tell turn, step and what happened, as the log has told it', async () => {
  const window = await sitAt(host, orderOf('random', 'random'), cookie);
  await untilOver(window);
  const { marks } = value(await client.call('duels.replayMarks', { duel: window.duel, viewer: 'both' }));
  const kinds = marks.flatMap(({ news }) => news?.events.map(({ kind }) => kind) ?? []);
  expect(kinds).toEqual(window.events.map(({ kind }) => kind));
  expect(marks.at(-1)?.news?.events.some(({ kind }) => kind === 'ended')).toBe(true);
  const turns = marks.map(({ turn }) => turn);
  expect(turns).toEqual(turns.toSorted((one, other) => one - other));
  await window.client.close();
});

test('of one hand the other is hidden, and both lie open where both may be seen', async () => {
  const window = await sitAt(host, orderOf('random', 'random'), cookie);
  await untilOver(window);
  const { duel } = window;
  const seen = async (viewer: 0 | 1 | 'both') => {
    const view = value(await client.call('duels.replayAt', { duel, place: 4, viewer }));
    return view.players.map(({ hand }) => hand.filter((card) => view.cards[card]).length > 0);
  };
  expect(await seen(0)).toEqual([true, false]);
  expect(await seen(1)).toEqual([false, true]);
  expect(await seen('both')).toEqual([true, true]);
  await window.client.close();
});

test('a duel against a wizard that is not over shows the player’s hand alone, and nothing that judges both', async () => {
  const window = await sitAt(host, orderOf('person', 'random'), cookie);
  await playOn(window, 5);
  const { duel } = window;
  expect((await marksOf(duel)).viewers).toEqual([0]);
  const hidden = { ok: false, refusal: { reason: 'handsHidden', detail: 'handsHidden' } };
  expect(await client.call('duels.replayAt', { duel, place: 1, viewer: 'both' })).toEqual(hidden);
  expect(await client.call('duels.replayAt', { duel, place: 1, viewer: 1 })).toEqual(hidden);
  expect(await client.call('duels.replayMarks', { duel, viewer: 'both' })).toEqual(hidden);
  expect(await client.call('duels.chances', { duel, seat: 0 })).toEqual(hidden);
  const branch = await client.call('duels.branch', { duel, place: 1, seats: ['person', 'person'] });
  expect(branch).toEqual(hidden);
  const view = value(await client.call('duels.replayAt', { duel, place: 1, viewer: 0 }));
  expect(view.players[1]?.hand.some((card) => view.cards[card])).toBe(false);
  await window.client.close();
});

test('chances run from the beginning to certainty, with the events that turned the duel', async () => {
  const window = await sitAt(host, orderOf('random', 'random'), cookie);
  await untilOver(window);
  const { result } = window.view;
  for (const seat of [0, 1]) {
    const id = 5_000 + seat;
    window.client.say(
      JSON.stringify({ kind: 'call', id, name: 'duels.chances', input: { duel: window.duel, seat } }),
    );
    const progress = await window.client.take((said) => said.kind === 'progress' && said.id === id);
    expect(progress).toMatchObject({ progress: { total: (await marksOf(window.duel)).marks.length - 1 } });
    const said = await window.client.take((one) => one.kind === 'outcome' && one.id === id);
    if (said.kind !== 'outcome') throw new Error('No outcome came.');
    const { points, turningPoints } = value(said.outcome) as {
      points: { place: number; chance: number }[];
      turningPoints: { from: number; place: number; before: number; after: number; news?: object }[];
    };
    expect(points.length).toBeGreaterThan(5);
    expect(points.length).toBeLessThanOrEqual(200);
    expect(points[0]?.place).toBe(0);
    const won = result?.kind === 'won' ? Number(result.seats.includes(seat)) : 0.5;
    expect(points.at(-1)?.chance).toBe(won);
    expect(turningPoints.length).toBeGreaterThan(0);
    for (const { from, place, before, after, news } of turningPoints) {
      expect(from).toBeLessThan(place);
      expect(Math.abs(after - before)).toBeGreaterThanOrEqual(0.08);
      expect(points.find((point) => point.place === place)?.chance).toBe(after);
      expect(news).toBeDefined();
    }
  }
  await window.client.close();
});

test('chances that nobody waits for any more are called off', async () => {
  const window = await sitAt(host, orderOf('random', 'random'), cookie);
  await untilOver(window);
  const call = { kind: 'call', id: 7_000, name: 'duels.chances', input: { duel: window.duel, seat: 0 } };
  window.client.sayTogether(JSON.stringify(call), JSON.stringify({ kind: 'cancel', id: 7_000 }));
  const said = await window.client.take((one) => one.kind === 'outcome' && one.id === 7_000);
  expect(said).toMatchObject({ outcome: { ok: false, refusal: { reason: 'cancelled' } } });
  expect((await client.call('duels.chances', { duel: window.duel, seat: 1 })).ok).toBe(true);
  await window.client.close();
});

test('from any place another duel goes on, and the old one stays as it is', async () => {
  const first = await sitAt(host, orderOf('random', 'random'), cookie);
  await untilOver(first);
  const { marks } = await marksOf(first.duel);
  const place = Math.floor(marks.length / 2);
  const there = value(await client.call('duels.replayAt', { duel: first.duel, place, viewer: 0 }));
  const { duel } = value(
    await client.call('duels.branch', { duel: first.duel, place, seats: ['person', 'random'] }),
  );
  expect(duel).not.toBe(first.duel);
  const summary = value(await client.call('duels.list')).find(({ id }) => id === duel);
  expect(summary).toMatchObject({ branch: { duel: first.duel, place }, turn: there.turn });
  expect(summary?.seats.map(({ player }) => player)).toEqual(['person', 'random']);
  expect(summary?.result).toBeUndefined();

  const replayed = value(await client.call('duels.replayAt', { duel, place, viewer: 0 }));
  expect(replayed.players.map(({ life, library }) => [life, library])).toEqual(
    there.players.map(({ life, library }) => [life, library]),
  );
  expect(replayed.battlefield).toEqual(there.battlefield);

  const second = await sitAt(host, duel, cookie);
  expect(second.view.canUndo).toBe(false);
  await playOn(second, 6);
  expect((await marksOf(duel)).marks.length).toBeGreaterThan(place + 1);
  expect((await marksOf(first.duel)).marks.length).toBe(marks.length);
  await first.client.close();
  await second.client.close();
});

test('where it is over, or was never, nothing goes on', async () => {
  const window = await sitAt(host, orderOf('random', 'random'), cookie);
  await untilOver(window);
  const { duel } = window;
  const end = (await marksOf(duel)).marks.length - 1;
  for (const place of [end, end + 1])
    expect(await client.call('duels.branch', { duel, place, seats: ['person', 'random'] })).toMatchObject({
      ok: false,
      refusal: { reason: 'noSuchPlace' },
    });
  expect(await client.call('duels.replayAt', { duel, place: end + 1, viewer: 0 })).toMatchObject({
    ok: false,
    refusal: { reason: 'noSuchPlace' },
  });
  expect(await client.call('duels.replayMarks', { duel: duel.replaceAll(/[0-9]/g, '0') })).toMatchObject({
    ok: false,
    refusal: { reason: 'noSuchDuel' },
  });
  await window.client.close();
});

test('a journal that cannot be played to its end says so, is shown up to there, and keeps its replies', async () => {
  const window = await sitAt(host, orderOf('random', 'random'), cookie);
  await untilOver(window);
  await window.client.close();
  const { duel } = window;
  const before = (await marksOf(duel)).marks.length;
  const database = new Sqlite(join(dataFolder, 'database', 'spellchain.sqlite3'));
  const rows = () =>
    database
      .prepare('SELECT count(*) AS count FROM duel_replies JOIN duels ON duel = number WHERE id = ?')
      .get(duel) as { count: number };
  const count = rows().count;
  database
    .prepare(
      `UPDATE duel_replies SET reply = '{"kind":"lineUp","blockers":[999]}'
       WHERE place = 10 AND duel = (SELECT number FROM duels WHERE id = ?)`,
    )
    .run(duel);
  // Another duel in between, so that this one is laid anew.
  await orderDuel(client, orderOf('random', 'random')).then(marksOf);
  const cut = await marksOf(duel);
  expect(cut.marks.length).toBe(11);
  expect(cut.lost).toBe(before - 11);
  expect(value(await client.call('duels.replayAt', { duel, place: 10, viewer: 0 })).turn).toBeGreaterThan(0);
  expect(rows().count).toBe(count);
  database.close();
});

const openMarksOf = async (duel: string) =>
  value(await client.call('duels.replayMarks', { duel, viewer: 'both' }));
const openAt = async (duel: string, place: number) =>
  value(await client.call('duels.replayAt', { duel, place, viewer: 'both' }));

test('B4: a duel that would be played otherwise today is looked at as it was, and without its film up to there', async () => {
  const window = await sitAt(host, orderOf('random', 'random'), cookie);
  await untilOver(window);
  await window.client.close();
  const { duel } = window;
  const before = (await openMarksOf(duel)).marks;
  const last = await openAt(duel, before.length - 1);
  const database = new Sqlite(join(dataFolder, 'database', 'spellchain.sqlite3'));
  onTestFinished(() => void database.close());
  const ofDuel = 'duel = (SELECT number FROM duels WHERE id = ?)';
  const films = database.prepare(`SELECT count(*) FROM duel_films WHERE ${ofDuel}`).pluck();
  await expect.poll(() => films.get(duel)).toBe(1);
  const looks = database
    .prepare(`SELECT place FROM duel_digests WHERE ${ofDuel} ORDER BY place`)
    .all(duel) as { place: number }[];
  const [sure, other] = looks.slice(looks.length / 2).map(({ place }) => place);
  if (sure === undefined || other === undefined) throw new Error('There are too few looks.');
  expect(looks.at(-1)?.place).toBe(before.length - 1);
  expect(other - sure).toBeLessThanOrEqual(20);
  // As if another version had played it.
  database
    .prepare(`UPDATE duel_digests SET digest = digest + 1 WHERE place = ? AND ${ofDuel}`)
    .run(other, duel);
  const lookElsewhere = () => orderDuel(client, orderOf('random', 'random')).then(marksOf);
  await lookElsewhere();
  const filmed = await openMarksOf(duel);
  expect([filmed.marks, filmed.lost, filmed.follows]).toEqual([before, 0, sure]);
  expect(await openAt(duel, before.length - 1)).toEqual(last);
  expect(
    await client.call('duels.branch', { duel, place: sure + 1, seats: ['person', 'random'] }),
  ).toMatchObject({
    refusal: { reason: 'noSuchPlace' },
  });

  database.prepare(`DELETE FROM duel_films WHERE ${ofDuel}`).run(duel);
  await lookElsewhere();
  const cut = await marksOf(duel);
  expect([cut.marks.length, cut.lost, cut.follows]).toEqual([sure + 1, before.length - 1 - sure, sure]);
  expect(value(await client.call('duels.replayAt', { duel, place: sure, viewer: 0 })).duel).toBe(duel);
  expect(await client.call('duels.replayAt', { duel, place: sure + 1, viewer: 0 })).toMatchObject({
    refusal: { reason: 'noSuchPlace' },
  });
  const text = value(await client.call('duels.export', { duel }));
  const taken = value(await client.call('duels.import', { text: text ?? '' }));
  expect(taken).toMatchObject({ kind: 'kept', replies: sure, lost: 0 });
  if (taken.kind === 'kept') expect((await marksOf(taken.duel)).lost).toBe(0);
});

test('a hint is a reply that the table takes, and nothing when the duel has gone on', async () => {
  const window = await sitAt(host, orderOf('person', 'random'), cookie);
  const { duel } = window;
  for (let asked = 0; asked < 6; asked++) {
    const prompt = await untilAsked(window);
    if (!prompt) throw new Error('Nothing is asked.');
    const { decision } = prompt;
    const hint = value(await client.call('table.hint', { duel, decision }));
    if (!hint) throw new Error('There was no hint.');
    const answered = value(
      await window.client.call('table.answer', { duel, decision, reply: hint.reply, sure: true }),
    );
    expect(answered).toEqual({ kind: 'taken' });
    expect(value(await client.call('table.hint', { duel, decision }))).toBeNull();
    await untilAsked(window, decision);
  }
  await window.client.close();
});
