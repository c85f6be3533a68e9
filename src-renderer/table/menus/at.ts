/** The mini-menu of the innermost place under the pointer or the keyboard. */
import type { Desk } from '../desk.svelte.ts';
import { cardUnder } from '../spots.ts';
import { menuOfArea } from './area.ts';
import { menuOfCard } from './card.ts';
import { menuOfCell } from './cell.ts';
import type { Menu, Ways } from './menu.ts';
import { menuOfTable } from './table.ts';

export function menuAt(target: Element, desk: Desk, ways: Ways): Menu {
  // The button stands in the Situation Bar, but speaks for the table.
  if (target.closest('#table-menu')) return menuOfTable(desk, ways);
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  const card = cardUnder(target);
  return (
    (cell !== undefined ? menuOfCell(cell, desk, ways) : undefined) ??
    (card !== undefined ? menuOfCard(card, desk, ways) : undefined) ??
    menuOfArea(target.closest<HTMLElement>('[data-area]'), desk, ways) ??
    menuOfTable(desk, ways)
  );
}
