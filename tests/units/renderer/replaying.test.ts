/** A kept duel as its room shows it again, asked of a real program. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { across, down, GRAPH, lineOf, turnsIn } from '../../../src-renderer/table/replay/graph.ts';
import { Judging } from '../../../src-renderer/table/replay/judging.svelte.ts';
import { Replaying } from '../../../src-renderer/table/replay/replaying.svelte.ts';
import type { CallOptions } from '../../../src-renderer/program/calls-under-way.ts';
import { DEFAULT_PREFERENCES } from '../../../src-shared/preferences.ts';
import type { ChancePoint, ReplayMark, Viewer } from '../../../src-shared/replay.ts';
import { fillWithPast, resultOf } from '../../support/past.ts';
import { openWindow, type Window } from './window-program.ts';

const { duel } = resultOf(0);

let window: Window;
let replay: Replaying;

beforeEach(async () => {
  window = openWindow((folder) => {
    fillWithPast(folder, 1);
  });
  replay = new Replaying(window.client, duel, () => DEFAULT_PREFERENCES);
  await replay.open();
});

const viewAt = (place: number, viewer: Viewer) => window.value('duels.replayAt', { duel, place, viewer });

/** Where turns begin. */
const begins = (): number[] =>
  replay.marks.flatMap(({ turn, place }, at) =>
    at === 0 || replay.marks[at - 1]?.turn !== turn ? [place] : [],
  );

test('it opens at its beginning, from the chair of whoever played here', async () => {
  expect([replay.place, replay.viewer, replay.end]).toEqual([0, 0, replay.marks.length - 1]);
  expect(replay.end).toBeGreaterThan(3);
  expect(replay.desk.sitting.view).toEqual(await viewAt(0, 0));
  expect([replay.mark, replay.isOver, replay.isFilmed, replay.isPlaying]).toEqual([
    replay.marks[0],
    false,
    false,
    false,
  ]);
});

test('it can be opened from another chair', async () => {
  const other = new Replaying(window.client, duel, () => DEFAULT_PREFERENCES);
  await other.open('both');
  expect([other.viewer, other.desk.sitting.view]).toEqual(['both', await viewAt(0, 'both')]);
});

describe('going there', () => {
  test('shows the place with the log up to it, and no place beyond the ends', async () => {
    await replay.goTo(3);
    expect(replay.desk.sitting.view).toEqual(await viewAt(3, 0));
    expect(replay.desk.sitting.log).toEqual(replay.marks.slice(0, 4).flatMap(({ news }) => news ?? []));
    await replay.goTo(10_000);
    expect([replay.place, replay.isOver]).toEqual([replay.end, true]);
    await replay.goTo(-1);
    expect([replay.place, replay.isOver]).toEqual([0, false]);
    expect(replay.desk.sitting.log).toEqual(replay.marks.slice(0, 1).flatMap(({ news }) => news ?? []));
  });

  test('counts for the latest wish, and asks for no view twice', async () => {
    const asked = vi.spyOn(window.client, 'call');
    await Promise.all([replay.goTo(1), replay.goTo(2), replay.goTo(4)]);
    expect([replay.place, replay.desk.sitting.view]).toEqual([4, await viewAt(4, 0)]);
    const before = asked.mock.calls.length;
    await replay.goTo(1);
    await replay.goTo(4);
    expect(asked.mock.calls.length).toBe(before);
    replay.viewer = 'both';
    await replay.goTo(4);
    expect(replay.desk.sitting.view).toEqual(await viewAt(4, 'both'));
  });

  test('one step on moves as it did at the table; any other is there at once', async () => {
    const heard: unknown[] = [];
    replay.desk.sitting.hears = (news) => heard.push(news);
    const place = replay.marks.findIndex(({ news }, at) => at > 0 && news !== undefined);
    await replay.goTo(place - 1);
    heard.length = 0;
    await replay.goTo(place);
    expect(heard).toEqual([replay.marks[place]?.news]);
    await replay.goTo(place - 1);
    await replay.goTo(Math.min(place + 1, replay.end));
    expect(heard).toHaveLength(1);
  });
});

test('steps lead on and back, and from turn to turn', async () => {
  replay.step(1);
  replay.step(1);
  replay.step(-1);
  expect(replay.place).toBe(1);
  const [first = 0, second = 0, third = replay.end] = begins();
  replay.stepTurn(1);
  expect(replay.place).toBe(second > 1 ? second : third);
  await replay.goTo(second + 1);
  replay.stepTurn(-1);
  expect(replay.place).toBe(second);
  replay.stepTurn(-1);
  expect(replay.place).toBe(first);
  await replay.goTo(begins().at(-1) ?? 0);
  replay.stepTurn(1);
  expect(replay.place).toBe(replay.end);
});

