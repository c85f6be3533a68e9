import { describe, expect, test } from 'vitest';
import type { Database } from '../../../src-main/collection/database/database.ts';
import type { DuelJournal } from '../../../src-main/collection/duels/journal.ts';
import { changeByHand, newDataFolder, open } from '../../support/database/data-folder.ts';
import { timed } from '../../support/processor.ts';
import { newDuel, repliesAt, replyAt, stateAfter, summaryOf, timeAt } from '../../support/database/duels.ts';

const RESULT = { kind: 'draw', why: 'together' } as const;

function openNew(): Database {
  return open(newDataFolder());
}

/** A running duel of that many replies, with a state after every tenth. */
function play(duels: DuelJournal, id: string, replies: number): void {
  duels.begin(newDuel(id));
  for (let place = 0; place < replies; place++) {
    const snapshot = (place + 1) % 10 === 0 ? stateAfter(place + 1) : undefined;
    duels.append(summaryOf(id, { decisions: place + 1 }), place, [replyAt(place)], snapshot);
  }
}

/** A folder with a closed database of two duels, of which the first was changed by hand. */
function damaged(sql: string): Database {
  const folder = newDataFolder();
  const database = open(folder);
  play(database.duels, 'one', 35);
  play(database.duels, 'two', 3);
  database.close();
  changeByHand(folder, sql);
  return open(folder);
}

describe('a duel', () => {
  test('that has begun is there before anybody has decided anything', () => {
    const { duels } = openNew();
    duels.begin(newDuel('one'));
    expect(duels.read('one')).toEqual({ ...newDuel('one'), replies: [] });
    expect(duels.list()).toEqual([summaryOf('one')]);
  });

  test('is there to the last reply after the database was closed and opened again', () => {
    const folder = newDataFolder();
    const first = open(folder);
    play(first.duels, 'one', 25);
    first.close();
    expect(open(folder).duels.read('one')).toEqual({
      ...newDuel('one'),
      summary: summaryOf('one', { decisions: 25 }),
      replies: repliesAt(0, 25),
      snapshot: { place: 20, duel: stateAfter(20) },
    });
  });

  test('of an earlier version, whose wizard had another name, opens with the level that she is now', () => {
    const folder = newDataFolder();
    const first = open(folder);
    first.duels.begin(newDuel('one'));
    first.close();
    changeByHand(folder, 'UPDATE duels SET summary = replace(summary, \'"magician"\', \'"sensible"\')');
    const { duels } = open(folder);
    expect(duels.list()).toEqual([summaryOf('one')]);
    expect(duels.read('one')?.summary.seats.map(({ player }) => player)).toContain('magician');
  });

  test('that is not there cannot be read, and forgetting it does no harm', () => {
    const { duels } = openNew();
    expect(duels.read('none')).toBeUndefined();
    duels.forget('none');
    expect(duels.list()).toEqual([]);
  });

  test('cannot begin twice', () => {
    const { duels } = openNew();
    duels.begin(newDuel('one'));
    expect(() => {
      duels.begin(newDuel('one'));
    }).toThrow('UNIQUE');
    expect(duels.list()).toHaveLength(1);
  });

  test('that is forgotten takes its replies and states along, and those of no other', () => {
    const { duels, read } = openNew();
    play(duels, 'one', 25);
    play(duels, 'two', 12);
    duels.forget('one');
    expect(duels.read('one')).toBeUndefined();
    expect(duels.read('two')?.replies).toEqual(repliesAt(0, 12));
    expect(read.first('SELECT count(*) AS rows FROM duel_replies')).toEqual({ rows: 12 });
    expect(read.first('SELECT count(*) AS rows FROM duel_snapshots')).toEqual({ rows: 1 });
  });
});

