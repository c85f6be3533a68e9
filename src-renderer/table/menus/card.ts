/** The menu of a card, wherever it lies. */
import type { CardNumber } from '../../../src-shared/duel/things.ts';
import type { Desk } from '../desk.svelte.ts';
import { nameOfCard } from '../naming.ts';
import { FURNITURE, TABLE } from '../sentences.ts';
import { canSpare, isSpared } from '../sparing.ts';
import { cardSpot } from '../spots.ts';
import { cancelEntries, helpEntry, toggleEntries, type MenuEntry, type Menu, type Ways } from './menu.ts';

export function menuOfCard(card: CardNumber, desk: Desk, ways: Ways): Menu | undefined {
  const { view, gesture } = desk;
  if (!view?.cards[card]) return undefined;
  const offers = gesture?.kind === 'act' ? gesture.offersOf(cardSpot(card)) : [];
  return {
    label: TABLE.menuOf(nameOfCard(view, card)),
    entries: [
      ...offers.map(({ text, take }) => ({ text, act: take })),
      ...repeatEntries(card, desk),
      ...spareEntries(card, desk),
      { text: TABLE.showCard, act: () => showCard(card, desk, ways) },
      ...cancelEntries(desk),
      ...toggleEntries(ways),
      helpEntry(ways),
    ],
  };
}

/** In the advanced layout the Showcase is called; else a full card is laid over the table. */
export function showCard(card: CardNumber, desk: Desk, { furniture, preferences }: Ways): void {
  if (preferences.shown.layout === 'advanced') {
    desk.reading.show(card);
    furniture.call();
  } else desk.over = { kind: 'card', card };
}

const repeatEntries = (card: CardNumber, desk: Desk): MenuEntry[] =>
  desk.atHand?.repeatableOf(card) ? [{ text: FURNITURE.repeat, act: () => desk.askHowOften(card) }] : [];

function spareEntries(card: CardNumber, desk: Desk): MenuEntry[] {
  const { view } = desk;
  if (!view || !canSpare(view, card)) return [];
  const text = isSpared(view, card) ? TABLE.spareNoMore : TABLE.spare;
  return [{ text, act: () => void desk.spare(card) }];
}
