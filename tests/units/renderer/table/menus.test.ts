/** The mini-menus at a real table: what each place offers, and that an entry does what it says. */
import { describe, expect, test, vi } from 'vitest';
import { KeptPreferences } from '../../../../src-renderer/program/preferences.svelte.ts';
import { ProgramClient } from '../../../../src-renderer/program/client.ts';
import { Rooms } from '../../../../src-renderer/shell/rooms.svelte.ts';
import { menuAt } from '../../../../src-renderer/table/menus/at.ts';
import type { Menu, Ways } from '../../../../src-renderer/table/menus/menu.ts';
import { OpenMenu } from '../../../../src-renderer/table/menus/open-menu.svelte.ts';
import { menuOfTable } from '../../../../src-renderer/table/menus/table.ts';
import { Furniture } from '../../../../src-renderer/table/windows/furniture.svelte.ts';
import type { Preferences } from '../../../../src-shared/preferences.ts';
import { positionDuel, type SeatWords } from '../../../support/rule-duel.ts';
import { seated, type Places, type Seated } from '../../../support/seated.ts';
import { FakeDoor } from '../fake-door.ts';
import { openPage, type SmallPage } from '../small-page.ts';
import { windowAt, type WindowTable } from './window-table.ts';

interface Laid extends WindowTable {
  readonly table: Seated;
  readonly page: SmallPage;
  readonly ways: Ways;
  /** What the menu of a place says, by its marks. */
  readonly menu: (marks: Readonly<Record<string, string>>) => Menu;
  /** Does what the entry says. */
  readonly take: (menu: Menu, text: string | RegExp) => Promise<void>;
}

async function lay(
  seats: readonly SeatWords[],
  preferences: Partial<Preferences> = {},
  places: Places = {},
): Promise<Laid> {
  const { setup } = positionDuel('m11', seats, { step: 'main1' });
  const habits: Partial<Preferences> = { stops: { yours: ['main1'], theirs: [] }, warnings: [], hints: true };
  const table = seated(setup, { players: ['person', 'random'], habits, undo: 'always', ...places });
  const laid = await windowAt(table);
  const page = openPage();
  const ways = waysWith(preferences);
  return {
    ...laid,
    table,
    page,
    ways,
    menu: (marks) => menuAt(page.add('div', { attributes: marks }) as unknown as Element, laid.desk, ways),
    take: async (menu, text) => {
      const found = menu.entries.find((entry) =>
        typeof text === 'string' ? entry.text === text : text.test(entry.text),
      );
      if (!found) throw new Error(`${String(text)} is none of: ${textsOf(menu).join(', ')}`);
      found.act();
      await laid.settled();
    },
  };
}

function waysWith(preferences: Partial<Preferences>): Ways {
  const kept = new KeptPreferences(new ProgramClient(() => new FakeDoor()));
  void kept.change(preferences);
  const rooms = new Rooms({ stepped: () => undefined, back: () => undefined, listen: () => undefined });
  rooms.go({ room: 'table' });
  return { furniture: new Furniture(kept), preferences: kept, rooms };
}

const textsOf = ({ entries }: Menu): string[] => entries.map(({ text }) => text);
const cardAt = ({ table }: Laid, name: string): Readonly<Record<string, string>> => ({
  'data-spot': `card-${table.card(name)}`,
});

describe('is opened', () => {
  test('where it was pressed, else below the place but not too low, and gives the keyboard back', async () => {
    const { desk, page, ways } = await lay([{}, {}]);
    vi.stubGlobal('innerWidth', 1_000);
    vi.stubGlobal('innerHeight', 600);
    const open = new OpenMenu(desk, ways);
    const place = (top: number) => page.add('button', { box: [40, top, 100, 30] });
    const [high, low] = [place(10), place(500)];
    const at = (target: unknown, ...point: number[]) => {
      open.open(target as Element, ...point);
      return [open.shown?.x, open.shown?.y];
    };
    expect([at(high), at(low), at(high, 7, 8)]).toEqual([
      [40, 40],
      [40, 300],
      [7, 8],
    ]);
    high.focus();
    expect([at(page.body), open.shown?.menu.label]).toEqual([[420, 180], menuOfTable(desk, ways).label]);
    low.focus();
    open.close();
    expect([open.shown, page.activeElement]).toEqual([undefined, high]);
    low.focus();
    open.close();
    expect(page.activeElement).toBe(low);
  });
});

