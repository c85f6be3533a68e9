/** What mouse, finger, pen and keyboard do to the spots of a real table, on a page of the test's own. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hearPresses } from '../../../../src-renderer/table/presses.ts';
import { positionDuel } from '../../../support/rule-duel.ts';
import { seated, type Seated } from '../../../support/seated.ts';
import { openPage, type SmallElement, type SmallPage } from '../small-page.ts';
import { windowAt, type WindowTable } from './window-table.ts';

interface Laid extends WindowTable {
  readonly table: Seated;
  readonly page: SmallPage;
  readonly main: SmallElement;
  readonly dialog: SmallElement;
  readonly menus: unknown[][];
  readonly looked: number[];
  readonly end: () => void;
  /** Something that can be pressed, in the table or beside it. */
  readonly lies: (spot: string, on?: SmallElement, more?: Readonly<Record<string, string>>) => SmallElement;
}

async function lay(): Promise<Laid> {
  const own = { hand: ['Shock', 'Goblin Piker'], battlefield: ['Mountain', 'Mountain', 'Prodigal Sorcerer'] };
  const { setup } = positionDuel('m11', [own, { battlefield: ['Grizzly Bears'] }], { step: 'main1' });
  const habits = { stops: { yours: ['main1' as const], theirs: [] }, warnings: [] };
  const table = seated(setup, { players: ['person', 'person'], undo: 'always', habits });
  const window = await windowAt(table);
  const page = openPage();
  const main = page.add('main', { class: 'table' });
  const [menus, looked]: [unknown[][], number[]] = [[], []];
  const end = hearPresses({
    desk: window.desk,
    openMenu: (...asked) => menus.push(asked),
    lookAt: (card) => looked.push(card),
  });
  const lies: Laid['lies'] = (spot, on = main, more = {}) =>
    page.add('button', { attributes: { 'data-spot': spot, ...more } }, on);
  return { ...window, table, page, main, dialog: page.add('dialog'), menus, looked, end, lies };
}

const inHand = ({ table }: Laid, name: string): string => `card-${table.inHand(name)}`;
const CLICK = { detail: 1, shiftKey: false };

describe('a click', () => {
  test.each([
    ['a mouse, a finger or a pen', 1],
    ['the keyboard', 0],
  ])('by %s begins what the card can do', async (_, detail) => {
    const laid = await lay();
    laid.lies(inHand(laid, 'Shock')).meet('click', { ...CLICK, detail });
    await laid.settled();
    expect(laid.desk.gesture?.kind).toBe('targets');
  });

  test('counts for what lies on the spot, and a second quick one pays', async () => {
    const laid = await lay();
    const name = laid.page.add('span', {}, laid.lies(inHand(laid, 'Goblin Piker')));
    name.meet('click', CLICK);
    await laid.settled();
    expect(laid.desk.gesture?.kind).toBe('mana');
    name.meet('click', { ...CLICK, detail: 2 });
    await laid.settled();
    expect(laid.table.view.players[0]?.hand).toEqual([laid.table.inHand('Shock')]);
  });

  test('with Shift asks how often, on the table and where there is something to repeat', async () => {
    const laid = await lay();
    const sorcerer = `card-${laid.table.card('Prodigal Sorcerer')}`;
    const shift = { ...CLICK, shiftKey: true };
    laid.lies(sorcerer).meet('click', shift);
    expect(laid.desk.over).toMatchObject({ kind: 'repeat' });
    laid.desk.over = undefined;
    laid.lies(`card-${laid.table.card('Grizzly Bears')}`).meet('click', shift);
    laid.lies(sorcerer, laid.dialog).meet('click', shift);
    await laid.settled();
    expect(laid.desk).not.toMatchObject({ over: { kind: 'repeat' } });
  });

  test('on what lies face down, on no spot, or after all is over is nobody’s', async () => {
    const laid = await lay();
    const shock = inHand(laid, 'Shock');
    laid.lies(shock, laid.main, { 'data-face-down': '' }).meet('click', CLICK);
    laid.lies('pile-0-graveyard').meet('click', CLICK);
    laid.main.meet('click', CLICK);
    laid.end();
    laid.lies(shock).meet('click', CLICK);
    await laid.settled();
    expect([laid.desk.gesture?.kind, laid.desk.saying.objection]).toEqual(['act', undefined]);
  });
});