describe('append', () => {
  test('writes several replies, the summary and a state at once', () => {
    const { duels } = openNew();
    duels.begin(newDuel('one'));
    const summary = summaryOf('one', { decisions: 3, turn: 2, changed: timeAt(9) });
    duels.append(summary, 0, repliesAt(0, 3), stateAfter(3));
    expect(duels.read('one')).toEqual({
      ...newDuel('one'),
      summary,
      replies: repliesAt(0, 3),
      snapshot: { place: 3, duel: stateAfter(3) },
    });
  });

  test.each([0, 1, 3, -1])('refuses place %i where 2 comes next, and changes nothing', (place) => {
    const { duels } = openNew();
    duels.begin(newDuel('one'));
    duels.append(summaryOf('one', { decisions: 2 }), 0, repliesAt(0, 2));
    const before = duels.read('one');
    expect(() => {
      duels.append(summaryOf('one', { decisions: 9 }), place, repliesAt(2, 3), stateAfter(3));
    }).toThrow(`Reply ${place} of duel one where 2 comes next`);
    expect(duels.read('one')).toEqual(before);
  });

  test('that fails halfway has written none of it', () => {
    const { duels } = openNew();
    duels.begin(newDuel('one'));
    const before = duels.read('one');
    const summary = summaryOf('one', { decisions: 3 });
    expect(() => {
      duels.append(summary, 0, [replyAt(0), undefined, replyAt(2)]);
    }).toThrow();
    expect(() => {
      duels.append(summary, 0, repliesAt(0, 2), { endless: 1n });
    }).toThrow();
    expect(duels.read('one')).toEqual(before);
  });

  test('refuses a duel that never began', () => {
    const { duels } = openNew();
    expect(() => {
      duels.append(summaryOf('none'), 0, repliesAt(0, 1));
    }).toThrow('There is no duel none');
  });

  test('keeps the latest two states', () => {
    const { duels, read } = openNew();
    play(duels, 'one', 47);
    expect(read.all('SELECT place FROM duel_snapshots ORDER BY place')).toEqual([
      { place: 30 },
      { place: 40 },
    ]);
  });

  test('puts a state at the place of another in its stead', () => {
    const { duels } = openNew();
    duels.begin(newDuel('one'));
    duels.append(summaryOf('one'), 0, repliesAt(0, 1), 'first');
    duels.append(summaryOf('one'), 1, [], 'second');
    expect(duels.read('one')?.snapshot).toEqual({ place: 1, duel: 'second' });
  });
});

describe('takeBack', () => {
  test('leaves the replies and states before that place, and another future can follow', () => {
    const { duels } = openNew();
    play(duels, 'one', 25);
    const summary = summaryOf('one', { decisions: 18, changed: timeAt(5) });
    duels.takeBack(summary, 18);
    expect(duels.read('one')).toEqual({
      ...newDuel('one'),
      summary,
      replies: repliesAt(0, 18),
      snapshot: { place: 10, duel: stateAfter(10) },
    });
    duels.append(summaryOf('one', { decisions: 19 }), 18, ['another']);
    expect(duels.read('one')?.replies).toEqual([...repliesAt(0, 18), 'another']);
  });

  test('leaves what the duel was up to that place, as a number', () => {
    const { duels, read } = openNew();
    duels.begin(newDuel('one'));
    for (const place of [0, 10, 20])
      duels.append(summaryOf('one'), place, repliesAt(place, place + 10), undefined, [
        { place: place + 10, digest: 4_294_967_295 - place },
      ]);
    const [first, second] = [
      { place: 10, digest: 4_294_967_295 },
      { place: 20, digest: 4_294_967_285 },
    ];
    expect(duels.read('one')?.digests).toEqual([first, second, { place: 30, digest: 4_294_967_275 }]);
    duels.takeBack(summaryOf('one'), 20);
    expect(duels.read('one')?.digests).toEqual([first, second]);
    duels.takeBack(summaryOf('one'), 19);
    expect(duels.read('one')?.digests).toEqual([first]);
    duels.forget('one');
    expect(read.first('SELECT count(*) AS rows FROM duel_digests')).toEqual({ rows: 0 });
  });

  test('can go back to the very beginning', () => {
    const { duels } = openNew();
    play(duels, 'one', 25);
    duels.takeBack(summaryOf('one'), 0);
    expect(duels.read('one')).toEqual({ ...newDuel('one'), replies: [] });
  });

  test('lets an ended duel run again', () => {
    const { duels } = openNew();
    play(duels, 'one', 2);
    duels.append(summaryOf('one', { result: RESULT }), 2, repliesAt(2, 3));
    play(duels, 'two', 1);
    expect(duels.list().map(({ id }) => id)).toEqual(['two', 'one']);
    duels.takeBack(summaryOf('one', { changed: timeAt(9) }), 2);
    expect(duels.list().map(({ id }) => id)).toEqual(['one', 'two']);
  });

  test.each([-1, 4])('refuses to go to %i of 3, and changes nothing', (place) => {
    const { duels } = openNew();
    play(duels, 'one', 3);
    const before = duels.read('one');
    expect(() => {
      duels.takeBack(summaryOf('one', { turn: 9 }), place);
    }).toThrow(`Duel one cannot go back to ${place} of 3 replies`);
    expect(duels.read('one')).toEqual(before);
  });
});

