/** The mini-menus: what is possible at the place that was asked about. */
import { MANA } from '../../src-shared/duel/words.ts';
import type { Seat } from '../../src-shared/duel/things.ts';
import { HALVES, type Half } from '../../src-shared/table.ts';
import { TABLE_WINDOWS, type TableWindow } from '../../src-shared/preferences.ts';
import type { Shell } from '../shell/shell.svelte.ts';
import { cellsOf, seatOfHalf, stopsWith } from './bar.ts';
import type { Desk } from './desk.svelte.ts';
import { PILES, type Pile } from './over.ts';
import { canSpare, isSpared } from './sparing.ts';
import { HINTS } from './hints/words.ts';
import { nameOfCard, whoIs } from './naming.ts';
import { CARDS, FURNITURE, HAND, MANA_NAMES, STEP_NAMES, TABLE, whoseLower } from './sentences.ts';
import { EXPAND_KEY } from './reading-keys.ts';
import { cardSpot, manaSpot } from './spots.ts';
import { FOLDING, type Furniture } from './windows/furniture.svelte.ts';

interface Entry {
  readonly text: string;
  readonly act: () => void;
  /** The key that does the same. */
  readonly key?: string;
}

export interface Menu {
  readonly label: string;
  /** What there is to know about the place. */
  readonly note?: string | undefined;
  readonly entries: readonly Entry[];
}

export interface Ways extends Pick<Shell, 'rooms' | 'preferences'> {
  readonly furniture: Furniture;
}

/** For the innermost place under the pointer or the keyboard. */
export function menuAt(target: Element, desk: Desk, ways: Ways): Menu {
  // The button stands in the Situation Bar, but speaks for the table.
  if (target.closest('#table-menu')) return menuOfTable(desk, ways);
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  const spot = target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? '';
  const card = /^card-(\d+)$/.exec(spot)?.[1];
  return (
    (cell !== undefined ? menuOfCell(cell, desk, ways) : undefined) ??
    (card !== undefined ? menuOfCard(Number(card), desk, ways) : undefined) ??
    menuOfArea(target.closest<HTMLElement>('[data-area]'), desk, ways) ??
    menuOfTable(desk, ways)
  );
}

function menuOfCell(id: string, desk: Desk, { preferences, rooms }: Ways): Menu | undefined {
  const { view } = desk;
  const [half, step] = id.split(' ');
  if (!view || (half !== 'yours' && half !== 'theirs')) return undefined;
  const cell = cellsOf(view, half, preferences.shown.stops).find((other) => other.step === step);
  if (!cell) return undefined;
  const who = whoIs(view, seatOfHalf(view, half));
  return {
    label: TABLE.menuOf(`${whoseLower(who)} ${STEP_NAMES[cell.step].toLowerCase()}`),
    entries: [
      {
        text: TABLE.runTo,
        act: () => {
          desk.runTo({ half, step: cell.step });
        },
      },
      {
        text: cell.hasStop ? TABLE.unmarkStop : TABLE.markStop,
        act: () => {
          void preferences.change({ stops: stopsWith(preferences.shown.stops, cell) });
        },
      },
      helpEntry(rooms),
    ],
  };
}

function menuOfCard(card: number, desk: Desk, ways: Ways): Menu | undefined {
  const { view, gesture } = desk;
  if (!view?.cards[card]) return undefined;
  const offers = gesture?.kind === 'act' ? gesture.offersOf(cardSpot(card)) : [];
  return {
    label: TABLE.menuOf(nameOfCard(view, card)),
    entries: [
      ...offers.map(({ text, take }) => ({ text, act: take })),
      ...repeatEntries(card, desk),
      ...spareEntries(card, desk),
      {
        text: TABLE.showCard,
        act: () => {
          showCard(card, desk, ways);
        },
      },
      ...cancelEntries(desk),
      ...toggleEntries(ways),
      helpEntry(ways.rooms),
    ],
  };
}

/** In the advanced layout the Showcase is called; else a full card is laid over the table. */
export function showCard(card: number, desk: Desk, { furniture, preferences }: Ways): void {
  if (preferences.shown.layout === 'advanced') {
    desk.reading.show(card);
    furniture.call();
  } else desk.over = { kind: 'card', card };
}

