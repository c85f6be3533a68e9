/** The menus of the areas of the table, and of the windows that stand on it. */
import { MANA } from '../../../src-shared/duel/words.ts';
import type { Seat } from '../../../src-shared/duel/things.ts';
import { TABLE_WINDOWS, type TableWindow } from '../../../src-shared/preferences.ts';
import type { Desk } from '../desk.svelte.ts';
import { nameOfCard } from '../naming.ts';
import type { Pile } from '../over.ts';
import { EXPAND_KEY } from '../reading-keys.ts';
import { manaName } from '../../words/game.ts';
import { CARDS, FURNITURE } from '../sentences.ts';
import { manaSpot } from '../spots.ts';
import { FOLDING } from '../windows/furniture.svelte.ts';
import { cancelEntries, helpEntry, optionsEntry, type MenuEntry, type Menu, type Ways } from './menu.ts';
import { goToEntries, pileEntries, wordEntries } from './play.ts';

type AreaMenu = (desk: Desk, ways: Ways, seat: Seat) => Omit<Menu, 'label'>;

const AREA_MENUS: Record<Exclude<keyof typeof FURNITURE.areas, 'territory'>, AreaMenu> = {
  life: (desk, { furniture }, seat) => {
    const { life = 0, poison = 0 } = desk.view?.players[seat] ?? {};
    const text = furniture.faces.has(seat) ? FURNITURE.flipToLife : FURNITURE.flipToFace;
    return {
      note: FURNITURE.lifeIs(life, poison),
      entries: [{ text, act: () => furniture.flip(seat) }],
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
  showcase: ({ reading }) => ({
    entries:
      reading.shown === undefined
        ? []
        : [
            {
              text: reading.isExpanded ? CARDS.shrink : CARDS.expand,
              key: EXPAND_KEY,
              act: () => reading.expand(),
            },
          ],
  }),
  situation: (desk, ways) => ({ entries: [...wordEntries(desk), ...windowEntries('situation', ways)] }),
};

export function menuOfArea(place: HTMLElement | null, desk: Desk, ways: Ways): Menu | undefined {
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
      helpEntry(ways),
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
    entries: [...windowEntries(window, ways), ...cancelEntries(desk), helpEntry(ways)],
  };
}

function windowEntries(window: TableWindow, { furniture, preferences }: Ways): MenuEntry[] {
  const folding = FOLDING.find((one) => one === window);
  return [
    { text: FURNITURE.moveWindow(window), act: () => furniture.takeInHand(window) },
    ...(preferences.shown.windowPlaces[window]
      ? [{ text: FURNITURE.dockWindow(window), act: () => furniture.dock(window) }]
      : []),
    ...(folding ? [{ text: FURNITURE.putAway(folding), act: () => furniture.fold(folding) }] : []),
  ];
}

function topEntries(desk: Desk, seat: Seat): MenuEntry[] {
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
function spendEntries(desk: Desk, seat: Seat): MenuEntry[] {
  const text = desk.gesture?.kind === 'x' ? FURNITURE.pourOne : FURNITURE.spendOne;
  return MANA.flatMap((mana, place) => {
    const spot = manaSpot(seat, place);
    return desk.signOf(spot) ? { text: text(manaName(mana)), act: () => desk.click(spot) } : [];
  });
}
