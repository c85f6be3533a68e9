/** The keys of the table, and what pointers do to what lies there, on a page of the test's own. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { KeptFocus } from '../../../../src-renderer/table/kept-focus.ts';
import { pressTableKey } from '../../../../src-renderer/table/keys.ts';
import { pressReadingKey } from '../../../../src-renderer/table/reading-keys.ts';
import { cardUnder } from '../../../../src-renderer/table/spots.ts';
import { ProgramClient } from '../../../../src-renderer/program/client.ts';
import { KeptPreferences } from '../../../../src-renderer/program/preferences.svelte.ts';
import { Furniture } from '../../../../src-renderer/table/windows/furniture.svelte.ts';
import { roving } from '../../../../src-renderer/controls/roving.ts';
import { followPointer } from '../../../../src-renderer/controls/dragging.ts';
import { resting } from '../../../../src-renderer/controls/resting.ts';
import { positionDuel, type SeatWords } from '../../../support/rule-duel.ts';
import { seated } from '../../../support/seated.ts';
import { FakeDoor } from '../fake-door.ts';
import { openPage, type SmallElement, type SmallPage } from '../small-page.ts';
import { windowAt } from './window-table.ts';

const NO_HELD_KEYS = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false };
const asElement = (element: SmallElement): HTMLElement => element as unknown as HTMLElement;

let page: SmallPage;
beforeEach(() => {
  page = openPage();
});

describe('a key at the table', () => {
  async function laid(
    seats: readonly SeatWords[] = [{ battlefield: ['Forest', 'Shivan Dragon', 'Mountain'] }, {}],
  ) {
    const { setup } = positionDuel('m11', seats, { step: 'main1' });
    const habits = { stops: { yours: ['main1' as const], theirs: [] }, warnings: [] };
    const table = seated(setup, { players: ['person', 'person'], habits, undo: 'always' });
    const window = await windowAt(table);
    const main = page.add('main', { class: 'table' });
    const furniture = new Furniture(new KeptPreferences(new ProgramClient(() => new FakeDoor())));
    const menus: SmallElement[] = [];
    const pressed: number[] = [];
    const buttons = [1, 2].map((number) => {
      const button = page.add('button', {}, main);
      button.addEventListener('click', () => pressed.push(number));
      return button;
    });
    const ways = { isMenuOpen: false, shown: buttons };
    const press = (key: string, held: object = {}, on: SmallElement = main): Event => {
      const event = new Event('keydown', { cancelable: true });
      Object.defineProperty(event, 'target', { value: on });
      pressTableKey(Object.assign(event, { ...NO_HELD_KEYS, key, ...held }) as KeyboardEvent, {
        desk: window.desk,
        furniture,
        openMenu: (target) => menus.push(target as unknown as SmallElement),
        isMenuOpen: ways.isMenuOpen,
        buttons: () => ways.shown as unknown as HTMLElement[],
      });
      return event;
    };
    const spotOf = (name: string): SmallElement =>
      page.add('div', { attributes: { 'data-spot': `card-${table.card(name)}` } }, main);
    return { ...window, table, furniture, main, menus, pressed, buttons, ways, press, spotOf };
  }

  test('Escape ends what is repeated, then shuts the log, then cancels, and at last opens the menu', async () => {
    const { desk, press, menus, table, settled } = await laid();
    const [one] = desk.atHand?.repeatableOf(table.card('Shivan Dragon')) ?? [];
    if (!one) throw new Error('There is nothing to repeat.');
    desk.log = 'all';
    desk.repeat(one, 3);
    press('Escape');
    expect([desk.repeats.current, desk.log]).toEqual([undefined, 'all']);
    for (let turn = 0; turn < 3; turn++) await settled();
    press('Escape');
    expect(desk.log).toBe('shut');
    desk.click({ kind: 'card', card: table.card('Shivan Dragon') });
    await settled();
    const announcing = desk.gesture?.canCancel;
    if (announcing) {
      press('Escape');
      await settled();
    }
    press('Escape');
    expect(menus).toEqual([page.body]);
  });

  test('Escape sends the Showcase away that was called, before it opens the menu', async () => {
    const { press, furniture, menus } = await laid();
    furniture.call();
    press('Escape');
    expect([furniture.isCalled, menus]).toEqual([false, []]);
    press('Escape');
    expect(menus).toEqual([page.body]);
  });

  test('Escape takes an announcement back', async () => {
    const { desk, press, table, settled } = await laid([{ hand: ['Shock'], battlefield: ['Mountain'] }, {}]);
    desk.click({ kind: 'card', card: table.inHand('Shock') });
    await settled();
    expect(desk.gesture?.kind).toBe('targets');
    press('Escape');
    await settled();
    expect(desk.gesture?.kind).toBe('act');
  });

  test('Enter presses the first button, with Shift it opens the menu of where the keyboard is', async () => {
    const { press, menus, pressed, spotOf, main, ways, desk } = await laid();
    const spot = spotOf('Forest');
    press('Enter', { shiftKey: true }, spot);
    expect(menus).toEqual([spot]);
    const done = vi.spyOn(desk, 'finish').mockImplementation(() => undefined);
    if (desk.gesture?.canFinish) {
      press('Enter');
      expect([done.mock.calls.length, pressed]).toEqual([1, []]);
    }
    const control = page.add('button', {}, main);
    press('Enter', {}, control);
    expect(done.mock.calls.length).toBe(desk.gesture?.canFinish ? 1 : 0);
    press('Enter', { ctrlKey: true }, control);
    expect(done.mock.calls.length).toBe(desk.gesture?.canFinish ? 2 : 0);
    ways.shown = [];
    done.mockRestore();
  });

  test('digits press the buttons in their order, and no others', async () => {
    const { press, pressed } = await laid();
    press('2');
    press('1');
    expect(pressed).toEqual([2, 1]);
    for (const key of ['0', '3', '9', '12']) press(key);
    expect(pressed).toEqual([2, 1]);
  });

  test('letters lead into the zones, to their single stop', async () => {
    const { press, main } = await laid();
    const own = page.add('div', { attributes: { 'data-window': 'ownHand' } }, main);
    page.add('div', { attributes: { 'data-spot': 'card-1', tabindex: '-1' } }, own);
    const stop = page.add('div', { attributes: { 'data-spot': 'card-2', tabindex: '0' } }, own);
    const upper = page.add('div', { class: 'block' }, main);
    page.add('button', { attributes: { 'aria-disabled': 'true' } }, upper);
    const free = page.add('button', {}, upper);
    expect(press('h').defaultPrevented).toBe(true);
    expect(page.activeElement).toBe(stop);
    press('x');
    expect(page.activeElement).toBe(free);
    expect(press('c').defaultPrevented).toBe(false);
    const now = page.add('div', { attributes: { 'data-spot': 'card-3', 'aria-current': 'true' } }, own);
    press('H');
    expect(page.activeElement).toBe(now);
  });

  test('on a card L sets it aside and R asks how often', async () => {
    const { press, spotOf, desk, table, settled } = await laid();
    press('l', {}, spotOf('Forest'));
    await settled();
    expect(table.view.spared.includes(table.card('Forest'))).toBe(true);
    press('r', {}, spotOf('Forest'));
    expect(desk.over).toBeUndefined();
    press('r', {}, spotOf('Shivan Dragon'));
    expect(desk.over?.kind === 'repeat' && desk.over.acts).toHaveLength(1);
    expect([press('l').defaultPrevented, press('r').defaultPrevented]).toEqual([false, false]);
  });

  test('J opens and shuts the log, N runs to the own turn, M presses the sound', async () => {
    const { press, desk, main, table, settled } = await laid();
    press('j');
    expect(desk.log).toBe('all');
    press('j');
    expect(desk.log).toBe('shut');
    expect(press('m').defaultPrevented).toBe(false);
    const mute = page.add('button', { id: 'mute' }, main);
    const heard = vi.fn();
    mute.addEventListener('click', heard);
    press('m');
    expect(heard).toHaveBeenCalledOnce();
    expect(press('?').defaultPrevented).toBe(true);
    expect(desk.over?.kind).toBe('passage');
    table.habits = { ...table.habits, stops: { yours: [], theirs: [] }, attention: 'stops' };
    press('n');
    await settled();
    expect(table.view.turn).toBeGreaterThan(1);
  });

  test('Space presses the only button, but not beside another, and is a letter in a field', async () => {
    const { press, pressed, ways, desk, main, spotOf } = await laid();
    const done = vi.spyOn(desk, 'finish').mockImplementation(() => undefined);
    Object.defineProperty(desk, 'gesture', { value: undefined, configurable: true });
    press(' ');
    expect(pressed).toEqual([]);
    ways.shown = ways.shown.slice(1);
    press(' ');
    press(' ', {}, spotOf('Forest'));
    expect(pressed).toEqual([2, 2]);
    for (const tag of ['input', 'button', 'textarea']) press(' ', {}, page.add(tag, {}, main));
    expect([pressed, done.mock.calls]).toEqual([[2, 2], []]);
  });

  test('Control and a letter show and hide what can be shown besides', async () => {
    const { press, furniture } = await laid();
    const shown = () => [furniture.idTags, furniture.effects, furniture.allSickness];
    expect(shown()).toEqual([false, false, true]);
    for (const key of ['t', 'I', 'u']) expect(press(key, { ctrlKey: true }).defaultPrevented).toBe(true);
    expect(shown()).toEqual([true, true, false]);
    for (const key of ['t', 'i', 'u']) {
      expect(press(key, { ctrlKey: true, shiftKey: true }).defaultPrevented).toBe(false);
      press(key, { ctrlKey: true, altKey: true });
    }
    expect(shown()).toEqual([true, true, false]);
  });

  test('while a window is moved by keys, they mean nothing else', async () => {
    const { press, furniture, desk } = await laid();
    furniture.move('chain', { x: 100, y: 100 }, true);
    expect(press('ArrowRight').defaultPrevented).toBe(true);
    expect(furniture.moving?.place).toEqual({ x: 125, y: 100 });
    press('j');
    expect([furniture.moving, desk.log]).toEqual([undefined, 'shut']);
  });

  test('Z with Control takes back; in a field, with a menu or a dialog open, a key is nothing', async () => {
    const { press, desk, table, settled, main, ways } = await laid([{ hand: ['Plains'] }, {}]);
    const undo = { ctrlKey: true };
    expect(press('z', undo).defaultPrevented).toBe(false);
    desk.click({ kind: 'card', card: table.inHand('Plains') });
    await settled();
    expect(press('z').defaultPrevented).toBe(false);
    press('z', undo);
    await settled();
    expect(table.view.players[0]?.hand).toHaveLength(1);
    const field = page.add('input', {}, main);
    expect(press('j', {}, field).defaultPrevented).toBe(false);
    expect(press('j', { ctrlKey: true }).defaultPrevented).toBe(false);
    for (const held of [{ altKey: true }, { metaKey: true }, { isComposing: true }])
      expect(press('j', held).defaultPrevented).toBe(false);
    ways.isMenuOpen = true;
    expect(press('j').defaultPrevented).toBe(false);
    ways.isMenuOpen = false;
    page.add('dialog', { attributes: { open: '' } });
    expect(press('j').defaultPrevented).toBe(false);
    expect(desk.log).toBe('shut');
  });
});

describe('a key for reading', () => {
  const open = vi.fn();
  const expand = vi.fn();
  const press = (key: string, on: unknown, held: object = {}): void => {
    const event = new Event('keydown', { cancelable: true });
    Object.defineProperty(event, 'target', { value: on });
    pressReadingKey(Object.assign(event, { ...NO_HELD_KEYS, key, ...held }) as KeyboardEvent, {
      open,
      expand,
    });
  };
  beforeEach(() => {
    vi.clearAllMocks();
  });

  test('opens the card under it, or grows its text', () => {
    const card = page.add('div', { attributes: { 'data-spot': 'card-17' } });
    const name = page.add('span', {}, card);
    expect([cardUnder(asElement(name)), cardUnder(asElement(page.body))]).toEqual([17, undefined]);
    press('v', name);
    press('e', undefined);
    expect([open.mock.calls, expand.mock.calls.length]).toEqual([[[name]], 1]);
    press('v', undefined);
    expect(open.mock.lastCall).toEqual([page.body]);
  });

  test('is none in a field, under a menu or a dialog, or with a key held', () => {
    press('e', page.add('input'));
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'isComposing'])
      press('e', page.body, { [held]: true });
    page.add('div', { attributes: { role: 'menu' } });
    press('e', page.body);
    press('x', page.body);
    expect([open, expand].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

describe('a zone that has one stop', () => {
  const watched: (() => void)[] = [];
  let zone: SmallElement;
  let spots: readonly SmallElement[];
  beforeEach(() => {
    watched.length = 0;
    vi.stubGlobal(
      'MutationObserver',
      class {
        constructor(changed: () => void) {
          watched.push(changed);
        }
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    zone = page.add('div');
    // Two above, two below; the third is nearer to the first than the fourth is.
    spots = [
      [0, 0],
      [100, 0],
      [0, 60],
      [120, 60],
    ].map(([left = 0, top = 0], at) =>
      page.add('div', { attributes: { 'data-spot': `card-${at}` }, box: [left, top, 20, 30] }, zone),
    );
  });
  const stops = (): number[] => spots.map(({ tabIndex }) => tabIndex);
  const press = (on: SmallElement | undefined, key: string, held: object = {}): Event | undefined =>
    on?.meet('keydown', { ...NO_HELD_KEYS, key, ...held });

  test('keeps it where the keyboard was, also when spots come and go', () => {
    roving(asElement(zone));
    expect(stops()).toEqual([0, -1, -1, -1]);
    spots[2]?.focus();
    expect(stops()).toEqual([-1, -1, 0, -1]);
    zone.children.splice(2, 1);
    for (const changed of watched) changed();
    expect(stops()).toEqual([0, -1, 0, -1]);
  });

  test.each([
    [0, 'ArrowRight', 1],
    [0, 'ArrowDown', 2],
    [1, 'ArrowDown', 3],
    [1, 'ArrowLeft', 0],
    [3, 'ArrowLeft', 2],
    [3, 'ArrowUp', 1],
    [2, 'End', 3],
    [2, 'Home', 0],
  ])('leads from the %i by %s to the %i', (from, key, to) => {
    roving(asElement(zone));
    expect(press(spots[from], key)?.defaultPrevented).toBe(true);
    expect(page.activeElement?.dataset['spot']).toBe(`card-${to}`);
  });

  test('leads nowhere beyond its edge, with a key held, or when it is left', () => {
    const leave = roving(asElement(zone));
    expect(press(spots[0], 'ArrowLeft')?.defaultPrevented).toBe(false);
    expect(press(spots[0], 'x')?.defaultPrevented).toBe(false);
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) press(spots[0], 'ArrowRight', { [held]: true });
    press(page.add('button', {}, zone), 'ArrowRight');
    leave();
    press(spots[0], 'ArrowRight');
    expect(page.activeElement).toBeUndefined();
  });
});

describe('the keyboard', () => {
  test('is put back on what moved, or on what comes next, but is taken from nobody', () => {
    const focus = new KeptFocus();
    const room = page.add('main');
    const heading = page.add('h1', { attributes: { 'data-room-heading': '' } }, room);
    const restored = (): SmallElement | undefined => {
      page.activeElement = page.body;
      focus.restore(asElement(room));
      return page.activeElement;
    };
    expect(restored()).toBe(page.body);
    focus.remember(asElement(page.add('button', { attributes: { 'data-spot': 'card-4' } })));
    expect(restored()).toBe(heading);
    const card = page.add('button', { attributes: { 'data-spot': 'card-4' } }, room);
    expect(restored()).toBe(card);
    heading.focus();
    focus.restore(asElement(room));
    expect(page.activeElement).toBe(heading);
  });
});

describe('a pointer', () => {
  const at = (clientX: number, clientY: number, more: object = {}) => ({
    clientX,
    clientY,
    button: 0,
    pointerType: 'touch',
    ...more,
  });
  const drag = { move: vi.fn(), drop: vi.fn() };
  const click = vi.fn();
  beforeEach(() => {
    vi.clearAllMocks();
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });
  const pressAt = (x: number, y: number, more: object = {}) =>
    Object.assign(new Event('pointerdown'), at(x, y, more)) as PointerEvent;

  test('that moves far enough drags by as much as it moved, and its letting go is no click', () => {
    followPointer(pressAt(10, 10), () => drag, click);
    page.meet('pointermove', at(14, 14));
    expect(drag.move).not.toHaveBeenCalled();
    page.meet('pointermove', at(10, 16));
    expect(drag.move.mock.calls).toEqual([[0, 6]]);
    page.meet('pointermove', at(11, 11));
    expect(drag.move.mock.lastCall).toEqual([1, 1]);
    page.meet('pointerup', at(11, 11));
    expect([drag.drop.mock.calls.length, click.mock.calls.length]).toEqual([1, 0]);
    expect(page.meet('click').defaultPrevented).toBe(true);
    expect(page.meet('click').defaultPrevented).toBe(false);
    page.meet('pointermove', at(50, 50));
    expect(drag.move).toHaveBeenCalledTimes(2);
  });

  test('that stays where it is clicks; one that is taken away does not', () => {
    followPointer(pressAt(10, 10), () => drag, click);
    page.meet('pointerup', at(10, 10));
    expect(click).toHaveBeenCalledTimes(1);
    followPointer(pressAt(10, 10), () => drag, click);
    page.meet('pointercancel', at(10, 10));
    followPointer(pressAt(10, 10, { button: 2 }), () => drag, click);
    page.meet('pointerup', at(10, 10));
    expect([click.mock.calls.length, drag.drop.mock.calls.length]).toEqual([1, 0]);
  });

  test('that may drag nothing asks once, and is no click either', () => {
    const begin = vi.fn(() => undefined);
    followPointer(pressAt(0, 0), begin, click);
    page.meet('pointermove', at(9, 0));
    page.meet('pointermove', at(19, 0));
    page.meet('pointerup', at(19, 0));
    expect([begin.mock.calls.length, click.mock.calls.length]).toEqual([1, 0]);
  });

  test('whose click never comes swallows no other', () => {
    followPointer(pressAt(0, 0), () => drag);
    page.meet('pointermove', at(9, 0));
    page.meet('pointerup', at(9, 0));
    vi.runAllTimers();
    expect(page.meet('click').defaultPrevented).toBe(false);
  });

  const rest = (element: SmallElement, part: Partial<Parameters<typeof resting>[0]> = {}) => {
    const [begin, end] = [vi.fn(), vi.fn()];
    return { begin, end, stop: resting({ begin, end, ...part })(asElement(element)) as () => void };
  };

  test('that rests begins something, and ends it when it is let go, which is no click', () => {
    const pile = page.add('div');
    const { begin, end, stop } = rest(pile, { after: 350 });
    pile.meet('pointerdown', at(5, 6));
    page.meet('pointermove', at(9, 9));
    vi.advanceTimersByTime(349);
    expect(begin).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect([begin.mock.calls, end.mock.calls.length]).toEqual([
      [[{ target: pile, pointerType: 'touch', clientX: 5, clientY: 6 }]],
      0,
    ]);
    page.meet('pointerup');
    page.meet('pointerup');
    expect(end).toHaveBeenCalledOnce();
    expect(page.meet('click').defaultPrevented).toBe(true);
    expect(page.meet('click').defaultPrevented).toBe(false);
    stop();
    pile.meet('pointerdown', at(5, 6));
    vi.runAllTimers();
    expect(begin).toHaveBeenCalledOnce();
  });

  test('that moves, is let go, taken away or of another button begins nothing, nor one that ends with its thing', () => {
    const pile = page.add('div');
    const { begin, end, stop } = rest(pile, { takes: ({ target }) => !target.matches('input') });
    pile.meet('pointerdown', at(5, 6));
    page.meet('pointermove', at(14, 6));
    vi.runAllTimers();
    for (const early of ['pointerup', 'pointercancel']) {
      pile.meet('pointerdown', at(5, 6));
      page.meet(early);
      vi.runAllTimers();
    }
    pile.meet('pointerdown', at(5, 6, { button: 2 }));
    page.add('input', {}, pile).meet('pointerdown', at(5, 6));
    vi.runAllTimers();
    pile.meet('pointerdown', at(5, 6));
    stop();
    vi.runAllTimers();
    expect([begin.mock.calls, end.mock.calls]).toEqual([[], []]);
  });

  test('is taken by the innermost that is meant: a finger on a card reads it, a mouse there opens the menu', () => {
    const table = page.add('div');
    const card = page.add('div', {}, table);
    const menu = rest(table);
    const reading = rest(card, { takes: ({ pointerType }) => pointerType !== 'mouse' });
    const told = () => [reading.begin.mock.calls.length, menu.begin.mock.calls.length];
    for (const [pointerType, expected] of [
      ['touch', [1, 0]],
      ['pen', [2, 0]],
      ['mouse', [2, 1]],
    ] as const) {
      card.meet('pointerdown', at(5, 5, { pointerType }));
      vi.runAllTimers();
      page.meet('pointerup');
      expect([pointerType, told()]).toEqual([pointerType, expected]);
    }
    expect(menu.begin).toHaveBeenCalledWith({
      ...{ target: card, pointerType: 'mouse', clientX: 5, clientY: 5 },
    });
  });
});