function repeatEntries(card: number, desk: Desk): Entry[] {
  if (!desk.atHand?.repeatableOf(card)) return [];
  return [
    {
      text: FURNITURE.repeat,
      act: () => {
        desk.askHowOften(card);
      },
    },
  ];
}

function spareEntries(card: number, desk: Desk): Entry[] {
  const { view } = desk;
  if (!view || !canSpare(view, card)) return [];
  const text = isSpared(view, card) ? TABLE.spareNoMore : TABLE.spare;
  return [{ text, act: () => void desk.spare(card) }];
}

type AreaMenu = (desk: Desk, ways: Ways, seat: Seat) => Omit<Menu, 'label'>;

const AREA_MENUS: Record<Exclude<keyof typeof FURNITURE.areas, 'territory'>, AreaMenu> = {
  life: (desk, { furniture }, seat) => {
    const { life = 0, poison = 0 } = desk.view?.players[seat] ?? {};
    return {
      note: FURNITURE.lifeIs(life, poison),
      entries: [
        {
          text: furniture.faces.has(seat) ? FURNITURE.flipToLife : FURNITURE.flipToFace,
          act: () => {
            furniture.flip(seat);
          },
        },
      ],
    };
  },
  library: (desk, _ways, seat) => ({
    note: FURNITURE.count(desk.view?.players[seat]?.library ?? 0),
    entries: topEntries(desk, seat),
  }),
  graveyard: pileMenu('graveyard'),
  exile: pileMenu('exile'),
  ante: pileMenu('ante'),
  pool: (desk, _ways, seat) => ({
    note: FURNITURE.poolHolds((desk.view?.players[seat]?.pool ?? []).reduce((sum, one) => sum + one, 0)),
    entries: spendEntries(desk, seat),
  }),
  bar: (desk) => ({ entries: goToEntries(desk) }),
  showcase: (desk) => ({
    entries:
      desk.reading.shown === undefined
        ? []
        : [
            {
              text: desk.reading.isExpanded ? CARDS.shrink : CARDS.expand,
              key: EXPAND_KEY,
              act: () => {
                desk.reading.expand();
              },
            },
          ],
  }),
  situation: (desk, ways) => ({ entries: [...wordEntries(desk), ...windowEntries('situation', ways)] }),
};

function menuOfArea(place: HTMLElement | null, desk: Desk, ways: Ways): Menu | undefined {
  const { area, seat, window } = place?.dataset ?? {};
  if (area === 'window') return menuOfWindow(window, desk, ways);
  if (area === undefined || area === 'territory' || !Object.hasOwn(AREA_MENUS, area)) return undefined;
  const name = area as keyof typeof AREA_MENUS;
  const { note, entries } = AREA_MENUS[name](desk, ways, Number(seat ?? -1));
  return {
    label: FURNITURE.menuOfArea(FURNITURE.areas[name]),
    note,
    entries: [
      ...entries,
      ...(name === 'situation' ? [] : cancelEntries(desk)),
      optionsEntry(ways),
      helpEntry(ways.rooms),
    ],
  };
}

function menuOfWindow(name: string | undefined, desk: Desk, ways: Ways): Menu | undefined {
  const window = TABLE_WINDOWS.find((one) => one === name);
  const { view } = desk;
  if (!window || !view) return undefined;
  const hands = { ownHand: view.seat, otherHand: desk.across };
  const seat = window === 'ownHand' || window === 'otherHand' ? hands[window] : undefined;
  return {
    label: FURNITURE.menuOfWindow(window),
    note: seat === undefined ? undefined : FURNITURE.inHand(view.players[seat]?.hand.length ?? 0),
    entries: [...windowEntries(window, ways), ...cancelEntries(desk), helpEntry(ways.rooms)],
  };
}

