/** The mini-menu that is open, if one is. */
import type { Desk } from '../desk.svelte.ts';
import { menuAt } from './at.ts';
import type { Menu, Ways } from './menu.ts';
import { menuOfTable } from './table.ts';

interface Shown {
  readonly menu: Menu;
  readonly x: number;
  readonly y: number;
}

export class OpenMenu {
  readonly #desk: Desk;
  readonly #ways: Ways;
  shown = $state.raw<Shown>();
  /** What has the keyboard again when it is shut. */
  #from: HTMLElement | undefined;

  constructor(desk: Desk, ways: Ways) {
    this.#desk = desk;
    this.#ways = ways;
  }

  /** Without a place below the target, but not so low that it would cover it. */
  open(target: Element, x?: number, y?: number): void {
    const isTable = target === document.body;
    const { left, bottom } = isTable ? middle() : target.getBoundingClientRect();
    const menu = isTable ? menuOfTable(this.#desk, this.#ways) : menuAt(target, this.#desk, this.#ways);
    this.#from = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    this.shown = { menu, x: x ?? left, y: y ?? Math.min(bottom, innerHeight / 2) };
  }

  close(): void {
    const from = this.#from;
    this.shown = this.#from = undefined;
    if (from?.isConnected) from.focus({ preventScroll: true });
  }
}

/** Where a menu opens that belongs to no place. */
const middle = () => ({ left: innerWidth * 0.42, bottom: innerHeight * 0.3 });
