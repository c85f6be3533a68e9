import { expect, test } from 'vitest';
import { Gallery } from '../../../src-renderer/art/studio/gallery.ts';
import type { PaintOrder } from '../../../src-renderer/art/studio/order.ts';
import { Shelf } from '../../../src-renderer/art/studio/shelf.ts';
import { paintedSize } from '../../../src-renderer/art/studio/sizes.ts';

const bitmap = (width: number, height: number) => ({ width, height, close: () => undefined }) as ImageBitmap;

const order = (name: string): PaintOrder => ({
  kind: 'picture',
  subject: { name, types: ['land'], subtypes: [], colours: [] },
  width: 10,
  height: 10,
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a shelf keeps what was looked at last', () => {
  const shelf = new Shelf(1000);
  shelf.put('one', bitmap(10, 10));
  shelf.put('two', bitmap(10, 10));
  shelf.take('one');
  shelf.put('three', bitmap(10, 10));
  expect(shelf.take('two')).toBeUndefined();
  expect(shelf.take('one')).toBeDefined();
  expect(shelf.bytes).toBe(800);
});

test('a picture larger than the shelf is shown all the same', () => {
  const shelf = new Shelf(100);
  shelf.put('large', bitmap(100, 100));
  expect(shelf.take('large')).toBeDefined();
});

test('each picture is painted once, those asked for last first and from the first to the last, and at once when it is known', async () => {
  const painted: string[] = [];
  let finish = (): void => undefined;
  const gallery = new Gallery(() => (asked) => {
    if (asked.kind === 'picture') painted.push(asked.subject.name);
    return new Promise((resolve) => {
      finish = () => {
        resolve(bitmap(10, 10));
      };
    });
  });
  const shown: string[] = [];
  const ask = (name: string) =>
    gallery.ask(
      name,
      order(name),
      () => shown.push(name),
      (reason) => expect.fail(reason.message),
    );
  ask('one');
  ask('two');
  // As each box of a page that opens is measured in a turn of its own.
  await Promise.resolve();
  ask('three');
  ask('one');
  await settled();
  finish();
  await settled();
  ask('new');
  ask('newer');
  for (const next of ['new', 'newer', 'three', undefined]) {
    finish();
    await settled();
    expect(painted.at(-1)).toBe(next ?? 'three');
  }
  expect(painted).toEqual(['one', 'two', 'new', 'newer', 'three']);
  expect(shown).toEqual(['one', 'one', 'two', 'new', 'newer', 'three']);
  ask('one');
  expect(shown).toHaveLength(7);
});

test('what nobody waits for any more is not painted', async () => {
  const painted: PaintOrder[] = [];
  const gallery = new Gallery(() => (asked) => {
    painted.push(asked);
    return Promise.resolve(bitmap(10, 10));
  });
  gallery.ask(
    'one',
    order('one'),
    () => undefined,
    () => undefined,
  )();
  await settled();
  expect(painted).toEqual([]);
});

test('a failure is told, and the next picture is painted', async () => {
  const gallery = new Gallery(
    () => (asked) =>
      asked.kind === 'picture' && asked.subject.name === 'bad'
        ? Promise.reject(new Error('no paint'))
        : Promise.resolve(bitmap(10, 10)),
  );
  const told: string[] = [];
  const tell = (name: string) => {
    gallery.ask(
      name,
      order(name),
      () => told.push(name),
      ({ message }) => told.push(message),
    );
  };
  tell('bad');
  tell('good');
  await settled();
  expect(told).toEqual(['no paint', 'good']);
});

test('what fails for every picture is told once', async () => {
  const told: string[] = [];
  const gallery = new Gallery(() => () => Promise.reject(new Error('no paint')));
  for (const name of ['one', 'two', 'three']) {
    gallery.ask(
      name,
      order(name),
      () => undefined,
      ({ message }) => told.push(message),
    );
    await settled();
  }
  expect(told).toEqual(['no paint']);
});

test('where something stands in for a picture nothing is told, and the next failure is', async () => {
  const told: string[] = [];
  const gallery = new Gallery(() => () => Promise.reject(new Error('no paint')));
  const ask = (name: string, standIn?: () => void) =>
    gallery.ask(
      name,
      order(name),
      () => undefined,
      ({ message }) => told.push(message),
      standIn,
    );
  ask('a face', () => told.push('a blank face'));
  ask('a face', () => told.push('another blank face'));
  await settled();
  expect(told).toEqual(['a blank face', 'another blank face']);
  ask('a card');
  await settled();
  expect(told.slice(2)).toEqual(['no paint']);
});

test('pictures are painted at a size that covers their box, in a few sizes', () => {
  expect(paintedSize('small', { width: 131, height: 116 })).toEqual({ width: 145, height: 128 });
  expect(paintedSize('small', { width: 120, height: 110 })).toEqual({ width: 145, height: 128 });
  expect(paintedSize('full', { width: 300, height: 100 }).width).toBeGreaterThanOrEqual(300);
  expect(paintedSize('full', { width: 5000, height: 5000 }).height).toBe(960);
});