function windowEntries(window: TableWindow, { furniture, preferences }: Ways): Entry[] {
  const folding = FOLDING.find((one) => one === window);
  const entries: Entry[] = [
    {
      text: FURNITURE.moveWindow(window),
      act: () => {
        furniture.takeInHand(window);
      },
    },
  ];
  if (preferences.shown.windowPlaces[window])
    entries.push({
      text: FURNITURE.dockWindow(window),
      act: () => {
        furniture.dock(window);
      },
    });
  if (folding)
    entries.push({
      text: FURNITURE.putAway(folding),
      act: () => {
        furniture.fold(folding);
      },
    });
  return entries;
}

function topEntries(desk: Desk, seat: Seat): Entry[] {
  const { view } = desk;
  return (view?.players[seat]?.top ?? []).flatMap((card) =>
    view?.cards[card]
      ? { text: FURNITURE.viewCard(nameOfCard(view, card)), act: () => (desk.over = { kind: 'card', card }) }
      : [],
  );
}

function pileMenu(pile: Pile): AreaMenu {
  return (desk, _ways, seat) => ({
    note: FURNITURE.holds(desk.view?.players[seat]?.[pile].length ?? 0),
    entries: pileEntries(desk, [seat], true),
  });
}

/** While something is paid. */
function spendEntries(desk: Desk, seat: Seat): Entry[] {
  const text = desk.gesture?.kind === 'x' ? FURNITURE.pourOne : FURNITURE.spendOne;
  return MANA.flatMap((_, place) =>
    desk.signOf(manaSpot(seat, place))
      ? {
          text: text(MANA_NAMES[place] ?? ''),
          act: () => {
            desk.click(manaSpot(seat, place));
          },
        }
      : [],
  );
}

export function menuOfTable(desk: Desk, ways: Ways): Menu {
  const { furniture } = ways;
  return {
    label: TABLE.menuOfTable,
    entries: [
      ...wordEntries(desk),
      ...(desk.explainable ? [{ text: TABLE.explainEntry, key: '?', act: desk.explainable }] : []),
      ...(desk.hintable ? [{ text: HINTS.entry, key: 'W', act: desk.hintable }] : []),
      ...goToEntries(desk),
      ...ownTurnEntries(desk),
      ...yieldEntries(desk),
      {
        text: HAND.agreementsEntry,
        act: () => {
          desk.over = { kind: 'agreements' };
        },
      },
      ...pileEntries(desk, desk.view?.players.map((_, seat) => seat) ?? []),
      {
        text: FURNITURE.arrange,
        act: () => {
          furniture.arrange([...furniture.moved.keys()]);
        },
      },
      {
        text: HAND.logEntry,
        act: () => {
          desk.log = 'all';
        },
      },
      {
        text: TABLE.logTheirs(whoIsAcross(desk)),
        act: () => {
          desk.log = 'theirTurn';
        },
      },
      optionsEntry(ways),
      ...toggleEntries(ways),
      {
        text: TABLE.habitsEntry,
        act: () => {
          desk.over = { kind: 'habits' };
        },
      },
      ...drawEntries(desk),
      ...concedeEntries(desk),
      helpEntry(ways.rooms),
      {
        text: TABLE.leave,
        act: () => {
          ways.rooms.leave();
        },
      },
    ],
  };
}

const ownTurnEntries = (desk: Desk): Entry[] =>
  desk.gesture?.kind === 'act'
    ? [
        {
          text: HAND.runToOwnTurn,
          key: 'N',
          act: () => {
            desk.runToOwnTurn();
          },
        },
      ]
    : [];

const whoIsAcross = (desk: Desk) =>
  desk.view ? whoIs(desk.view, desk.across) : { you: false, name: TABLE.chair(desk.across + 1) };

const optionsEntry = ({ furniture }: Ways): Entry => ({
  text: FURNITURE.options,
  act: () => {
    furniture.isChoosingOptions = true;
  },
});

/** Each with its key. */
function toggleEntries({ furniture }: Ways): Entry[] {
  return [
    {
      text: furniture.idTags ? FURNITURE.noIdTags : FURNITURE.idTags,
      key: 'Ctrl T',
      act: () => {
        furniture.idTags = !furniture.idTags;
      },
    },
    {
      text: furniture.effects ? FURNITURE.noEffects : FURNITURE.effects,
      key: 'Ctrl I',
      act: () => {
        furniture.effects = !furniture.effects;
      },
    },
    {
      text: furniture.allSickness ? FURNITURE.noSickness : FURNITURE.sickness,
      key: 'Ctrl U',
      act: () => {
        furniture.allSickness = !furniture.allSickness;
      },
    },
  ];
}

