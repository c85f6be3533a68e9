/**
 * What mouse, finger, pen and keyboard do to the table. It is heard once, on the page as a whole, so that no card has
 * to tell, and one press is one thing: a click, a rest that reads or opens a menu, or the second button.
 */
import { resting, type RestingPress } from '../controls/resting.ts';
import type { CardNumber } from '../../src-shared/duel/things.ts';
import type { Desk } from './desk.svelte.ts';
import { cardUnder, spotUnder, type Spot } from './spots.ts';

interface PressWays {
  readonly desk: Desk;
  /** At a place of the page; without one beside the target. */
  readonly openMenu: (target: Element, x?: number, y?: number) => void;
  readonly lookAt: (card: CardNumber) => void;
}

/** Also what lies in a dialog, beside the table. Returns what ends it. */
export function hearPresses(ways: PressWays): () => void {
  const { body } = document;
  const parts = new AbortController();
  const { signal } = parts;
  body.addEventListener('click', (event) => click(event, ways), { signal });
  body.addEventListener('contextmenu', (event) => rightClick(event, ways), { signal });
  body.addEventListener('auxclick', (event) => secondRightClick(event, ways), { signal });
  body.addEventListener('pointerover', (event) => point(event, ways), { signal });
  body.addEventListener('focusin', (event) => point(event, ways), { signal });
  const endResting = resting({ takes: isMeant, begin: (press) => rest(press, ways) })(body);
  return () => {
    parts.abort();
    endResting?.();
  };
}

/** Shift and a click: that ability, several times. */
function click({ target, detail, shiftKey }: MouseEvent, { desk }: PressWays): void {
  const spot = faceUp(target);
  if (!spot) return;
  const isSeveral = shiftKey && isOnTable(target) && spot.kind === 'card';
  if (isSeveral && desk.atHand?.repeatableOf(spot.card)) desk.askHowOften(spot.card);
  else desk.click(spot, detail > 1);
}

function rightClick(event: MouseEvent, { openMenu }: PressWays): void {
  const { target, clientX, clientY, detail } = event;
  if (!isOnTable(target) || target.closest('input, textarea, dialog')) return;
  event.preventDefault();
  // What a finger opens by resting is opened by `resting`.
  if ('pointerType' in event && event.pointerType === 'touch') return;
  // The menu key has no place of its own.
  if (detail === 0 && clientX === 0) openMenu(target);
  else openMenu(target, clientX, clientY);
}

/** The full card, as the menu shows it. */
function secondRightClick({ target, button, detail }: MouseEvent, { lookAt }: PressWays): void {
  const card = button === 2 && detail > 1 && isOnTable(target) ? cardUnder(target) : undefined;
  if (card !== undefined) lookAt(card);
}

/** The Showcase shows what is pointed at, and a target is foretold before it is chosen. */
function point({ target }: Event, { desk }: PressWays): void {
  const seen = faceUp(target);
  const card = seen && cardOf(seen, desk);
  if (card !== undefined) desk.reading.show(card);
  const spot = isOnTable(target) ? spotUnder(target) : undefined;
  if (spot) desk.atHand?.point(spot);
}

/** A mouse hovers over a card to read it; a finger or a pen rests on it. */
const isRead = ({ target, pointerType }: RestingPress): boolean =>
  pointerType !== 'mouse' && faceUp(target)?.kind === 'card';

const isMeant = (press: RestingPress): boolean =>
  isRead(press) || (isOnTable(press.target) && !press.target.closest('input, textarea, dialog'));

function rest(press: RestingPress, { desk, openMenu }: PressWays): void {
  const { target, clientX, clientY } = press;
  const card = isRead(press) ? cardUnder(target) : undefined;
  if (card !== undefined) desk.over = { kind: 'card', card };
  else openMenu(target, clientX, clientY);
}

/** What lies face down has a press of its own, and is read by nobody. */
const faceUp = (target: EventTarget | null): Spot | undefined =>
  target instanceof Element && !target.closest('[data-face-down]') ? spotUnder(target) : undefined;

function cardOf(spot: Spot, { view }: Desk): CardNumber | undefined {
  if (spot.kind === 'card') return spot.card;
  return spot.kind === 'chain' ? view?.chain.find(({ id }) => id === spot.id)?.card : undefined;
}

const isOnTable = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('main.table') !== null;