describe('of the table', () => {
  const GRAVES = [{ battlefield: ['Forest'], graveyard: ['Shock'] }, { graveyard: ['Forest'] }];

  test('is all that can be done there, for every place that has no menu of its own', async () => {
    const { menu, desk, ways } = await lay(GRAVES);
    expect(textsOf(menu({}))).toEqual([
      'Done',
      'Go to the next step',
      'Keep the word after your next spell',
      'What is this?',
      'What would a wizard do?',
      'Run to your attackers',
      'Run to your main phase after combat',
      'Run to your end of turn',
      'Run to your cleanup',
      'Run to your next turn',
      'Yields and Stops…',
      'Look through the graveyard (1)',
      'Arrange the cards',
      'Log',
      'What happened in random’s turn',
      'Duel options…',
      'Show ID tags',
      'Show invisible effects',
      'Show your own summoning sickness only',
      'Pace and attention…',
      'Offer a draw…',
      'Concede…',
      'Help',
      'Leave the table',
    ]);
    for (const marks of [
      { 'data-area': 'territory' },
      { 'data-area': 'toString' },
      { 'data-spot': 'card-999' },
    ])
      expect(menu(marks).label).toBe(menuOfTable(desk, ways).label);
  });

  test.each<[string, (laid: Laid) => unknown, unknown]>([
    ['Go to the next step', ({ table }) => table.place, 'your beginCombat'],
    ['Keep the word after your next spell', ({ desk }) => desk.holds, true],
    ['What is this?', ({ desk }) => desk.over?.kind, 'passage'],
    ['Run to your main phase after combat', ({ table }) => table.place, 'your main2'],
    ['Yields and Stops…', ({ desk }) => desk.over, { kind: 'agreements' }],
    ['Look through the graveyard (1)', ({ desk }) => desk.over, { kind: 'pile', seat: 0, pile: 'graveyard' }],
    ['Log', ({ desk }) => desk.log, 'all'],
    ['What happened in random’s turn', ({ desk }) => desk.log, 'theirTurn'],
    ['Duel options…', ({ ways }) => ways.furniture.isChoosingOptions, true],
    ['Show ID tags', ({ ways }) => ways.furniture.idTags, true],
    ['Show invisible effects', ({ ways }) => ways.furniture.effects, true],
    ['Show your own summoning sickness only', ({ ways }) => ways.furniture.allSickness, false],
    ['Pace and attention…', ({ desk }) => desk.over, { kind: 'habits' }],
    ['Offer a draw…', ({ desk }) => desk.over, { kind: 'draw' }],
    ['Concede…', ({ desk }) => desk.over, { kind: 'concede' }],
    ['Help', ({ ways }) => ways.rooms.place, { room: 'help' }],
    ['Leave the table', ({ ways }) => ways.rooms.place, { room: 'title' }],
  ])('%s', async (text, seen, expected) => {
    const laid = await lay(GRAVES);
    expect(seen(laid)).not.toEqual(expected);
    await laid.take(laid.menu({}), text);
    expect(seen(laid)).toEqual(expected);
  });

  test.each([
    ['Show ID tags', 'Hide ID tags'],
    ['Show invisible effects', 'Hide invisible effects'],
    ['Show your own summoning sickness only', 'Show all summoning sickness'],
    ['Keep the word after your next spell', 'Give the word away after your next spell'],
  ])('%s turns round', async (text, back) => {
    const laid = await lay(GRAVES);
    await laid.take(laid.menu({}), text);
    expect(textsOf(laid.menu({}))).not.toContain(text);
    const now = textsOf(laid.menu({}));
    expect(now).toContain(back);
    await laid.take(laid.menu({}), back);
    expect(textsOf(laid.menu({}))).toContain(text);
  });

  test('cards that were moved are arranged', async () => {
    const laid = await lay(GRAVES);
    const { furniture } = laid.ways;
    furniture.moveCard(laid.table.card('Forest'), { x: 5, y: 5 });
    await laid.take(laid.menu({}), 'Arrange the cards');
    expect(furniture.moved.size).toBe(0);
  });

  test('what was done is taken back', async () => {
    const laid = await lay([{ hand: ['Plains'] }, {}]);
    const hand = () => laid.table.view.players[0]?.hand.length;
    expect(textsOf(laid.menu({}))).not.toContain('Undo');
    laid.desk.click(laid.spot('Plains'));
    await laid.settled();
    expect(hand()).toBe(0);
    await laid.take(laid.menu({}), 'Undo');
    expect(hand()).toBe(1);
  });

  test('without a question, and when the duel is over, there is nothing to be said', async () => {
    const laid = await lay(GRAVES);
    await laid.desk.concede();
    await laid.settled();
    const texts = textsOf(laid.menu({}));
    for (const gone of ['Done', 'Go to the next step', 'Run to your next turn', 'Offer a draw…', 'Concede…'])
      expect(texts).not.toContain(gone);
    expect(texts).toEqual(expect.arrayContaining(['Log', 'Leave the table']));
  });
});

