import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '../../../src-main/program/connection.ts';
import { ProgramClient } from '../../../src-renderer/program/client.ts';
import { paceOf } from '../../../src-renderer/shell/motion.ts';
import { troubleOf } from '../../../src-renderer/shell/trouble.ts';
import { Troubles } from '../../../src-renderer/shell/troubles.svelte.ts';
import { ShellVoice } from '../../../src-renderer/shell/voice.svelte.ts';
import { FakeDoor } from './fake-door.ts';

describe('troubles', () => {
  const recorded: unknown[] = [];
  const refused: unknown[] = [];
  let troubles: Troubles;

  beforeEach(() => {
    recorded.length = 0;
    refused.length = 0;
    const program = new ProgramClient(() => {
      const door = new FakeDoor();
      const end = connect(
        (_, input) => {
          recorded.push(input);
          return null;
        },
        (text) => {
          const message = JSON.parse(text) as { kind: string; outcome?: { ok: boolean } };
          if (message.outcome?.ok === false) refused.push(message);
          door.say(text);
        },
      );
      door.onSent = (text) => {
        end.receive(text);
      };
      return door;
    });
    troubles = new Troubles(program);
  });

  test('are shown one at a time, and all recorded', () => {
    troubles.happened('window', new Error('first'));
    troubles.happened('window', new Error('second'));
    expect(troubles.shown?.message).toBe('Error: first');
    expect(recorded).toMatchObject([{ message: 'Error: first' }, { message: 'Error: second' }]);
    troubles.putAway();
    troubles.happened('promise', 'third');
    expect(troubles.shown).toMatchObject({ where: 'promise', message: 'third' });
  });

  test('are told by a broken room alone, as long as it is broken', () => {
    const mended = troubles.roomBroke(troubleOf('room options', new Error('first')));
    troubles.happened('window', new Error('of the same cause'));
    expect(troubles.shown).toBeUndefined();
    expect(recorded).toHaveLength(2);
    mended();
    expect(troubles.shown).toBeUndefined();
    troubles.happened('window', new Error('later'));
    expect(troubles.shown?.message).toBe('Error: later');
  });

  test('that the player can do without are only recorded', () => {
    troubles.noteQuietly('title painting', new Error('no canvas'));
    expect(troubles.shown).toBeUndefined();
    expect(recorded).toHaveLength(1);
  });

  test('are never so many or so long that the program refuses them', () => {
    const endless = new Error('x'.repeat(100_000));
    endless.stack = 'y'.repeat(100_000);
    for (let count = 0; count < 500; count += 1) troubles.happened('z'.repeat(1_000), endless);
    expect(recorded).toHaveLength(20);
    expect(refused).toEqual([]);
  });

  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    ['words', 'words'],
    [new TypeError('not so'), 'TypeError: not so'],
  ])('%o is told as %s', (failure, message) => {
    expect(troubleOf('window', failure).message).toBe(message);
  });
});

describe('the voice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('lets a note of something done go by itself, one of a refusal only when it is put away', () => {
    const voice = new ShellVoice();
    voice.done('Copied.');
    vi.advanceTimersByTime(5_000);
    expect(voice.note?.text).toBe('Copied.');
    vi.advanceTimersByTime(5_000);
    expect(voice.note).toBeUndefined();
    voice.refused('The disk is full.');
    vi.advanceTimersByTime(60_000);
    expect(voice.note?.text).toBe('The disk is full.');
    voice.putAway();
    expect(voice.note).toBeUndefined();
  });

  test('does not take a new note away at the time of the old one', () => {
    const voice = new ShellVoice();
    voice.done('first');
    vi.advanceTimersByTime(5_000);
    voice.done('second');
    vi.advanceTimersByTime(5_000);
    expect(voice.note?.text).toBe('second');
  });

  test('takes back a refusal, but nothing else', () => {
    const voice = new ShellVoice();
    voice.done('Copied.');
    voice.takeBackRefusal();
    expect(voice.note?.text).toBe('Copied.');
    voice.refused('No.');
    voice.takeBackRefusal();
    expect(voice.note).toBeUndefined();
  });
});

test.each([
  ['system', true, 'none'],
  ['system', false, 'normal'],
  ['normal', true, 'normal'],
  ['fast', false, 'fast'],
  ['none', false, 'none'],
] as const)('motion %s, where the system asks for less: %s, is %s', (motion, asksForLess, pace) => {
  expect(paceOf(motion, asksForLess)).toBe(pace);
});
