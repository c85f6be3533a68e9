/** The keys that mean something everywhere at the table. Enter and the arrows on a spot are the spot's own. */
import type { Desk } from './desk.svelte.ts';

export interface KeyWays {
  readonly desk: Desk;
  /** Opens the menu of what the keyboard is on. */
  readonly openMenu: (target: Element) => void;
  readonly isMenuOpen: boolean;
  /** The buttons of the Situation Bar that can be pressed. */
  readonly buttons: () => readonly HTMLElement[];
}

export function pressTableKey(event: KeyboardEvent, ways: KeyWays): void {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.metaKey) return;
  if (ways.isMenuOpen || document.querySelector('dialog[open]')) return;
  const act = actionOf(event, ways);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(event: KeyboardEvent, ways: KeyWays): (() => void) | undefined {
  const { desk } = ways;
  const on = event.target instanceof Element ? event.target : document.body;
  switch (event.key) {
    case 'Escape':
      return () => {
        if (desk.log !== 'shut') desk.log = 'shut';
        else if (desk.gesture?.canCancel) desk.cancel();
        else ways.openMenu(document.body);
      };
    case 'Enter':
      if (event.shiftKey)
        return () => {
          ways.openMenu(on);
        };
      return event.ctrlKey || !isControl(on) ? () => pressMain(ways) : undefined;
    case ' ':
      return isTextField(on) || (isControl(on) && !on.matches('[data-spot]'))
        ? undefined
        : () => pressOnly(ways);
    case 'l':
      return event.ctrlKey ? undefined : spareAt(on, desk);
    case 'z':
      return event.ctrlKey && desk.view?.canUndo ? () => void desk.undo() : undefined;
    default:
      return undefined;
  }
}

/** Automatic payments leave the card alone that the keyboard is on. */
function spareAt(on: Element, desk: Desk): (() => void) | undefined {
  const card = /^card-(\d+)$/.exec(on.closest<HTMLElement>('[data-spot]')?.dataset['spot'] ?? '')?.[1];
  return card === undefined || isTextField(on) ? undefined : () => void desk.spare(Number(card));
}

/** Done, or what stands in its place. */
function pressMain({ desk, buttons }: KeyWays): void {
  if (desk.gesture?.canFinish) desk.finish();
  else buttons()[0]?.click();
}

/** With several buttons it would not be clear which. */
function pressOnly({ buttons }: KeyWays): void {
  const all = buttons();
  if (all.length === 1) all[0]?.click();
}

const isControl = (element: Element): boolean =>
  element.matches('button, a[href], input, select, textarea, [role="menuitem"]');

const isTextField = (element: Element): boolean => element.matches('input, textarea, select');
