/** What of a table can be moved, put away or called for, and how the card that is looked at is read. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { KeptPreferences } from '../../../../src-renderer/program/preferences.svelte.ts';
import { ProgramClient } from '../../../../src-renderer/program/client.ts';
import { eraOf, faceNumberOf, CardReading } from '../../../../src-renderer/table/reading.svelte.ts';
import { draggedIn } from '../../../../src-renderer/table/windows/dragged.ts';
import { Furniture } from '../../../../src-renderer/table/windows/furniture.svelte.ts';
import type { DuelEvent } from '../../../../src-shared/duel/events.ts';
import { DEFAULT_PREFERENCES } from '../../../../src-shared/preferences.ts';
import type { FaceText, News } from '../../../../src-shared/table.ts';
import { positionDuel } from '../../../support/rule-duel.ts';
import { seated } from '../../../support/seated.ts';
import { FakeDoor } from '../fake-door.ts';
import { openPage } from '../small-page.ts';

let preferences: KeptPreferences;
let furniture: Furniture;
beforeEach(() => {
  preferences = new KeptPreferences(new ProgramClient(() => new FakeDoor()));
  furniture = new Furniture(preferences);
});
const keptPlaces = () => preferences.shown.windowPlaces;
const press = (key: string): boolean => furniture.pressWhileMoving({ key } as KeyboardEvent);

describe('a window', () => {
  test('is moved within the table, and its place is kept when it is let go', () => {
    furniture.move('chain', { x: -5, y: 1_200.4 });
    expect([furniture.placeOf('chain'), furniture.moving?.byKeys, keptPlaces().chain]).toEqual([
      { x: 0, y: 1_000 },
      false,
      undefined,
    ]);
    furniture.move('chain', { x: 10.4, y: 20.5 });
    furniture.drop();
    expect([furniture.moving, keptPlaces().chain, furniture.placeOf('chain')]).toEqual([
      undefined,
      { x: 10, y: 21 },
      { x: 10, y: 21 },
    ]);
    furniture.move('combat', { x: 1, y: 2 });
    furniture.drop();
    expect(keptPlaces()).toMatchObject({ chain: { x: 10, y: 21 }, combat: { x: 1, y: 2 } });
    furniture.dock('chain');
    expect([keptPlaces().chain, keptPlaces().combat]).toEqual([undefined, { x: 1, y: 2 }]);
  });

  test('that stands where it stood at first is docked, once it stands', () => {
    expect(furniture.isDocked('chain')).toBe(false);
    furniture.boxes.set('chain', { width: 10, height: 10 });
    expect(furniture.isDocked('chain')).toBe(true);
    furniture.move('chain', { x: 1, y: 1 });
    expect([furniture.isDocked('chain'), furniture.isDocked('combat')]).toEqual([false, false]);
  });

  test('is moved by keys from where it stands, until another key lets it go', () => {
    const page = openPage();
    const table = page.add('main', { box: [100, 50, 1_000, 500] });
    page.add('section', { attributes: { 'data-window': 'chain' }, box: [300, 150, 200, 100] }, table);
    furniture.takeInHand('chain');
    expect(furniture.moving).toEqual({ window: 'chain', place: { x: 250, y: 250 }, byKeys: true });
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown']) expect(press(key)).toBe(true);
    expect(furniture.moving?.place).toEqual({ x: 275, y: 275 });
    press('ArrowUp');
    press('ArrowUp');
    expect(press('Enter')).toBe(true);
    expect([furniture.moving, keptPlaces().chain]).toEqual([undefined, { x: 275, y: 225 }]);
    expect(press('ArrowUp')).toBe(false);
  });

  test('is left where it was by Escape; a pointer that moves one leaves the keys alone', () => {
    const page = openPage();
    const table = page.add('main', { box: [0, 0, 100, 100] });
    page.add('div', { attributes: { 'data-area': 'situation' }, box: [0, 0, 100, 100] }, table);
    furniture.takeInHand('situation');
    expect(furniture.moving?.place).toEqual({ x: 0, y: 0 });
    press('Escape');
    expect([furniture.moving, keptPlaces().situation]).toEqual([undefined, undefined]);
    furniture.move('situation', { x: 5, y: 5 });
    expect([press('Enter'), furniture.moving?.place]).toEqual([false, { x: 5, y: 5 }]);
    furniture.moving = undefined;
    furniture.takeInHand('combat');
    furniture.drop();
    expect([furniture.moving, keptPlaces().combat]).toEqual([undefined, undefined]);
  });

  test('is dragged from where it stands, in thousandths of the room that it leaves free', () => {
    const page = openPage();
    const table = page.add('main', { box: [100, 50, 1_000, 500] });
    const chain = page.add('section', { box: [300, 150, 200, 100] }, table);
    const dropped = vi.fn();
    const drag = draggedIn(table as never, chain as never, (to) => furniture.move('chain', to), dropped);
    drag.move(400, -40);
    expect(furniture.placeOf('chain')).toEqual({ x: 750, y: 150 });
    drag.move(-4_000, 4_000);
    expect(furniture.placeOf('chain')).toEqual({ x: 0, y: 1_000 });
    expect(dropped).not.toHaveBeenCalled();
    drag.drop();
    expect(dropped).toHaveBeenCalledOnce();
  });

  test('that fills all there is, or lies in what was scrolled, is dragged too', () => {
    const page = openPage();
    const field = page.add('section', { box: [0, 0, 100, 100] });
    const [full, low] = [page.add('div', { box: [0, 0, 100, 100] }, field), page.add('div', {}, field)];
    field.scrollTop = 30;
    const moved = vi.fn();
    draggedIn(field as never, full as never, moved).move(0, 0);
    draggedIn(field as never, low as never, moved).move(10, 0);
    expect(moved.mock.calls).toEqual([[{ x: 0, y: 30_000 }], [{ x: 100, y: 300 }]]);
  });

  test('is put away and comes back, and measures nothing meanwhile', () => {
    furniture.boxes.set('chain', { width: 10, height: 10 });
    furniture.fold('chain');
    expect([[...furniture.away], furniture.boxes.has('chain')]).toEqual([['chain'], false]);
    furniture.unfold('chain');
    expect([...furniture.away]).toEqual([]);
  });
});

describe('a card', () => {
  const news = (...events: DuelEvent[]): News => ({ turn: 1, step: 'draw', events, names: {} });
  const drawn = (card: number, seat: number, cause = 'draw'): DuelEvent =>
    ({ kind: 'moved', card, seat, cause, from: 'library', to: 'hand' }) as DuelEvent;
  const step = (name: string): DuelEvent => ({ kind: 'stepBegan', step: name }) as DuelEvent;

  test('that was drawn in the draw step lies face down until that is over', () => {
    expect(
      furniture.follow(news(step('draw'), drawn(7, 0), drawn(8, 1), drawn(9, 0, 'search')), 0),
    ).toBeUndefined();
    expect([...furniture.faceDown]).toEqual([7]);
    furniture.faceDown.delete(7);
    expect(furniture.follow(news(drawn(5, 0)), 0)).toBeUndefined();
    expect([...furniture.faceDown]).toEqual([5]);
    expect(furniture.follow(news(step('main1')), 0)).toBeUndefined();
    expect([...furniture.faceDown]).toEqual([]);
  });

  test('that was drawn at another time lies open, and is told', () => {
    expect(furniture.follow(news(step('main1'), drawn(7, 0), drawn(8, 0), drawn(9, 1)), 0)).toBe(8);
    expect([...furniture.faceDown]).toEqual([]);
  });

  test('is moved within its territory, and arranged again', () => {
    furniture.moveCard(3, { x: -1, y: 500.6 });
    furniture.moveCard(4, { x: 1, y: 1 });
    expect(furniture.moved.get(3)).toEqual({ x: 0, y: 501 });
    furniture.arrange([3]);
    expect([...furniture.moved.keys()]).toEqual([4]);
  });

  test('a register turns over, and back', () => {
    furniture.flip(1);
    expect([...furniture.faces]).toEqual([1]);
    furniture.flip(0);
    furniture.flip(1);
    expect([...furniture.faces]).toEqual([0]);
  });
});

describe('the Showcase on call', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('stays for a while, as long as it is pointed at, and is sent away', () => {
    furniture.call();
    vi.advanceTimersByTime(5_999);
    expect(furniture.isCalled).toBe(true);
    furniture.call();
    vi.advanceTimersByTime(5_999);
    expect(furniture.isCalled).toBe(true);
    furniture.holdCall();
    vi.advanceTimersByTime(60_000);
    expect(furniture.isCalled).toBe(true);
    furniture.letCallGo();
    vi.advanceTimersByTime(6_000);
    expect(furniture.isCalled).toBe(false);
    furniture.call();
    furniture.endCall();
    expect(furniture.isCalled).toBe(false);
    furniture.letCallGo();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the card that is looked at', () => {
  const { setup } = positionDuel('fifth', [{ battlefield: ['Forest', 'Island'] }, {}]);
  const face: FaceText = { name: 'Forest' } as FaceText;

  test('is read in the words of another rulebook, which is asked for once', async () => {
    const table = seated(setup, { players: ['person', 'random'] });
    const [forest, island] = [table.card('Forest'), table.card('Island')];
    const ask = vi.fn(() => Promise.resolve({ ok: true as const, value: face }));
    const reading = new CardReading(ask);
    expect(reading.faceIn(table.view, forest, 'm11')).toBeUndefined();
    await reading.lookUp(table.view, forest, 'm11');
    await reading.lookUp(table.view, forest, 'm11');
    expect(ask.mock.calls).toEqual([[forest, 'm11']]);
    expect(reading.faceIn(table.view, forest, 'm11')).toEqual(face);
    expect(reading.faceIn(table.view, forest, 'fifth')).toBeUndefined();
    expect(reading.faceIn(table.view, island, 'm11')).toBeUndefined();
    await reading.lookUp(table.view, 999, 'm11');
    expect(ask).toHaveBeenCalledOnce();
  });

  test('is asked for again where that failed, and nobody knew it', async () => {
    const table = seated(setup, { players: ['person', 'random'] });
    const forest = table.card('Forest');
    const answers = [
      { ok: false as const, refusal: { reason: 'connectionLost' as const } },
      { ok: true as const, value: null },
      { ok: true as const, value: face },
    ];
    const reading = new CardReading(() => Promise.resolve(answers.shift() ?? { ok: true, value: null }));
    for (let times = 0; times < 2; times++) {
      await reading.lookUp(table.view, forest, 'm11');
      expect(reading.faceIn(table.view, forest, 'm11')).toBeUndefined();
    }
    await reading.lookUp(table.view, forest, 'm11');
    expect(reading.faceIn(table.view, forest, 'm11')).toEqual(face);
  });

  test('is read as this duel reads it when another one is looked at', () => {
    const reading = new CardReading(() => Promise.reject(new Error('Nothing is asked.')));
    reading.rulebook = 'm11';
    reading.expand();
    expect(reading.isExpanded).toBe(true);
    reading.expand();
    expect(reading.isExpanded).toBe(false);
    reading.expand();
    reading.show(2);
    expect([reading.rulebook, reading.isExpanded]).toEqual([undefined, false]);
  });

  test('has its face wherever it is, and its frame of the duel’s time unless one was chosen', () => {
    const { view } = seated(setup, { players: ['person', 'random'] });
    const item = { ...view, chain: [{ card: 900, face: 3 }], effects: [{ card: 901, face: 4 }] } as never;
    expect([900, 901, 902].map((card) => faceNumberOf(item, card))).toEqual([3, 4, undefined]);
    expect(eraOf(view, { ...DEFAULT_PREFERENCES, eraFrames: 'ofDuel', rulebook: 'm11' })).toBe('fifth');
    expect(eraOf(undefined, { ...DEFAULT_PREFERENCES, eraFrames: 'ofDuel', rulebook: 'm11' })).toBe('m11');
    expect(eraOf(view, { ...DEFAULT_PREFERENCES, eraFrames: 'alpha' })).toBe('alpha');
  });
});