/** A further step of the turn that is on, as far as anything is asked. */
function goToEntries(desk: Desk): Entry[] {
  const { view } = desk;
  if (!view || desk.gesture?.kind !== 'act') return [];
  const half: Half = HALVES.find((one) => view.active.includes(seatOfHalf(view, one))) ?? 'yours';
  const cells = cellsOf(view, half, { yours: [], theirs: [] });
  const now = cells.findIndex(({ isNow }) => isNow);
  return cells.slice(now + 1).map(({ step }) => ({
    text: FURNITURE.goTo(step, half === 'yours'),
    act: () => {
      desk.runTo({ half, step });
    },
  }));
}

const cancelEntries = (desk: Desk): Entry[] =>
  desk.gesture?.canCancel
    ? [
        {
          text: TABLE.cancel,
          act: () => {
            desk.cancel();
          },
        },
      ]
    : [];

function wordEntries(desk: Desk): Entry[] {
  const { gesture, view } = desk;
  const entries: Entry[] = [];
  if (gesture?.canFinish)
    entries.push({
      text: TABLE.done,
      act: () => {
        desk.finish();
      },
    });
  entries.push(...cancelEntries(desk));
  if (gesture?.kind === 'act')
    entries.push({
      text: TABLE.goOn,
      act: () => {
        desk.goOn();
      },
    });
  if (gesture)
    entries.push({
      text: desk.holds ? TABLE.holdNoMore : TABLE.hold,
      act: () => {
        desk.holds = !desk.holds;
      },
    });
  if (view?.canUndo) entries.push({ text: TABLE.undo, act: () => void desk.undo() });
  return entries;
}

function yieldEntries(desk: Desk): Entry[] {
  const { prompt, view } = desk;
  const entries: Entry[] = [];
  if (prompt?.canYield && prompt.options.kind === 'yesNo')
    entries.push(
      { text: TABLE.yieldYes, act: () => void desk.saying.yieldTo(true) },
      { text: TABLE.yieldNo, act: () => void desk.saying.yieldTo(false) },
    );
  else if (prompt?.canYield) entries.push({ text: TABLE.yieldPass, act: () => void desk.saying.yieldTo() });
  if (view && view.yields.length > 0)
    entries.push({
      text: TABLE.forgetYields(view.yields.length),
      act: () => void desk.saying.forgetYields(),
    });
  return entries;
}

/** Of a graveyard also the cards in ante and out of the game; empty ones only where they were asked for. */
function pileEntries(desk: Desk, seats: readonly Seat[], withEmpty = false): Entry[] {
  const { view } = desk;
  if (!view) return [];
  return seats.flatMap((seat) =>
    PILES.filter(
      (pile) => withEmpty || (seat === view.seat && (view.players[seat]?.[pile].length ?? 0) > 0),
    ).map((pile) => ({
      text: TABLE.showPile(pile, view.players[seat]?.[pile].length ?? 0),
      act: () => {
        desk.over = { kind: 'pile' as const, seat, pile };
      },
    })),
  );
}

function drawEntries(desk: Desk): Entry[] {
  if (!desk.view || desk.view.result || desk.view.plays.length === 0) return [];
  return [
    {
      text: TABLE.drawEntry,
      act: () => {
        desk.over = { kind: 'draw' };
      },
    },
  ];
}

function concedeEntries(desk: Desk): Entry[] {
  if (!desk.view || desk.view.result || desk.view.plays.length === 0) return [];
  return [
    {
      text: TABLE.concedeEntry,
      act: () => {
        desk.over = { kind: 'concede' };
      },
    },
  ];
}

const helpEntry = (rooms: Ways['rooms']): Entry => ({
  text: TABLE.help,
  act: () => {
    rooms.go({ room: 'help' });
  },
});
