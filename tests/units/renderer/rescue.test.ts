/** Which backup is looked into, while the program says which there are. */
import { expect, test } from 'vitest';
import { Rescue } from '../../../src-renderer/options/rescue.svelte.ts';

const BACKUPS = [{ file: 'new' }, { file: 'old' }];

/** Answers at once, but for the list of backups, which waits until it is let go. */
function programThatWaits() {
  const list = Promise.withResolvers<typeof BACKUPS>();
  const looked: string[] = [];
  const answers: Record<string, (input: { file: string }) => unknown> = {
    'database.state': () => ({ unreadable: [], isReplaced: false }),
    'backups.list': () => list.promise,
    'backups.look': ({ file }) => {
      looked.push(file);
      return { of: file };
    },
  };
  const call = async (name: string, input: { file: string }) => ({
    ok: true,
    value: await answers[name]?.(input),
  });
  const rescue = new Rescue({ program: { call }, voice: {} } as never);
  const letGo = () => {
    list.resolve(BACKUPS);
  };
  return { rescue, looked, letGo };
}

test('the newest is looked into as soon as it is known', async () => {
  const { rescue, looked, letGo } = programThatWaits();
  const opened = rescue.lookAnew();
  letGo();
  await opened;
  expect([rescue.file, rescue.contents, looked]).toEqual(['new', { of: 'new' }, ['new']]);
});

test('one that was chosen before the list came stays chosen', async () => {
  const { rescue, looked, letGo } = programThatWaits();
  const opened = rescue.lookAnew();
  await rescue.look('old');
  letGo();
  await opened;
  expect([rescue.file, rescue.contents, looked]).toEqual(['old', { of: 'old' }, ['old']]);
});

test('what was looked into when it was last opened is not what is restored', async () => {
  const { rescue, letGo } = programThatWaits();
  await rescue.look('old');
  const opened = rescue.lookAnew();
  expect([rescue.file, rescue.contents]).toEqual([undefined, undefined]);
  letGo();
  await opened;
  expect(rescue.file).toBe('new');
});
