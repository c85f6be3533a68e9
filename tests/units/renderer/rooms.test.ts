import { beforeEach, expect, test } from 'vitest';
import { Rooms, type Trail } from '../../../src-renderer/shell/rooms.svelte.ts';

/** The window's history, with steps that are gone to later, as in a browser. */
class Steps implements Trail {
  at = 0;
  last = 0;
  #listener: (at: number) => void = () => undefined;

  stepped(at: number): void {
    this.at = at;
    this.last = at;
  }

  back(steps: number): void {
    this.at -= steps;
    queueMicrotask(() => {
      this.#listener(this.at);
    });
  }

  forward(): void {
    this.at += 1;
    this.#listener(this.at);
  }

  listen(listener: (at: number) => void): void {
    this.#listener = listener;
  }
}

let steps: Steps;
let rooms: Rooms;

beforeEach(() => {
  steps = new Steps();
  rooms = new Rooms(steps);
});

test('the way begins in the title', () => {
  expect(rooms.place).toEqual({ room: 'title' });
  expect(rooms.at).toBe(0);
});

test('leaving a room leads to where the player came from', async () => {
  rooms.go({ room: 'options' });
  rooms.go({ room: 'help' });
  rooms.leave();
  expect(rooms.place).toEqual({ room: 'options' });
  await Promise.resolve();
  expect(rooms.place).toEqual({ room: 'options' });
  rooms.leave();
  expect(rooms.place).toEqual({ room: 'title' });
});

test('leaving the help leaves all its pages; one step back does not', () => {
  rooms.go({ room: 'options' });
  rooms.go({ room: 'help' });
  rooms.go({ room: 'help', page: 'keys' });
  rooms.go({ room: 'help', page: 'alpha' });
  rooms.back();
  expect(rooms.place).toEqual({ room: 'help', page: 'keys' });
  rooms.leave();
  expect(rooms.place).toEqual({ room: 'options' });
  expect(steps.at).toBe(1);
});

test('nothing leads out of the title, however often it is asked for', () => {
  rooms.go({ room: 'about' });
  rooms.leave();
  rooms.leave();
  rooms.back();
  expect(rooms.place).toEqual({ room: 'title' });
  expect(steps.at).toBe(0);
});

test('a room that one stands in is not entered again', () => {
  rooms.go({ room: 'help', page: 'keys' });
  rooms.go({ room: 'help', page: 'keys' });
  expect(rooms.at).toBe(1);
});

test('the table of another duel is another place, and leaving it leaves them all', () => {
  rooms.go({ room: 'duel' });
  rooms.go({ room: 'table', duel: 'one' });
  rooms.go({ room: 'table', duel: 'one' });
  expect(rooms.at).toBe(2);
  rooms.go({ room: 'table', duel: 'two' });
  expect(rooms.place).toEqual({ room: 'table', duel: 'two' });
  rooms.leave();
  expect(rooms.place).toEqual({ room: 'duel' });
});

test('the window’s own Forward leads on again', () => {
  rooms.go({ room: 'options' });
  rooms.leave();
  steps.forward();
  expect(rooms.place).toEqual({ room: 'options' });
});

test('a new way forgets the old one ahead', () => {
  rooms.go({ room: 'options' });
  rooms.leave();
  rooms.go({ room: 'about' });
  expect(rooms.at).toBe(1);
  expect(steps.last).toBe(1);
  rooms.leave();
  expect(rooms.place).toEqual({ room: 'title' });
});

test('a step of before the page was loaded anew leads to the title', () => {
  steps.at = 6;
  steps.forward();
  expect(rooms.place).toEqual({ room: 'title' });
  rooms.go({ room: 'help' });
  expect(rooms.place).toEqual({ room: 'help' });
});
