/** The keys that mean something everywhere at the table. Enter and the arrows on a spot are the spot's own. */
import type { Desk } from './desk.svelte.ts';
import { isDialogOpen, isFree, isTextField } from '../controls/keys.ts';
import { cardUnder } from './spots.ts';
import type { Furniture } from './windows/furniture.svelte.ts';

interface KeyWays {
  readonly desk: Desk;
  readonly furniture: Furniture;
  /** Opens the menu of what the keyboard is on. */
  readonly openMenu: (target: Element) => void;
  readonly isMenuOpen: boolean;
  /** The buttons of the Situation Bar that can be pressed. */
  readonly buttons: () => readonly HTMLElement[];
}

export function pressTableKey(event: KeyboardEvent, ways: KeyWays): void {
  if (ways.furniture.pressWhileMoving(event)) {
    event.preventDefault();
    return;
  }
  if (!isFree(event) || event.altKey || event.metaKey || ways.isMenuOpen || isDialogOpen()) return;
  const act = actionOf(event, ways);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(event: KeyboardEvent, ways: KeyWays): (() => void) | undefined {
  const { desk, furniture } = ways;
  const on = event.target instanceof Element ? event.target : document.body;
  switch (event.key) {
    case 'Escape':
      return () => {
        if (desk.repeats.current) desk.repeats.stop();
        else if (furniture.isCalled) furniture.endCall();
        else if (desk.log !== 'shut') desk.log = 'shut';
        else if (desk.gesture?.canCancel) desk.cancel();
        else ways.openMenu(document.body);
      };
    case 'Enter':
      if (event.shiftKey) return () => ways.openMenu(on);
      return event.ctrlKey || !isControl(on) ? () => pressMain(ways) : undefined;
    case ' ':
      return isTextField(on) || (isControl(on) && !on.matches('[data-spot]'))
        ? undefined
        : () => pressOnly(ways);
    case 'z':
      return event.ctrlKey && desk.view?.canUndo ? () => void desk.undo() : undefined;
    default:
      return event.ctrlKey ? toggleOf(event, furniture) : plainKey(event.key.toLowerCase(), on, ways);
  }
}

/** What is shown besides, by Control and a letter. */
function toggleOf({ key, shiftKey }: KeyboardEvent, furniture: Furniture): (() => void) | undefined {
  if (shiftKey) return undefined;
  switch (key.toLowerCase()) {
    case 't':
      return () => (furniture.idTags = !furniture.idTags);
    case 'i':
      return () => (furniture.effects = !furniture.effects);
    case 'u':
      return () => (furniture.allSickness = !furniture.allSickness);
    default:
      return undefined;
  }
}

/** Letters lead to zones and do things; digits press what the question offers. */
function plainKey(key: string, on: Element, ways: KeyWays): (() => void) | undefined {
  const { desk } = ways;
  if (isTextField(on)) return undefined;
  const zone = ZONES[key];
  if (zone !== undefined) return focusIn(zone);
  const card = cardUnder(on);
  switch (key) {
    case 'l':
      return card === undefined ? undefined : () => void desk.spare(card);
    case 'r':
      return card === undefined || !desk.atHand?.repeatableOf(card)
        ? undefined
        : () => desk.askHowOften(card);
    case 'n':
      return desk.gesture?.kind === 'act' ? () => desk.runToOwnTurn() : undefined;
    case 'j':
      return () => {
        desk.log = desk.log === 'shut' ? 'all' : 'shut';
      };
    case 'w':
      return desk.hintable;
    case '?':
      return desk.explainable;
    case 'm':
      return pressing('#mute');
    default:
      return /^[1-9]$/.test(key) ? pressPlace(Number(key), ways) : undefined;
  }
}

/** Each zone of the table by its letter; where a zone is not there, its letter does nothing. */
const ZONES: Readonly<Record<string, string>> = {
  h: '[data-window="ownHand"]',
  o: '[data-window="otherHand"]',
  t: '.territory.yours [data-area="territory"]',
  e: '.territory.theirs [data-area="territory"]',
  c: '[data-window="chain"]',
  f: '[data-window="combat"]',
  p: '[data-area="bar"]',
  b: '[data-area="situation"]',
  y: '.block.lower',
  x: '.block:not(.lower)',
};

/** Where the zone is now, or its single stop; its first control where it has none. */
function focusIn(zone: string): (() => void) | undefined {
  const place = document.querySelector(`main.table ${zone}`);
  const stop =
    place?.querySelector<HTMLElement>('[data-spot][aria-current]') ??
    place?.querySelector<HTMLElement>('[data-spot][tabindex="0"]') ??
    place?.querySelector<HTMLElement>('[data-spot], button:not([aria-disabled="true"]), [tabindex="0"]');
  return stop ? () => stop.focus() : undefined;
}

function pressing(selector: string): (() => void) | undefined {
  const button = document.querySelector<HTMLElement>(`main.table ${selector}`);
  return button ? () => button.click() : undefined;
}

/** The first button is number one. */
function pressPlace(number: number, { buttons }: KeyWays): (() => void) | undefined {
  const button = buttons()[number - 1];
  return button ? () => button.click() : undefined;
}

/** Done, or what stands in its place. */
function pressMain({ desk, buttons }: KeyWays): void {
  if (desk.gesture?.canFinish) desk.finish();
  else buttons()[0]?.click();
}

/** Done; with several other buttons it would not be clear which. */
function pressOnly({ desk, buttons }: KeyWays): void {
  const all = buttons();
  if (desk.gesture?.canFinish) desk.finish();
  else if (all.length === 1) all[0]?.click();
}

const isControl = (element: Element): boolean =>
  element.matches('button, a[href], input, select, textarea, [role="menuitem"]');