describe('the list', () => {
  test('has running duels first, and of both kinds the latest first', () => {
    const { duels } = openNew();
    duels.begin(newDuel('old and ended', { changed: timeAt(1), result: RESULT }));
    duels.begin(newDuel('old', { changed: timeAt(2) }));
    duels.begin(newDuel('ended', { changed: timeAt(30), result: RESULT }));
    duels.begin(newDuel('new', { changed: timeAt(20) }));
    duels.begin(newDuel('at the same moment', { changed: timeAt(20) }));
    expect(duels.list().map(({ id }) => id)).toEqual([
      'at the same moment',
      'new',
      'old',
      'ended',
      'old and ended',
    ]);
    duels.append(summaryOf('old', { changed: timeAt(40) }), 0, repliesAt(0, 1));
    expect(duels.list()[0]?.id).toBe('old');
  });

  test('of a thousand ended duels with long set-ups takes no time that anybody would notice', () => {
    const { duels, write } = openNew();
    const setup = { faces: 'x'.repeat(20_000) };
    write.transaction(() => {
      for (let number = 0; number < 1_000; number++) {
        const changes = { changed: timeAt(number), result: RESULT };
        duels.begin({ ...newDuel(`duel ${number}`, changes), setup });
      }
    });
    const { value: listed, seconds } = timed(() => duels.list());
    expect(seconds).toBeLessThan(0.2);
    expect(listed).toHaveLength(1_000);
    expect(listed[0]?.id).toBe('duel 999');
  });
});

describe('what is damaged costs no more than itself:', () => {
  const damagedReply = 'UPDATE duel_replies SET reply = \'{"kind":\' WHERE duel = 1 AND place = 25';

  test('a reply, the replies after it, which stay until the duel goes on', () => {
    const { duels, problems, read } = damaged(damagedReply);
    expect(duels.read('one')).toEqual({
      ...newDuel('one'),
      summary: summaryOf('one', { decisions: 35 }),
      replies: repliesAt(0, 25),
      snapshot: { place: 20, duel: stateAfter(20) },
      lost: 10,
    });
    expect(problems.recent()[0]).toMatchObject({
      where: 'duels',
      message: expect.stringContaining('Reply 25 of duel one is damaged') as string,
    });
    expect(read.first('SELECT count(*) AS rows FROM duel_replies WHERE duel = 1')).toEqual({ rows: 35 });

    duels.takeBack(summaryOf('one', { decisions: 25 }), 25);
    duels.append(summaryOf('one', { decisions: 26 }), 25, [replyAt(25)]);
    expect(duels.read('one')?.replies).toEqual(repliesAt(0, 26));
    expect(duels.read('one')?.lost).toBeUndefined();
  });

  test('a reply that is missing, the same', () => {
    const { duels, problems } = damaged('DELETE FROM duel_replies WHERE duel = 1 AND place = 12');
    const kept = duels.read('one');
    expect(kept).toMatchObject({ replies: repliesAt(0, 12), lost: 23 });
    // Both states that were kept are of a later time.
    expect(kept?.snapshot).toBeUndefined();
    expect(problems.recent()[0]?.message).toBe('Reply 12 of duel one is missing');
  });

  test('a state, nothing but itself: the one before it stands in', () => {
    const { duels, problems } = damaged("UPDATE duel_snapshots SET state = '[1,' WHERE place = 30");
    expect(duels.read('one')).toEqual({
      ...newDuel('one'),
      summary: summaryOf('one', { decisions: 35 }),
      replies: repliesAt(0, 35),
      snapshot: { place: 20, duel: stateAfter(20) },
    });
    expect(problems.recent()[0]?.message).toContain('The state at 30 of duel one is damaged');
  });

  test('both states, no reply', () => {
    const { duels } = damaged("UPDATE duel_snapshots SET state = ''");
    expect(duels.read('one')?.replies).toEqual(repliesAt(0, 35));
    expect(duels.read('one')?.snapshot).toBeUndefined();
  });

  test.each(['summary', 'setup'])('a %s, its duel, but no other', (column) => {
    const { duels, problems, read } = damaged(`UPDATE duels SET ${column} = 'x' WHERE number = 1`);
    expect(duels.read('one')).toBeUndefined();
    expect(duels.read('two')?.replies).toEqual(repliesAt(0, 3));
    expect(duels.list().map(({ id }) => id)).toContain('two');
    expect(problems.recent()[0]?.message).toContain('of duel one is damaged');
    expect(read.first('SELECT count(*) AS rows FROM duels')).toEqual({ rows: 2 });
  });

  test('and it is recorded once, however often it is looked at', () => {
    const { duels, problems } = damaged(damagedReply);
    for (let time = 0; time < 3; time++) duels.read('one');
    expect(problems.recent()).toHaveLength(1);
  });

  test('an unknown rule of undo means that nothing may be taken back', () => {
    expect(damaged("UPDATE duels SET undo = 'sometimes'").duels.read('one')?.undo).toBe('never');
  });
});
