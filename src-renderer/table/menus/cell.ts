/** The menu of a phase in the Phase Bar. */
import { cellsOf, seatOfHalf, stopsWith } from '../bar.ts';
import type { Desk } from '../desk.svelte.ts';
import { whoIs } from '../naming.ts';
import { STEP_NAMES, TABLE, whoseLower } from '../sentences.ts';
import { helpEntry, type Menu, type Ways } from './menu.ts';

/** `id`: whose half, and which step. */
export function menuOfCell(id: string, desk: Desk, ways: Ways): Menu | undefined {
  const { view } = desk;
  const { preferences } = ways;
  const [half, step] = id.split(' ');
  if (!view || (half !== 'yours' && half !== 'theirs')) return undefined;
  const cell = cellsOf(view, half, preferences.shown.stops).find((other) => other.step === step);
  if (!cell) return undefined;
  const who = whoIs(view, seatOfHalf(view, half));
  return {
    label: TABLE.menuOf(`${whoseLower(who)} ${STEP_NAMES[cell.step].toLowerCase()}`),
    entries: [
      { text: TABLE.runTo, act: () => desk.runTo({ half, step: cell.step }) },
      {
        text: cell.hasStop ? TABLE.unmarkStop : TABLE.markStop,
        act: () => void preferences.change({ stops: stopsWith(preferences.shown.stops, cell) }),
      },
      helpEntry(ways),
    ],
  };
}