describe('of a card', () => {
  test('are its acts, and what there is to see of it', async () => {
    const laid = await lay([{ battlefield: ['Prodigal Sorcerer', 'Forest'] }, {}]);
    const sorcerer = laid.menu(cardAt(laid, 'Prodigal Sorcerer'));
    expect(sorcerer.label).toContain('Prodigal Sorcerer');
    expect(textsOf(sorcerer).slice(1)).toEqual([
      'Repeat…',
      'Show the full card',
      'Show ID tags',
      'Show invisible effects',
      'Show your own summoning sickness only',
      'Help',
    ]);
    await laid.take(sorcerer, 'Show the full card');
    expect(laid.desk.over).toEqual({ kind: 'card', card: laid.table.card('Prodigal Sorcerer') });
    await laid.take(sorcerer, 'Repeat…');
    expect(laid.desk.over?.kind === 'repeat' && laid.desk.over.acts).toHaveLength(1);
    sorcerer.entries[0]?.act();
    await laid.settled();
    expect(laid.desk.gesture?.kind).toBe('targets');
    expect(textsOf(laid.menu(cardAt(laid, 'Forest')))).toContain('Cancel');
    await laid.take(laid.menu(cardAt(laid, 'Forest')), 'Cancel');
    expect(laid.desk.gesture?.kind).toBe('act');
  });

  test('that gives mana: it is set aside, and no more (U050)', async () => {
    const laid = await lay([{ battlefield: ['Forest'] }, { battlefield: ['Island'] }]);
    const text = textsOf(laid.menu(cardAt(laid, 'Forest'))).find((one) => /auto-tap/i.test(one)) ?? '';
    expect(textsOf(laid.menu(cardAt(laid, 'Island')))).not.toContain(text);
    await laid.take(laid.menu(cardAt(laid, 'Forest')), text);
    expect(laid.desk.view?.spared.includes(laid.table.card('Forest'))).toBe(true);
    const back = textsOf(laid.menu(cardAt(laid, 'Forest'))).find((one) => /auto-tap/i.test(one)) ?? '';
    expect(back).not.toBe(text);
    await laid.take(laid.menu(cardAt(laid, 'Forest')), back);
    expect(laid.desk.view?.spared.includes(laid.table.card('Forest'))).toBe(false);
  });

  test('in the advanced layout it is called into the Showcase', async () => {
    const laid = await lay([{ battlefield: ['Forest'] }, {}], { layout: 'advanced' });
    await laid.take(laid.menu(cardAt(laid, 'Forest')), 'Show the full card');
    expect([laid.desk.reading.shown, laid.desk.over, laid.ways.furniture.isCalled]).toEqual([
      laid.table.card('Forest'),
      undefined,
      true,
    ]);
    laid.ways.furniture.endCall();
  });
});

describe('of a cell of the Phase Bar', () => {
  const MAIN2 = { 'data-cell': 'yours main2' };

  test('it runs there, and a Stop is put there and taken away', async () => {
    const laid = await lay([{}, {}]);
    const menu = laid.menu(MAIN2);
    expect(textsOf(menu)).toHaveLength(3);
    const { preferences } = laid.ways;
    const isMarked = () => preferences.shown.stops.yours.includes('main2');
    const [before, stops] = [isMarked(), preferences.shown.stops];
    await laid.take(menu, textsOf(menu)[1] ?? '');
    expect(isMarked()).toBe(!before);
    const turned = laid.menu(MAIN2);
    expect(textsOf(turned)[1]).not.toBe(textsOf(menu)[1]);
    await laid.take(turned, textsOf(turned)[1] ?? '');
    expect(isMarked()).toBe(before);
    expect(preferences.shown.stops.theirs).toEqual(stops.theirs);
    await laid.take(menu, textsOf(menu)[0] ?? '');
    expect(laid.table.place).toBe('your main2');
  });

  test.each(['nobodys main2', 'yours nothing', ''])(
    'that is none, %s, the menu is the table’s',
    async (cell) => {
      const { menu } = await lay([{}, {}]);
      expect(menu({ 'data-cell': cell }).label).toBe(menu({}).label);
    },
  );

  test('across it is named after who sits there', async () => {
    const { menu } = await lay([{}, {}]);
    expect(menu({ 'data-cell': 'theirs main2' }).label).toContain('random');
    expect(menu(MAIN2).label).toContain('your');
  });
});

