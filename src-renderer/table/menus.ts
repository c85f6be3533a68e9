/** The mini-menus: what is possible at the place that was asked about. */
import type { Shell } from '../shell/shell.svelte.ts';
import { cellsOf, seatOfHalf, stopsWith } from './bar.ts';
import { PILES, type Desk } from './desk.svelte.ts';
import { isYou, nameOfCard, whoIs } from './naming.ts';
import { STEP_NAMES, TABLE, whoseLower } from './sentences.ts';
import { cardSpot } from './spots.ts';

export interface Entry {
  readonly text: string;
  readonly act: () => void;
}

export interface Menu {
  readonly label: string;
  readonly entries: readonly Entry[];
}

type Ways = Pick<Shell, 'rooms' | 'preferences'>;

/** For the innermost place under the pointer or the keyboard. */
export function menuAt(target: Element, desk: Desk, ways: Ways): Menu {
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  const spot = target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? '';
  const card = /^card-(\d+)$/.exec(spot)?.[1];
  return (
    (cell !== undefined ? menuOfCell(cell, desk, ways) : undefined) ??
    (card !== undefined ? menuOfCard(Number(card), desk, ways) : undefined) ??
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

function menuOfCard(card: number, desk: Desk, { rooms }: Ways): Menu | undefined {
  const { view, gesture } = desk;
  if (!view?.cards[card]) return undefined;
  const offers = gesture?.kind === 'act' ? gesture.offersOf(cardSpot(card)) : [];
  return {
    label: TABLE.menuOf(nameOfCard(view, card)),
    entries: [
      ...offers.map(({ text, take }) => ({ text, act: take })),
      ...spareEntries(card, desk),
      {
        text: TABLE.showCard,
        act: () => {
          desk.over = { kind: 'card', card };
        },
      },
      helpEntry(rooms),
    ],
  };
}

/** U050: any source of one's own, for in old rulebooks artifacts give mana as lands do. */
const spareEntries = (card: number, desk: Desk): Entry[] =>
  desk.canSpare(card)
    ? [{ text: desk.isSpared(card) ? TABLE.spareNoMore : TABLE.spare, act: () => void desk.spare(card) }]
    : [];

export function menuOfTable(desk: Desk, ways: Ways): Menu {
  return {
    label: TABLE.menuOfTable,
    entries: [
      ...wordEntries(desk),
      ...yieldEntries(desk),
      ...pileEntries(desk),
      {
        text: TABLE.logTheirs(whoIsAcross(desk)),
        act: () => {
          desk.log = 'theirTurn';
        },
      },
      {
        text: TABLE.habitsEntry,
        act: () => {
          desk.over = { kind: 'habits' };
        },
      },
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

const whoIsAcross = (desk: Desk) =>
  desk.view ? whoIs(desk.view, desk.across) : { you: false, name: TABLE.chair(desk.across + 1) };

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
  if (gesture?.canCancel)
    entries.push({
      text: TABLE.cancel,
      act: () => {
        desk.cancel();
      },
    });
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

export function yieldEntries(desk: Desk): Entry[] {
  const { prompt, view } = desk;
  const entries: Entry[] = [];
  if (prompt?.canYield && prompt.options.kind === 'yesNo')
    entries.push(
      { text: TABLE.yieldYes, act: () => void desk.yieldTo(true) },
      { text: TABLE.yieldNo, act: () => void desk.yieldTo(false) },
    );
  else if (prompt?.canYield) entries.push({ text: TABLE.yieldPass, act: () => void desk.yieldTo() });
  if (view && view.yields > 0)
    entries.push({ text: TABLE.forgetYields(view.yields), act: () => void desk.forgetYields() });
  return entries;
}

function pileEntries(desk: Desk): Entry[] {
  const { view } = desk;
  if (!view) return [];
  return view.players.flatMap((player, seat) =>
    PILES.filter((pile) => isYou(view, seat) && player[pile].length > 0).map((pile) => ({
      text: TABLE.showPile(pile, player[pile].length),
      act: () => {
        desk.over = { kind: 'pile' as const, seat, pile };
      },
    })),
  );
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