describe('pointing', () => {
  test.each(['pointerover', 'focusin'])('by %s shows the card, or the card of a spell', async (kind) => {
    const laid = await lay();
    const { desk, table } = laid;
    laid.lies(`card-${table.card('Mountain')}`).meet(kind, {});
    expect(desk.reading.shown).toBe(table.card('Mountain'));
    desk.holds = true;
    desk.click({ kind: 'card', card: table.inHand('Goblin Piker') });
    await laid.settled();
    desk.payByItself();
    await laid.settled();
    const [spell] = table.view.chain;
    if (!spell) throw new Error('Nothing is on the chain.');
    laid.lies(`chain-${spell.id}`, laid.dialog).meet(kind, {});
    expect(desk.reading.shown).toBe(spell.card);
    laid.lies(`card-${table.card('Mountain')}`, laid.main, { 'data-face-down': '' }).meet(kind, {});
    laid.lies('seat-1').meet(kind, {});
    expect(desk.reading.shown).toBe(spell.card);
  });

  test('at a target foretells what would become of it', async () => {
    const laid = await lay();
    const { desk, table } = laid;
    desk.click({ kind: 'card', card: table.inHand('Shock') });
    await laid.settled();
    laid.lies(`card-${table.card('Grizzly Bears')}`).meet('pointerover', {});
    await laid.settled();
    expect(desk.atHand?.isDoomed(table.card('Grizzly Bears'))).toBe(true);
  });
});

describe('a press that rests', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  const rest = ({ page }: Laid, on: SmallElement, pointerType: string): void => {
    on.meet('pointerdown', { button: 0, pointerType, clientX: 3, clientY: 4 });
    vi.runAllTimers();
    page.meet('pointerup');
  };

  async function laidAtRest(): Promise<Laid> {
    vi.useRealTimers();
    const laid = await lay();
    vi.useFakeTimers();
    return laid;
  }

  test.each(['touch', 'pen'])(
    'by %s on a card reads it, and opens no menu behind it',
    async (pointerType) => {
      const laid = await laidAtRest();
      const card = laid.table.card('Mountain');
      for (const place of [laid.main, laid.dialog]) {
        laid.desk.over = undefined;
        rest(laid, laid.lies(`card-${card}`, place), pointerType);
        expect([laid.desk.over, laid.menus]).toEqual([{ kind: 'card', card }, []]);
        expect(laid.page.meet('click').defaultPrevented).toBe(true);
      }
    },
  );

  test('on any other place of the table opens its menu there, and a mouse does so on a card', async () => {
    const laid = await laidAtRest();
    const card = laid.lies(`card-${laid.table.card('Mountain')}`);
    const chain = laid.lies('chain-1');
    rest(laid, card, 'mouse');
    rest(laid, chain, 'touch');
    rest(laid, laid.main, 'pen');
    expect(laid.menus).toEqual([card, chain, laid.main].map((target) => [target, 3, 4]));
    expect(laid.desk.over).toBeUndefined();
  });

  test('in a field, in a dialog or beside the table is a press like any other', async () => {
    const laid = await laidAtRest();
    const inDialog = laid.page.add('dialog', {}, laid.main);
    const card = `card-${laid.table.card('Mountain')}`;
    for (const on of [laid.page.add('input', {}, laid.main), inDialog, laid.dialog]) rest(laid, on, 'touch');
    rest(laid, laid.lies(card, laid.dialog), 'mouse');
    expect([laid.menus, laid.desk.over]).toEqual([[], undefined]);
    expect(laid.page.meet('click').defaultPrevented).toBe(false);
  });
});

describe('the second button', () => {
  const right = (more: object = {}) => ({ detail: 1, clientX: 7, clientY: 8, ...more });

  test('opens the menu where it was pressed, and the menu key at what has the keyboard', async () => {
    const laid = await lay();
    const card = laid.lies('card-1');
    expect(card.meet('contextmenu', right()).defaultPrevented).toBe(true);
    card.meet('contextmenu', right({ detail: 0, clientX: 0 }));
    expect(laid.menus).toEqual([[card, 7, 8], [card]]);
  });

  test('is left to the browser in a field and beside the table, and a finger’s to `resting`', async () => {
    const laid = await lay();
    const field = laid.page.add('input', {}, laid.main);
    const prevented = [field, laid.dialog].map((on) => on.meet('contextmenu', right()).defaultPrevented);
    expect(prevented).toEqual([false, false]);
    expect(laid.main.meet('contextmenu', right({ pointerType: 'touch' })).defaultPrevented).toBe(true);
    expect(laid.menus).toEqual([]);
  });

  test('pressed twice on a card of the table shows the whole card', async () => {
    const laid = await lay();
    const card = laid.lies('card-5');
    for (const facts of [
      { button: 2, detail: 1 },
      { button: 1, detail: 2 },
    ])
      card.meet('auxclick', facts);
    laid.main.meet('auxclick', { button: 2, detail: 2 });
    laid.lies('card-6', laid.dialog).meet('auxclick', { button: 2, detail: 2 });
    expect(laid.looked).toEqual([]);
    card.meet('auxclick', { button: 2, detail: 2 });
    expect(laid.looked).toEqual([5]);
  });
});