describe('played by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return () => vi.useRealTimers();
  });

  /** Until what was asked of the program is there. */
  const answered = async (): Promise<void> => {
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  };
  /** Steps that begin, and what is said: nothing of it lies on the table. */
  const isQuiet = ({ news }: ReplayMark): boolean =>
    news?.events.every(({ kind }) => kind === 'stepBegan') ?? true;
  const isSeen = ({ news }: ReplayMark): boolean =>
    news?.events.some(({ kind }) => ['moved', 'announced', 'turnBegan'].includes(kind)) ?? false;

  test.each([
    ['slow', 1_800],
    ['normal', 900],
    ['fast', 300],
  ] as const)(
    '%s, it rests where something is seen, and eight times shorter elsewhere',
    async (speed, rest) => {
      for (const [place, length] of [
        [replay.marks.findIndex(isSeen), rest],
        [replay.marks.findIndex(isQuiet), Math.floor(rest / 8)],
      ] as const) {
        await replay.goTo(place);
        replay.speed = speed;
        replay.play();
        vi.advanceTimersByTime(length - 1);
        await answered();
        expect(replay.place).toBe(place);
        vi.advanceTimersByTime(1);
        await answered();
        expect(replay.place).toBe(place + 1);
        replay.pause();
      }
    },
  );

  test('it goes on until it is paused or over, and then begins anew', async () => {
    replay.play();
    for (let step = 0; step < 3; step++) {
      vi.advanceTimersByTime(900);
      await answered();
    }
    expect([replay.place, replay.isPlaying]).toEqual([3, true]);
    replay.pause();
    vi.runAllTimers();
    await answered();
    expect([replay.place, replay.isPlaying]).toEqual([3, false]);
    await replay.goTo(replay.end - 1);
    replay.play();
    vi.advanceTimersByTime(900);
    await answered();
    expect([replay.place, replay.isPlaying]).toEqual([replay.end, false]);
    replay.play();
    await answered();
    expect([replay.place, replay.isPlaying]).toEqual([0, true]);
    replay.leave();
    expect(replay.isPlaying).toBe(false);
  });
});

test('once it is left nothing is shown any more', async () => {
  const { view } = replay.desk.sitting;
  replay.leave();
  await replay.goTo(3);
  expect(replay.desk.sitting.view).toBe(view);
});

test('a duel that is none is told; of a lost line the shell tells', async () => {
  const none = new Replaying(window.client, resultOf(7).duel, () => DEFAULT_PREFERENCES);
  await none.open();
  expect([none.desk.sitting.refusal?.reason, none.end, none.mark, none.isOver]).toEqual([
    'noSuchDuel',
    0,
    undefined,
    false,
  ]);
  const { view } = replay.desk.sitting;
  window.breakLine();
  await replay.goTo(2);
  expect([replay.desk.sitting.refusal, replay.desk.sitting.view]).toEqual([undefined, view]);
});

describe('the chances', () => {
  test('are judged for a seat, the latest last', async () => {
    const judging = new Judging(window.client, duel);
    const first = judging.judge(0);
    expect(judging.state).toEqual({ kind: 'running', progress: undefined });
    await Promise.all([first, judging.judge(1)]);
    expect([judging.seat, judging.state?.kind]).toEqual([1, 'done']);
  });

  test('tell how far they have come, as long as they are wanted', async () => {
    const answered = Promise.withResolvers<{ ok: true; value: never }>();
    const listening: (CallOptions['onProgress'] | undefined)[] = [];
    const call = vi.spyOn(window.client, 'call').mockImplementation((_name, _input, options) => {
      listening.push(options?.onProgress);
      return answered.promise;
    });
    const judging = new Judging(window.client, duel);
    const first = judging.judge(0);
    listening[0]?.({ done: 3, total: 9 });
    expect(judging.state).toEqual({ kind: 'running', progress: { done: 3, total: 9 } });
    const second = judging.judge(1);
    listening[0]?.({ done: 4, total: 9 });
    expect(judging.state).toEqual({ kind: 'running', progress: undefined });
    answered.resolve({ ok: true, value: [] as never });
    await Promise.all([first, second]);
    expect(judging.state).toEqual({ kind: 'done', chances: [] });
    call.mockRestore();
  });

  test('that are stopped are told as stopped', async () => {
    const judging = new Judging(window.client, duel);
    const judged = judging.judge(0);
    judging.stop();
    await judged;
    expect(judging.state).toEqual({ kind: 'refused', refusal: { reason: 'cancelled' } });
  });

  const points = [
    [0, 1, 0.5],
    [10, 1, 0.75],
    [20, 2, 0],
  ].map(([place = 0, turn = 0, chance = 0]): ChancePoint => ({ place, turn, step: 'main1', chance }));

  test('are a line from left to right, that stays until the next place', () => {
    expect([across(0, 20), across(10, 20), across(20, 20), across(3, 0)]).toEqual([
      0,
      GRAPH.width / 2,
      GRAPH.width,
      3 * GRAPH.width,
    ]);
    expect([down(1), down(0), down(0.25)]).toEqual([0, GRAPH.height, 0.75 * GRAPH.height]);
    expect(lineOf(points, 20)).toBe('M0.0 70.0H300.0V35.0H600.0V140.0');
    expect(turnsIn(points).map(({ place }) => place)).toEqual([0, 20]);
  });
});