describe('of an area', () => {
  const area = (name: string, seat = 0) => ({ 'data-area': name, 'data-seat': String(seat) });

  test('a register tells life and turns over', async () => {
    const laid = await lay([{ life: 17 }, {}]);
    const menu = laid.menu(area('life'));
    expect(menu.note).toContain('17');
    await laid.take(menu, textsOf(menu)[0] ?? '');
    expect([...laid.ways.furniture.faces]).toEqual([0]);
    expect(textsOf(laid.menu(area('life')))[0]).not.toBe(textsOf(menu)[0]);
  });

  test('piles are counted, and looked through even where they are empty', async () => {
    const laid = await lay([{ graveyard: ['Shock', 'Forest'] }, {}]);
    expect(laid.menu(area('graveyard')).note).toContain('2');
    expect(laid.menu(area('library')).note).toMatch(/\d/);
    const theirs = laid.menu(area('exile', 1));
    expect(theirs.note).toMatch(/none|no |0|empty/i);
    const mine = laid.menu(area('graveyard'));
    await laid.take(mine, /graveyard/);
    expect(laid.desk.over).toEqual({ kind: 'pile', seat: 0, pile: 'graveyard' });
  });

  test('the bar runs to what is left of the turn', async () => {
    const laid = await lay([{}, {}]);
    const texts = textsOf(laid.menu(area('bar')));
    expect(texts[0]).toBe('Run to your attackers');
    expect(texts).not.toContain('Run to your main phase before combat');
  });

  test('the Showcase grows where it shows a card', async () => {
    const laid = await lay([{ battlefield: ['Forest'] }, {}]);
    const empty = textsOf(laid.menu(area('showcase')));
    laid.desk.reading.show(laid.table.card('Forest'));
    const full = textsOf(laid.menu(area('showcase')));
    expect(full).toHaveLength(empty.length + 1);
    await laid.take(laid.menu(area('showcase')), full[0] ?? '');
    expect(laid.desk.reading.isExpanded).toBe(true);
    expect(textsOf(laid.menu(area('showcase')))[0]).not.toBe(full[0]);
  });

  test('the pool spends its mana while something is paid', async () => {
    const laid = await lay([
      { hand: ['Goblin Piker'], battlefield: ['Mountain', 'Mountain', 'Mountain'] },
      {},
    ]);
    const before = textsOf(laid.menu(area('pool')));
    laid.desk.click(laid.spot('Mountain'));
    await laid.settled();
    expect(laid.menu(area('pool')).note).toMatch(/1|one/);
    laid.desk.click({ kind: 'card', card: laid.table.inHand('Goblin Piker') });
    await laid.settled();
    expect(laid.desk.gesture?.kind).toBe('mana');
    const paying = laid.menu(area('pool'));
    expect(textsOf(paying)[0]).not.toBe(before[0]);
    await laid.take(paying, textsOf(paying)[0] ?? '');
    expect(textsOf(laid.menu(area('pool')))).not.toContain(textsOf(paying)[0]);
  });

  test('a window is moved, put away and put back', async () => {
    const laid = await lay([{}, {}], { windowPlaces: { chain: { x: 100, y: 100 } } });
    const { furniture, preferences } = laid.ways;
    const chain = laid.menu({ 'data-area': 'window', 'data-window': 'chain' });
    const own = laid.menu({ 'data-area': 'window', 'data-window': 'ownHand' });
    expect([textsOf(chain).length - textsOf(own).length, chain.note]).toEqual([2, undefined]);
    expect(own.note).toMatch(/\d|no /);
    chain.entries[1]?.act();
    expect(preferences.shown.windowPlaces.chain).toBeUndefined();
    chain.entries[2]?.act();
    expect([...furniture.away]).toEqual(['chain']);
    expect(laid.menu({ 'data-area': 'window', 'data-window': 'nothing' }).label).toBe(laid.menu({}).label);
  });

  test('the Situation Bar has the words, and can be moved', async () => {
    const laid = await lay([{}, {}]);
    const texts = textsOf(laid.menu(area('situation')));
    expect(texts.slice(0, 3)).toEqual(['Done', 'Go to the next step', 'Keep the word after your next spell']);
    expect(texts.filter((text) => text === 'Cancel')).toEqual([]);
  });
});
