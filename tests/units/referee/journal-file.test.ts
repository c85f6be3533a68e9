/** Duels as files, and what files that are none are taken for. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hash } from '../../../src-main/engine/index.ts';
import { journalText, readJournal, type ReadJournal } from '../../../src-main/referee/journal-file.ts';
import { shortJournal, shortRecord } from '../../support/journals.ts';

type Read = Extract<ReadJournal, { kind: 'read' }>;

function readOf(text: string): Read {
  const journal = readJournal(text);
  if (journal.kind !== 'read') throw new Error(journal.kind);
  return journal;
}

const lines = shortJournal().trimEnd().split('\n');
const textOf = (kept: readonly string[]): string => kept.map((line) => `${line}\n`).join('');

test('what was written is read as it was, and ends the same', () => {
  const record = shortRecord();
  const read = readOf(journalText(record));
  expect([read.lost, read.isSame]).toEqual([0, true]);
  expect(read.record).toMatchObject({ setup: record.setup, replies: record.replies, undo: 'never' });
  expect(read.record.summary).toMatchObject({ rulebook: 'fifth', result: { kind: 'won', seats: [1] } });
  const again = readOf(journalText({ ...read.record, summary: { ...read.record.summary, id: 'another' } }));
  expect(again.record).toEqual(read.record);
});

test('line ends of other systems make no difference', () => {
  expect(readOf(shortJournal().replaceAll('\n', '\r\n')).isSame).toBe(true);
});

describe('a damaged one', () => {
  const half = Math.floor(lines.length / 2);

  test('cut off, it is read up to there', () => {
    const read = readOf(textOf(lines.slice(0, half)).slice(0, -5));
    expect([read.record.replies.length, read.lost, read.isSame]).toEqual([half - 3, 1, false]);
  });

  test('with a line that is none, what follows is lost', () => {
    const read = readOf(textOf(lines.with(half, '{"kind":')));
    expect([read.record.replies.length, read.lost]).toEqual([half - 2, 40 - (half - 2)]);
  });

  test('with a first reply that is none, the duel has only begun', () => {
    const read = readOf(textOf(lines.with(2, '{"kind":')));
    expect([read.record.replies.length, read.lost, read.isSame]).toEqual([0, 40, false]);
  });

  test('with a reply that the rules do not take, what follows is lost', () => {
    const read = readOf(textOf(lines.with(half, '{"kind":"lineUp","blockers":[7]}')));
    expect(read.record.replies).toHaveLength(half - 2);
  });

  test('that leads elsewhere than where it was written is read up to where it is the same', () => {
    const end = JSON.parse(lines.at(-1) ?? '') as { end: { digests: number[] } };
    const other = JSON.stringify({ end: { ...end.end, digests: end.end.digests.with(2, 1) } });
    const read = readOf(textOf(lines.with(-1, other)));
    expect([read.record.replies.length, read.lost, read.isSame]).toEqual([20, 20, false]);
  });

  test('with a reply left out, it does not end as it did', () => {
    const read = readOf(textOf(lines.toSpliced(half, 1)));
    expect(read.isSame && read.lost === 0).toBe(false);
  });

  test.each([
    ['no text', '', 'notAJournal'],
    ['another text', 'Plains 24', 'notAJournal'],
    ['another file of JSON', '{"format":"deck","version":1}', 'notAJournal'],
    ['a later version', textOf(lines.with(0, '{"format":"spellchain duel","version":3}')), 'otherVersion'],
    ['no set-up', textOf(lines.slice(0, 1)), 'damaged'],
    ['no cards', textOf(lines.with(1, '{"edition":"fifth","seats":[],"faces":[],"seed":1}')), 'damaged'],
  ])('%s is refused', (_, text, kind) => {
    expect(readJournal(text).kind).toBe(kind);
  });
});

describe('B12: a hostile one is refused, and nothing is played', () => {
  const setup = JSON.parse(lines[1] ?? '') as {
    seats: { deck: number[] }[];
    faces: { name: string; abilities: unknown[] }[];
  };
  const [first] = setup.seats;
  const [face] = setup.faces;
  test.each([
    ['a deck of a million cards', { seats: [first, { ...first, deck: new Array(1_000_000).fill(0) }] }],
    ['a hand that no deck has', { seats: [first, { ...first, hand: 1e9 }] }],
    ['more seats than there are chairs', { seats: new Array(11).fill(first) }],
    ['faces without end', { faces: new Array(10_000).fill(face) }],
    [
      'an ability that nobody has words for',
      { faces: setup.faces.map((other) => ({ ...other, abilities: [{ kind: 'unheardOf', cost: {} }] })) },
    ],
    ['a variant that nobody plays', { variant: 'chess' }],
    ['a position without seats', { position: { turn: 1, active: 0, step: 'main1' } }],
    ['counters without end', { position: { turn: 1e300, active: 0, step: 'main1', seats: [] } }],
  ])('%s', (_, changes) => {
    const text = textOf(lines.with(1, JSON.stringify({ ...setup, ...changes })));
    expect(readJournal(text)).toEqual({ kind: 'damaged' });
  });

  test('replies without end', () => {
    const pass = '{"kind":"act","act":{"kind":"pass"}}';
    const text = textOf([...lines.slice(0, 2), ...new Array<string>(70_000).fill(pass)]);
    expect(readJournal(text)).toEqual({ kind: 'damaged' });
  });
});

test('whatever happens to its bytes, it is read or refused, and what is read can be played', () => {
  const text = shortJournal(12);
  const place = fc.nat(text.length - 1);
  fc.assert(
    fc.property(fc.array(fc.tuple(place, fc.string({ maxLength: 3 })), { maxLength: 4 }), (changes) => {
      let broken = text;
      for (const [at, instead] of changes) broken = broken.slice(0, at) + instead + broken.slice(at + 1);
      const journal = readJournal(broken);
      if (journal.kind === 'read') expect(hash(journal.duel)).toBe(hash(readOf(broken).duel));
    }),
    { numRuns: 150 },
  );
});
